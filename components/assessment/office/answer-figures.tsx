import { useTranslations } from 'next-intl'
import type { SectionPercentage } from './answer-rows'
import styles from './answer-figures.module.css'

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
  const figures = [
    ['percentage', `${percentage}%`],
    ...(answerCount === undefined ? [] : [['count', String(answerCount)] as const]),
    ['yesCount', String(yesCount)],
    ['noCount', String(noCount)],
  ] as const
  return (
    <div className={styles.figures}>
      <dl className={styles.totals}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
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
