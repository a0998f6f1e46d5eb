import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { readOutgoingPause } from '@/lib/platform/mail/outgoing'
import styles from './outgoing-notice.module.css'

/** Says above every screen that mail is written and not sent; nothing while mail is sent. */
export async function OutgoingNotice() {
  const pause = await readOutgoingPause()
  if (!pause) return null
  const t = await getTranslations('admin.outgoing')
  return (
    <Alert kind="warning" className={styles.notice}>
      {t(pause.by)}
    </Alert>
  )
}
