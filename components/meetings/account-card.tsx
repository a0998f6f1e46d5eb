import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { IconButton } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { Participant } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './account-card.module.css'
import { PersonInitials, PersonName } from './person-mark'

type Props = { me: Participant; leave: () => Promise<void> }

/** The name of the signed-in participant as a link to the settings, and a button to sign out. */
export function AccountCard({ me, leave }: Props) {
  const t = useTranslations('meetings')
  const toast = useToast()
  const [isLeaving, setLeaving] = useState(false)
  const signOut = async () => {
    setLeaving(true)
    try {
      await leave()
    } catch {
      toast(t('failed'), { kind: 'danger' })
      setLeaving(false)
    }
  }
  return (
    <div className={styles.account}>
      <AppLink href={meetingPaths.settings} title={t('account')}>
        <PersonInitials person={me} />
        <span className={styles.name}>
          <b>
            <PersonName person={me} />
          </b>
          <small>{t(`types.${me.user_type}`)}</small>
        </span>
        <span className="sr-only">{t('account')}</span>
      </AppLink>
      <IconButton label={t('leave')} disabled={isLeaving} onClick={() => void signOut()}>
        <LogOut className="icon" size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
