import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { OfferedDraft } from './draft'
import type { FormDraft } from './use-draft'

/** Asks whether to continue the newest draft of a form; a second one can be chosen instead. */
export function DraftQuestion({ draft }: { draft: FormDraft }) {
  const t = useTranslations('admin.draft')
  const { offers, continueDraft, dropOffer, closeOffers } = draft
  const [newest, other] = offers
  const textOf = ({ by, at }: OfferedDraft) => {
    const time = formatDateTime(at, 'mn')
    if (!by) return t('text', { time })
    return by.is_own ? t('ownText', { time }) : t('othersText', { name: by.changed_by || '–', time })
  }
  return (
    <Dialog
      open={newest !== undefined}
      onOpenChange={(open) => !open && closeOffers()}
      title={t('title')}
      description={
        newest && (
          <>
            {textOf(newest)} {t('withoutFiles')}
          </>
        )
      }
      actions={
        newest && (
          <>
            <Button variant="quiet" onClick={() => void dropOffer()}>
              {t('drop')}
            </Button>
            {other && (
              <Button variant="quiet" onClick={() => continueDraft(other)}>
                {t('other')}
              </Button>
            )}
            <Button onClick={() => continueDraft(newest)}>{t('restore')}</Button>
          </>
        )
      }
    >
      {other && <p>{textOf(other)}</p>}
    </Dialog>
  )
}
