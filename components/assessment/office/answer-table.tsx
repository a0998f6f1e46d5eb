'use client'

import { Check, FileCheck, Minus } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { AnswerRow } from './answer-rows'
import { DownloadLink } from './download-link'
import styles from './answer-table.module.css'
import { cellLinkClass } from '../../office/list/cells'
import { PlainTable } from '@/components/ui/table'

/** Every question under its headings, with yes or no, its comment and its proof. */
export function AnswerTable({ rows }: { rows: readonly AnswerRow[] }) {
  const t = useTranslations('admin.answers')
  return (
    <PlainTable dense className={styles.table}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('index')}</th>
          <th scope="col">{t('question')}</th>
          <th scope="col">{t('answer')}</th>
          <th scope="col">{t('proof')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind !== 'question' && row.answer === null ? (
            <tr key={row.key} className={styles[row.kind]}>
              <th scope="colgroup" colSpan={4}>
                <span className="num">{row.cid}</span>
                {row.text}
              </th>
            </tr>
          ) : (
            <tr key={row.key} className={clsx(row.kind === 'requirement' && styles.askedRequirement)}>
              <td className="num">{row.cid}</td>
              <td>
                {row.text}
                {row.comment && <span className={styles.comment}>{row.comment}</span>}
                {row.answeredBy && (
                  <span className={styles.comment}>{t('answeredBy', { name: row.answeredBy })}</span>
                )}
                {row.takenOverYear && (
                  <span className={styles.comment}>
                    {t('takenOver', { year: String(row.takenOverYear) })}
                  </span>
                )}
              </td>
              <td>
                <AnswerMark answer={row.answer} />
              </td>
              <td>
                <ProofCell row={row} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </PlainTable>
  )
}

function AnswerMark({ answer }: Pick<AnswerRow, 'answer'>) {
  const t = useTranslations('admin.answers')
  if (answer === null) return <span className={clsx('muted', styles.mark)}>{t('unanswered')}</span>
  return (
    <span className={clsx(styles.mark, answer ? styles.yes : styles.no)}>
      {answer ? (
        <Check className="icon" size={16} aria-hidden />
      ) : (
        <Minus className="icon" size={16} aria-hidden />
      )}
      {t(answer ? 'yes' : 'no')}
    </span>
  )
}

function ProofCell({ row: { cid, proof, file } }: { row: AnswerRow }) {
  const t = useTranslations('admin.answers')
  if (!proof) return <span className="sr-only">{t('noProof')}</span>
  return (
    <span className={styles.proof}>
      <FileCheck className="icon" size={16} aria-hidden />
      {file ? (
        <DownloadLink className={cellLinkClass({ breakable: true })} href={file.url} name={file.name}>
          {file.name}
          <span className="sr-only"> {cid}</span>
        </DownloadLink>
      ) : (
        t('hasProof')
      )}
    </span>
  )
}
