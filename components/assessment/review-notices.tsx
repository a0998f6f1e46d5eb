import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { OwnReview } from '@/lib/assessment/reviews/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { LoadFailed } from './load-failed'
import type { MemberCalls } from './member-calls'
import styles from './review-notices.module.css'
import type { AssessmentTexts } from './texts'
import { useLoadedData } from './use-loaded'

/** More asked answers than these are shown on request. */
const findingsAtAGlanceMax = 5

type Props = {
  calls: MemberCalls
  locale: Locale
  texts: AssessmentTexts['member']
  onRefused: (reason: unknown) => boolean
  onAnswer: (review: OwnReview) => void
}

/** Where the review of each of the member's assessments stands; first what is asked, with its last day. */
export function ReviewNotices({ calls, locale, texts, onRefused, onAnswer }: Props) {
  const [reviews, again] = useLoadedData(calls.reviews, onRefused)
  if (reviews === 'failed')
    return (
      <div className={`wrap ${styles.notices}`}>
        <LoadFailed text={texts.review.failed} retry={texts.retry} onRetry={again} />
      </div>
    )
  if (reviews === 'loading' || reviews.value.length === 0) return null
  const sortedReviews = reviews.value.toSorted((a, b) => Number(b.is_open) - Number(a.is_open))
  return (
    <div className={`wrap ${styles.notices}`}>
      {sortedReviews.map((review) => (
        <ReviewNotice key={review.answer_id} {...{ review, locale, texts, onAnswer }} />
      ))}
    </div>
  )
}

function ReviewNotice({
  review,
  locale,
  texts: { review: texts },
  onAnswer,
}: Pick<Props, 'locale' | 'texts' | 'onAnswer'> & { review: OwnReview }) {
  const { year, findings, is_open, due_on, state, accepted, answers } = review
  const date = due_on ? formatDate(due_on, locale) : ''
  if (is_open)
    return (
      <Alert kind="warning">
        <div className={styles.asked}>
          <div>
            <b>{fillPlaceholders(texts.asked, { year, count: findings.length })}</b>
            <p>{fillPlaceholders(texts.askedText, { date })}</p>
          </div>
          <Button onClick={() => onAnswer(review)}>{texts.answer}</Button>
        </div>
        <details open={findings.length <= findingsAtAGlanceMax}>
          <summary>{texts.askedAnswers}</summary>
          <Findings findings={findings} texts={texts} />
        </details>
      </Alert>
    )
  const words = {
    finished: texts.inReview,
    in_review: texts.inReview,
    asked: texts.over,
    reviewed: texts.reviewed,
    expired: texts.expired,
  }[state]
  return (
    <Alert kind="info">
      {fillPlaceholders(words, { year, date, accepted, count: answers })}
      {findings.length > 0 && (
        <details>
          <summary>{fillPlaceholders(texts.notAccepted, { count: findings.length })}</summary>
          <Findings findings={findings} texts={texts} />
        </details>
      )}
    </Alert>
  )
}

/** Each answer that was not accepted, with the reviewer's words. */
function Findings({
  findings,
  texts,
}: Pick<OwnReview, 'findings'> & { texts: AssessmentTexts['member']['review'] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ question_id, cid, finding, remark }) => (
        <li key={question_id}>
          <span className="num">{cid}</span> {texts.findings[finding]}
          {remark && <p>{remark}</p>}
        </li>
      ))}
    </ul>
  )
}
