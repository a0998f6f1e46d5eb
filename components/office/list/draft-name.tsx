import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { UnsavedDraft } from '@/lib/platform/records/drafts/schema'
import styles from './listed-drafts.module.css'

type Props = {
  /** Who changed the draft last, and when. */
  change: Pick<UnsavedDraft, 'changed_by' | 'changed_at'>
  children: ReactNode
}

/** The name of a record that has a draft, or is one, with «Ноорог». */
export function DraftName({ change: { changed_by, changed_at }, children }: Props) {
  const t = useTranslations('admin.draft')
  return (
    <span className={styles.tagged}>
      {children}
      <span className={styles.change}>
        <Badge kind="waiting">{t('tag')}</Badge>{' '}
        {t('changed', { name: changed_by || '–', time: formatDateTime(changed_at, 'mn') })}
      </span>
    </span>
  )
}
