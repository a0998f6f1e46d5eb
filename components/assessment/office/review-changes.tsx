'use client'

import { useTranslations } from 'next-intl'
import type { ReviewChange } from '@/lib/assessment/reviews/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { DownloadLink } from './download-link'
import styles from './review-sheet.module.css'

/** Who changed what and when since the finish, newest first. */
export function ReviewChanges({ title, changes }: { title: string; changes: readonly ReviewChange[] }) {
  const t = useTranslations('admin.reviews')
  if (changes.length === 0) return null
  return (
    <details className={styles.changes}>
      <summary>{title}</summary>
      <ol>
        {changes.toReversed().map((change) => (
          <li key={change.id}>
            <b>{t(`changes.${change.kind}`)}</b>{' '}
            <span className="muted num">
              {t('by', {
                email: change.staff_email || t('member'),
                time: formatDateTime(change.created_at, 'mn'),
              })}
            </span>
            <ChangedValues change={change} />
            {change.earlier_proof && (
              <DownloadLink href={change.earlier_proof} name={String(change.before?.file ?? '')}>
                {`${t('earlierProof')}: ${String(change.before?.file ?? '')}`}
              </DownloadLink>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function ChangedValues({ change: { before, after } }: { change: ReviewChange }) {
  const t = useTranslations('admin')
  const wordsOf = (name: string, value: string | number | boolean | null | undefined) => {
    if (value === null || value === undefined || value === '') return '—'
    if (typeof value === 'boolean') return t(value ? 'answers.yes' : 'answers.no')
    const isFinding = name === 'finding'
    return isFinding ? t(`reviews.findings.${value as 'accepted'}`) : String(value)
  }
  const names = Object.keys({ ...before, ...after }).filter((name) => before?.[name] !== after?.[name])
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt className="muted">{t(`reviews.values.${name as 'answer'}`)}</dt>
          <dd>
            {before && name in before && <s>{wordsOf(name, before[name])}</s>} {wordsOf(name, after?.[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
