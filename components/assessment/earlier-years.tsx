import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { LoadFailed } from './load-failed'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import { useLoadedData } from './use-loaded'
import styles from './earlier-years.module.css'

type Props = {
  calls: MemberCalls
  /** The id of the assessment that the page shows already; the list leaves it out. */
  shownAssessmentId: number
  texts: AssessmentTexts['member']
  onRefused: (reason: unknown) => boolean
  onOpen: (answerId: number, year: number) => void
}

/**
 * The member's other assessments by year; a press on a year calls `onOpen`. Renders nothing while the
 * assessments load, and when there are no others.
 */
export function EarlierYears({ calls, shownAssessmentId, texts, onRefused, onOpen }: Props) {
  const [years, again] = useLoadedData(calls.years, onRefused)
  if (years === 'failed') {
    return (
      <LoadFailed
        className={styles.years}
        text={texts.result.yearsFailed}
        retry={texts.retry}
        onRetry={again}
      />
    )
  }
  if (years === 'loading') return null
  const earlier = years.value.filter(({ answer_id }) => answer_id !== shownAssessmentId)
  if (earlier.length === 0) return null
  return (
    <section className={styles.years} aria-labelledby="earlier-years">
      <h3 id="earlier-years">{texts.result.years}</h3>
      <ul>
        {earlier.map(({ answer_id, year, main_percentage }) => (
          <li key={answer_id}>
            <button type="button" onClick={() => onOpen(answer_id, year)}>
              <span>{fillPlaceholders(texts.result.year, { year })}</span>
              <b className="num">
                {main_percentage === null ? texts.result.unfinished : `${main_percentage}%`}
              </b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
