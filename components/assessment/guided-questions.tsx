import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { localiseGuidance } from '@/lib/assessment/guidance/resolve'
import type { Guidance } from '@/lib/assessment/guidance/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
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
          <summary>
            <ChevronRight className="icon" size={16} aria-hidden />
            {texts.show}
            <span className="sr-only">: {fillPlaceholders(texts.of, { number: cid })}</span>
          </summary>
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
