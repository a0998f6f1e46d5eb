import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { UnsavedDraft } from '@/lib/platform/records/drafts/schema'

export type DraftChange = Pick<UnsavedDraft, 'changed_by' | 'changed_at'>

/** Returns a function that says who changed a draft last, and when. */
export function useChangeText(): (change: DraftChange) => string {
  const t = useTranslations('admin.draft')
  return ({ changed_by, changed_at }) =>
    t('changed', { name: changed_by || '–', time: formatDateTime(changed_at, 'mn') })
}
