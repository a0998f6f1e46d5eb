import type { AssessmentTexts } from './texts'
import styles from './result-totals.module.css'

/** The numbers of yes and no answers. */
export function ResultTotals({
  yes,
  no,
  texts,
}: {
  yes: number
  no: number
  texts: AssessmentTexts['result']
}) {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{texts.yes}</dt>
        <dd className="num">{yes}</dd>
      </div>
      <div>
        <dt>{texts.no}</dt>
        <dd className="num">{no}</dd>
      </div>
    </dl>
  )
}
