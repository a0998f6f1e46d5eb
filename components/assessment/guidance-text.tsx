import { InLanguage } from '@/components/ui/in-language'
import type { LocalGuidance } from '@/lib/assessment/guidance/resolve'
import type { AssessmentTexts } from './texts'
import styles from './guidance.module.css'

type Props = { guidance: LocalGuidance; texts: AssessmentTexts['guidance'] }

/** What a question means, examples of proof, and the clauses of standards that it belongs to. */
export function GuidanceText({ guidance: { explanation, examples, clauses }, texts }: Props) {
  return (
    <div className={styles.guidance}>
      {explanation && (
        <>
          <b>{texts.means}</b>
          <p>
            <InLanguage of={explanation} />
          </p>
        </>
      )}
      {examples.length > 0 && (
        <>
          <b>{texts.proof}</b>
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example.text}>
                <InLanguage of={example} />
              </li>
            ))}
          </ul>
        </>
      )}
      {clauses.length > 0 && (
        <>
          <b>{texts.clauses}</b>
          <ul>
            {clauses.map(({ standard, clause, link, ...title }) => (
              <li key={`${standard} ${clause}`}>
                {link ? (
                  <a href={link} target="_blank" rel="noopener">
                    {standard} {clause}
                  </a>
                ) : (
                  <span className={styles.clause}>
                    {standard} {clause}
                  </span>
                )}
                {title.text && (
                  <>
                    {' · '}
                    <InLanguage of={title} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
