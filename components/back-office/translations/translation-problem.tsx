import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { CallError } from '@/lib/platform/api/call-error'
import { FormProblem } from '../../office/form/form-problem'
import { scrollIntoView } from '../../office/form/into-view'

type Props = {
  record: { conflict: CallError | null; problem: CallError | null }
  onReload: () => Promise<void>
}

/**
 * Shows why a translation was not saved. If someone else saved the record in the meantime, staff cannot
 * overwrite it, because the Mongolian shown here is outdated. They can load the new version without losing
 * what they typed.
 */
export function TranslationProblem({ record: { conflict, problem }, onReload }: Props) {
  const t = useTranslations('admin.translations')
  if (!conflict) return <FormProblem problem={problem} />
  return (
    <div ref={scrollIntoView}>
      <Alert kind="danger">
        <p>{conflict.message}</p>
        <p>{t('reloadHint')}</p>
        <Button variant="quiet" onClick={() => void onReload()}>
          {t('reload')}
        </Button>
      </Alert>
    </div>
  )
}
