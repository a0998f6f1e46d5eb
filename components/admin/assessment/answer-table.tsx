'use client'

import { Check, FileCheck, Minus } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { AnswerRow } from './answer-rows'
import { DownloadLink } from './download-link'

/** Every question under its headings, with yes or no and whether there is evidence. */
export function AnswerTable({ rows }: { rows: readonly AnswerRow[] }) {
  const t = useTranslations('admin.answers')
  return (
    <table className="data-table answer-table">
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
            <tr key={row.key} className={`is-${row.kind}`}>
              <th scope="colgroup" colSpan={4}>
                <span className="num">{row.cid}</span>
                {row.text}
              </th>
            </tr>
          ) : (
            <tr key={row.key} className={clsx(row.kind === 'requirement' && 'is-asked-requirement')}>
              <td className="num">{row.cid}</td>
              <td>
                {row.text}
                {row.comment && <span className="answer-table__comment">{row.comment}</span>}
              </td>
              <td>
                <AnswerMark answer={row.answer} />
              </td>
              <td>
                <Proof row={row} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

function AnswerMark({ answer }: Pick<AnswerRow, 'answer'>) {
  const t = useTranslations('admin.answers')
  if (answer === null) return <span className="answer-mark muted">{t('unanswered')}</span>
  return (
    <span className={clsx('answer-mark', answer ? 'answer-mark--yes' : 'answer-mark--no')}>
      {answer ? (
        <Check className="icon" size={16} aria-hidden />
      ) : (
        <Minus className="icon" size={16} aria-hidden />
      )}
      {t(answer ? 'yes' : 'no')}
    </span>
  )
}

function Proof({ row: { cid, proof, file } }: { row: AnswerRow }) {
  const t = useTranslations('admin.answers')
  if (!proof) return <span className="sr-only">{t('noProof')}</span>
  return (
    <span className="answer-proof">
      <FileCheck className="icon" size={16} aria-hidden />
      {file ? (
        <DownloadLink className="cell-link cell-break" href={file.url} name={file.name}>
          {file.name}
          <span className="sr-only"> {cid}</span>
        </DownloadLink>
      ) : (
        t('hasProof')
      )}
    </span>
  )
}
