import { clsx } from 'clsx'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import type { AssessmentTexts } from './texts'
import styles from './questions-to-read.module.css'

/** The whole questionnaire for readers without scripts. */
export function ReadOnlyQuestions({
  sections,
  texts,
}: {
  sections: AskedSection[]
  texts: AssessmentTexts['questionnaire']
}) {
  return (
    <div className={clsx('wrap', styles.questionsToRead)}>
      <p>{texts.needsScripts}</p>
      <h2>{texts.toRead}</h2>
      {sections.map((section) => (
        <section key={section.cid}>
          <h3 lang={section.lang}>
            {section.cid} {section.text}
          </h3>
          {section.groups.map((group) => (
            <div key={group.cid}>
              {group.items[0]?.cid !== group.cid && (
                <h4 lang={group.lang}>
                  {group.cid} {group.text}
                </h4>
              )}
              <ul>
                {group.items.map((item) => (
                  <li key={item.id} lang={item.lang}>
                    <span className="num muted">{item.cid}</span> {item.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
