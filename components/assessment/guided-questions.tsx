import { clsx } from 'clsx'
import { localiseGuidance } from '@/lib/assessment/guidance/resolve'
import type { Guidance } from '@/lib/assessment/guidance/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/platform/i18n/locale'
import { GuidanceSummary } from './guidance-summary'
import { GuidanceText } from './guidance-text'
import type { AssessmentTexts } from './texts'
import guidanceStyles from './guidance.module.css'
import styles from './guided-questions.module.css'

type Props = {
  sections: AskedSection[]
  guidance: readonly Guidance[]
  locale: Locale
  texts: AssessmentTexts['guidance']
}

/** The whole questionnaire to read; help is folded below the heading or question that it was written for. */
export function GuidedQuestions({ sections, guidance, locale, texts }: Props) {
  const helpWith = (cid: string) => {
    const row = guidance.find((each) => each.cid === cid)
    return (
      row && (
        <details className={guidanceStyles.fold}>
          <GuidanceSummary {...{ cid, texts }} />
          <GuidanceText guidance={localiseGuidance(row, locale)} texts={texts} />
        </details>
      )
    )
  }
  return (
    <div className={clsx('wrap', styles.guidedQuestions)}>
      {sections.map((section) => (
        <section key={section.cid}>
          <h2 lang={section.lang}>
            {section.cid} {section.text}
          </h2>
          {helpWith(section.cid)}
          {section.groups.map((group) => (
            <div key={group.cid}>
              {group.items[0]?.cid !== group.cid && (
                <>
                  <h3 lang={group.lang}>
                    {group.cid} {group.text}
                  </h3>
                  {helpWith(group.cid)}
                </>
              )}
              <ul>
                {group.items.map((item) => (
                  <li key={item.id}>
                    <span className="num muted">{item.cid}</span> <span lang={item.lang}>{item.text}</span>
                    {helpWith(item.cid)}
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
