import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton, LinkButton } from '@/components/ui/button'
import type { StoredAnswer } from '@/lib/assessment/member/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { fileHref } from '@/lib/wiring/calls/client'
import { LoadFailed } from './load-failed'
import type { MemberCalls } from './member-calls'
import { questionText } from './stored-answers'
import type { AssessmentTexts } from './texts'
import { useLoadedData } from './use-loaded'
import styles from './answers-view.module.css'

type Props = {
  locale: Locale
  assessmentId: number
  memberId: number
  title: string
  calls: MemberCalls
  texts: AssessmentTexts['member']
  onRefused: (reason: unknown) => boolean
  onClose: () => void
}

/** The answers of one assessment in a native dialog, with a link that saves them as PDF. */
export function AnswersView({
  locale,
  assessmentId,
  memberId,
  title,
  calls,
  texts,
  onRefused,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [loadState, again] = useLoadedData(() => calls.answers(assessmentId, memberId), onRefused)
  useEffect(() => dialog.current?.showModal(), [])

  const answers = typeof loadState === 'string' ? [] : loadState.value.answers
  const some = answers.some(({ answer }) => answer !== null)
  return (
    <dialog ref={dialog} className={styles.answersView} aria-labelledby="answers-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="answers-title">{title}</h2>
        {some && (
          <LinkButton
            variant="quiet"
            small
            href={fileHref('GET /client/get/member-answers/file', { id: assessmentId, lang: locale })}
            data-page={undefined}
            download
          >
            <Download className="icon" size={18} aria-hidden />
            {texts.answers.pdf}
          </LinkButton>
        )}
        <IconButton label={texts.answers.close} onClick={() => dialog.current?.close()}>
          <X className="icon" size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.body}>
        {loadState === 'loading' && <p role="status">{texts.loading}</p>}
        {loadState === 'failed' && (
          <LoadFailed text={texts.answers.failed} retry={texts.retry} onRetry={again} />
        )}
        {typeof loadState !== 'string' && !some && <p>{texts.answers.none}</p>}
        {some &&
          answers.map((row) => (
            <StoredAnswerRow key={row.question_id} row={row} locale={locale} texts={texts} />
          ))}
      </div>
    </dialog>
  )
}

/** Shows an answered question with its answer, and every other row as a heading. */
function StoredAnswerRow({
  row,
  locale,
  texts,
}: {
  row: StoredAnswer
  locale: Locale
  texts: Props['texts']
}) {
  const { text, lang } = questionText(row, locale)
  if (row.answer === null) {
    const Heading = row.pid === null ? 'h3' : 'h4'
    return (
      <Heading lang={lang}>
        <span className="num muted">{row.cid}</span> {text}
      </Heading>
    )
  }
  return (
    <div className={styles.row}>
      <span className="num muted">{row.cid}</span>
      <div>
        <p lang={lang}>{text}</p>
        {row.comment && <p className="secondary small">{row.comment}</p>}
        {row.answered_by && (
          <p className="secondary small">{fillPlaceholders(texts.answeredBy, { name: row.answered_by })}</p>
        )}
        {row.taken_over_year && (
          <p className="secondary small">
            {fillPlaceholders(texts.takenOver, { year: row.taken_over_year })}
          </p>
        )}
        {row.proof_file ? (
          <a href={row.proof_file} target="_blank" rel="noopener">
            {fillPlaceholders(texts.answers.file, { name: row.proof_file_name ?? '' })}
          </a>
        ) : (
          row.proof && <p className="secondary small">{texts.answers.proof}</p>
        )}
      </div>
      <b>{row.answer === 1 ? texts.answers.yes : texts.answers.no}</b>
    </div>
  )
}
