import { clsx } from 'clsx'
import { Lith } from '@/components/ui/lith'
import { itemsOf } from '@/lib/assessment/questions/localise'
import { fillIn } from '@/lib/i18n/fill-in'
import { sidebarRock, waveOf } from './layers'
import { firstIncomplete, unansweredIn, type QuestionnaireState } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './section-sidebar.module.css'

type Props = {
  state: QuestionnaireState
  texts: AssessmentTexts['questionnaire']
  onOpen: (at: number) => void
}

/** The sections as layers of one core. What lies before the first gap can be opened again. */
export function SectionSidebar({ state, texts, onOpen }: Props) {
  const gap = firstIncomplete(state)
  const reach = gap < 0 ? state.sections.length - 1 : Math.max(gap, state.at)
  return (
    <nav aria-label={texts.sections}>
      <ol className={styles.sectionSidebar}>
        {state.sections.map((section, at) => {
          const current = at === state.at
          const all = itemsOf(section).length
          const done = all - unansweredIn(section, state.given).length
          const words = (
            <>
              <span lang={section.lang}>{section.text}</span>
              <small>
                {done === all && !current
                  ? texts.complete
                  : current || done > 0
                    ? fillIn(texts.answered, { done, all })
                    : texts.later}
              </small>
            </>
          )
          return (
            <li
              key={section.cid}
              className={clsx(!current && done < all && styles.later)}
              aria-current={current ? 'step' : undefined}
            >
              <Lith {...sidebarRock(at)} wave={waveOf(at)} className={styles.rock} />
              {!current && at <= reach ? (
                <button type="button" className={styles.text} onClick={() => onOpen(at)}>
                  {words}
                </button>
              ) : (
                <div className={styles.text}>{words}</div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
