import type { AssessmentTexts } from './texts'
import styles from './result-totals.module.css'

export function ResultTotals({
  yesCount,
  noCount,
  texts,
}: {
  yesCount: number
  noCount: number
  texts: AssessmentTexts['result']
}) {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{texts.yes}</dt>
        <dd className="num">{yesCount}</dd>
      </div>
      <div>
        <dt>{texts.no}</dt>
        <dd className="num">{noCount}</dd>
      </div>
    </dl>
  )
}
