import type { AssessmentYear } from '@/lib/assessment/member/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { AssessmentTexts } from './texts'
import styles from './earlier-years.module.css'

type Props = {
  years: readonly AssessmentYear[]
  /** The id of the assessment that the page shows already; the list leaves it out. */
  shownAssessmentId: number
  texts: AssessmentTexts['member']
  onOpen: (answerId: number, year: number) => void
}

/**
 * The member's other assessments by year; a press on a year calls `onOpen`. Renders nothing when there are no
 * others.
 */
export function EarlierYears({ years, shownAssessmentId, texts, onOpen }: Props) {
  const earlier = years.filter(({ answer_id }) => answer_id !== shownAssessmentId)
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
