import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatTime } from '@/lib/platform/i18n/format'
import { useConfirm } from '../confirm'
import styles from './save-bar.module.css'
import type { FormDraft } from './use-draft'

/** Tells in the save bar whether the server has the draft, and lets staff take over a colleague's. */
export function DraftState({ draft: { state, fileDraft } }: { draft: FormDraft }) {
  const t = useTranslations('admin.draft')
  const ask = useConfirm()
  if (!state) return null
  const confirmAndTakeOver = async () => {
    const question = {
      ...{ title: t('takeOverQuestion'), description: t('takeOverLoss') },
      action: t('takeOver'),
    }
    if (await ask(question)) await fileDraft({ overwrites: true })
  }
  if (state.is === 'conflict')
    return (
      <div className={styles.conflict}>
        <p role="alert">{state.message}</p>
        <Button small variant="outline" onClick={() => void confirmAndTakeOver()}>
          {t('takeOver')}
        </Button>
      </div>
    )
  return (
    <span className={styles.draft}>
      {state.is === 'stored' ? t('storedAt', { time: formatTime(state.at) }) : t('notStored')}
    </span>
  )
}
