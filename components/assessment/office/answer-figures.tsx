import { useTranslations } from 'next-intl'
import type { SectionPercentage } from './answer-rows'
import styles from './answer-figures.module.css'
import { Totals } from './totals'

type Props = {
  percentage: number
  /** How many answers the respondent gave; left out for members. */
  answerCount?: number
  yesCount: number
  noCount: number
  sections?: readonly SectionPercentage[]
}

/** The totals of the answers: the share of yes, the counts and, for a member, each section. */
export function AnswerFigures({ percentage, answerCount, yesCount, noCount, sections = [] }: Props) {
  const t = useTranslations('admin.answers')
  return (
    <div className={styles.figures}>
      <Totals
        figures={[
          [t('percentage'), `${percentage}%`],
          ...(answerCount === undefined ? [] : [[t('count'), String(answerCount)] as const]),
          [t('yesCount'), String(yesCount)],
          [t('noCount'), String(noCount)],
        ]}
      />
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label={t('sections')}>
          {sections.map((section) => (
            <li key={section.cid}>
              <span>
                <span className="num">{section.cid}</span> {section.title}
              </span>
              <b className="num">{section.percentage}%</b>
              <span className={styles.bar} aria-hidden>
                <i style={{ width: `${section.percentage}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
