import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Translation } from '@/lib/office/translations/schema'
import styles from './translation-state.module.css'

type Props = {
  state: Translation['state']
  /** Marks the English as up to date; undefined while staff edit or save the English. */
  onMarkUpToDate: (() => void) | undefined
}

/** The state of a translation and, if it is outdated, the button that marks it as up to date. */
export function TranslationState({ state, onMarkUpToDate }: Props) {
  const t = useTranslations('admin.translations')
  if (state === 'done') return <Alert kind="success">{t('choices.state.done')}</Alert>
  if (state === 'missing') return <Alert kind="info">{t('missing')}</Alert>
  return (
    <Alert kind="warning">
      <p>{t('outdated')}</p>
      <Button variant="quiet" className={styles.keep} disabled={!onMarkUpToDate} onClick={onMarkUpToDate}>
        {t('keep')}
      </Button>
    </Alert>
  )
}
