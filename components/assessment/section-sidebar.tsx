import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RockSwatch } from '@/components/ui/lith'
import { type AskedSection, itemsOf } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { rockSwatchOnPage, waveVariantOf } from './layers'
import { firstIncompleteSectionIndex, unansweredItems, type QuestionnaireState } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './section-sidebar.module.css'

type Props = {
  state: QuestionnaireState
  texts: AssessmentTexts['questionnaire']
  onOpen: (at: number) => void
}

/**
 * The sections as layers of one drill core. The reader can open every section up to the first incomplete
 * section, or up to the open section if it comes later.
 */
export function SectionSidebar({ state, texts, onOpen }: Props) {
  const gap = firstIncompleteSectionIndex(state)
  const reach = gap < 0 ? state.sections.length - 1 : Math.max(gap, state.at)
  return (
    <nav aria-label={texts.sections}>
      <SectionList>
        {state.sections.map((section, at) => {
          const current = at === state.at
          const all = itemsOf(section).length
          const answeredCount = all - unansweredItems(section, state.givenAnswers).length
          return (
            <SectionListItem
              key={section.cid}
              at={at}
              section={section}
              note={
                answeredCount === all && !current
                  ? texts.complete
                  : current || answeredCount > 0
                    ? fillPlaceholders(texts.answered, { done: answeredCount, all })
                    : texts.later
              }
              isCurrent={current}
              isLater={!current && answeredCount < all}
              onOpen={!current && at <= reach ? () => onOpen(at) : undefined}
            />
          )
        })}
      </SectionList>
    </nav>
  )
}

/** The frame of a list of sections, drawn as layers of one drill core. */
export function SectionList({ className, children }: { className?: string; children: ReactNode }) {
  return <ol className={clsx(styles.sectionSidebar, className)}>{children}</ol>
}

type SectionListItemProps = {
  at: number
  section: AskedSection
  /** The progress in the section or the number of its questions. */
  note: string
  isCurrent?: boolean
  isLater?: boolean
  /** Opens the section; left out when it cannot be opened. */
  onOpen?: () => void
}

export function SectionListItem({ at, section, note, isCurrent, isLater, onOpen }: SectionListItemProps) {
  const words = (
    <>
      <span lang={section.lang}>{section.text}</span>
      <small>{note}</small>
    </>
  )
  return (
    <li className={isLater ? styles.later : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <RockSwatch {...rockSwatchOnPage(at)} wave={waveVariantOf(at)} className={styles.rock} />
      {onOpen ? (
        <button type="button" className={styles.text} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={styles.text}>{words}</div>
      )}
    </li>
  )
}
