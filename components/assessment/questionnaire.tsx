import { ArrowLeft, ArrowRight } from 'lucide-react'
import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { itemsOf, type AskedItem, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { QuestionRow, questionElementId } from './question-row'
import {
  unansweredItems,
  type GivenAnswer,
  type QuestionnaireAction,
  type QuestionnaireState,
} from './questionnaire-state'
import { SectionSidebar } from './section-sidebar'
import type { AssessmentTexts } from './texts'
import styles from './questionnaire.module.css'

const alertMilliseconds = 5_000

type Props = {
  state: QuestionnaireState
  dispatch: (action: QuestionnaireAction) => void
  texts: AssessmentTexts['questionnaire']
  /** The breadcrumb, drawn by the page. */
  crumbs: ReactNode
  title: string
  organisation: string
  /** A refusal or another message; it is shown above the questions until the next step. */
  notice?: { kind: 'danger' | 'info'; text: string } | null
  /** True while a step runs: its buttons are disabled. */
  busy?: boolean
  /** Whether the section that is open at first takes the focus, because a step led to it. */
  focusFirst?: boolean
  onGive: (id: number, reply: GivenAnswer) => void
  /** Goes back from the first section; without this function the first section has no back button. */
  onLeaveBackwards?: () => void
  /**
   * Called for a step forward. The caller opens the next section; if it saves answers, it saves them first.
   */
  onNext: () => void
  onFinish: () => void
  rowExtras?: (item: AskedItem) => ReactNode
  /** The help with a question, below its text. */
  rowGuidance?: (item: AskedItem) => ReactNode
  /** What is said of a question, below its text, and of the open section, below its heading. */
  rowNote?: (item: AskedItem) => ReactNode
  sectionNote?: (section: AskedSection) => ReactNode
  /** The state of saving, which stays in view. */
  status?: ReactNode
  foot?: ReactNode
}

/**
 * The questionnaire: one page for each section. Beside it are all sections as a drill core; at its foot are
 * the buttons of the steps.
 */
export function Questionnaire(props: Props) {
  const { state, dispatch, texts, notice, busy, onGive, rowExtras, rowGuidance, rowNote } = props
  const section = state.sections[state.at]
  const first = unansweredItems(section, state.givenAnswers)[0]
  const heading = useScrollAndFocusNewSection(state.at, props.focusFirst ?? false)
  useScrollAndFocusUnanswered(state.alarm, first?.id)

  useEffect(() => {
    if (state.alarm === 0) return
    const timer = setTimeout(() => dispatch({ type: 'quiet' }), alertMilliseconds)
    return () => clearTimeout(timer)
  }, [state.alarm, dispatch])

  if (!section) return null
  const last = state.at === state.sections.length - 1
  const progress = { number: state.at + 1, all: state.sections.length }
  const back = state.at > 0 ? () => dispatch({ type: 'open', at: state.at - 1 }) : props.onLeaveBackwards

  return (
    <div className={clsx('wrap', styles.questionnaire)}>
      <div className={styles.sidebar}>
        {props.crumbs}
        <h1>{props.title}</h1>
        <p className="small secondary">
          {props.organisation} <b>· {fillPlaceholders(texts.section, progress)}</b>
        </p>
        <SectionSidebar state={state} texts={texts} onOpen={(at) => dispatch({ type: 'open', at })} />
        {props.foot}
      </div>
      <form
        className={styles.questions}
        // `data-foot` moves the fixed contact buttons away from the lower edge in windows below 90rem, where
        // they would cover the buttons of the steps.
        data-foot=""
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (last) props.onFinish()
          else props.onNext()
        }}
      >
        <h2 ref={heading} tabIndex={-1} lang={section.lang}>
          {section.text}
        </h2>
        {(state.alarm > 0 || notice) && (
          <div className={styles.notes}>
            {/* The key makes each refusal a new alert, so screen readers announce it again. */}
            {state.alarm > 0 && first && (
              <Alert key={state.alarm} kind="danger" className={styles.alarm}>
                {texts.alert}{' '}
                <a
                  href={`#${questionElementId(first.id)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    scrollToAndFocusQuestion(first.id)
                  }}
                >
                  {fillPlaceholders(texts.firstUnanswered, { number: first.cid })}
                </a>
              </Alert>
            )}
            {notice && <Alert kind={notice.kind}>{notice.text}</Alert>}
          </div>
        )}
        {props.sectionNote?.(section)}
        {section.groups.map((group) => (
          <QuestionGroup
            key={group.cid}
            {...{ group, state, texts, onGive, rowExtras, rowGuidance, rowNote }}
          />
        ))}
        <div className={styles.foot}>
          {props.status}
          {back && (
            <Button variant="quiet" disabled={busy} onClick={back}>
              <ArrowLeft className="icon" size={18} aria-hidden />
              {texts.previous}
            </Button>
          )}
          <SectionProgress section={section} state={state} texts={texts} />
          <Button type="submit" disabled={busy}>
            {last ? texts.finish : texts.next}
            {!last && <ArrowRight className="icon" size={18} aria-hidden />}
          </Button>
        </div>
      </form>
    </div>
  )
}

type GroupProps = Pick<Props, 'state' | 'texts' | 'onGive' | 'rowExtras' | 'rowGuidance' | 'rowNote'> & {
  group: AskedSection['groups'][number]
}

/** A requirement with its questions. A requirement without separate questions is itself the question. */
function QuestionGroup({ group, state, texts, onGive, rowExtras, rowGuidance, rowNote }: GroupProps) {
  return (
    <section>
      {group.items[0]?.cid !== group.cid && (
        <h3 className={styles.group} lang={group.lang}>
          <span className="num muted">{group.cid}</span>
          <span>{group.text}</span>
        </h3>
      )}
      <ul>
        {group.items.map((item) => (
          <QuestionRow
            key={item.id}
            item={item}
            reply={state.givenAnswers[item.id]}
            isMarked={state.marked.includes(item.id)}
            texts={texts}
            note={
              <>
                {rowGuidance?.(item)}
                {rowNote?.(item)}
              </>
            }
            onGive={(reply) => onGive(item.id, reply)}
          >
            {rowExtras?.(item)}
          </QuestionRow>
        ))}
      </ul>
    </section>
  )
}

/** How many questions of a section are answered: a mark for each question, and the numbers as text. */
function SectionProgress({
  section,
  state,
  texts,
}: { section: AskedSection } & Pick<Props, 'state' | 'texts'>) {
  const items = itemsOf(section)
  const answeredCount = items.length - unansweredItems(section, state.givenAnswers).length
  return (
    <p className={styles.progress}>
      <span className={styles.ticks} aria-hidden>
        {items.map(({ id }) => (
          <i
            key={id}
            className={clsx(
              state.givenAnswers[id]?.answer !== undefined && styles.given,
              state.marked.includes(id) && styles.unanswered,
            )}
          />
        ))}
      </span>
      <span className={clsx('num', styles.count)}>
        {fillPlaceholders(texts.answered, { done: answeredCount, all: items.length })}
      </span>
    </p>
  )
}

/** Scrolls the row of a question into view and focuses the first of its radio buttons. */
function scrollToAndFocusQuestion(questionId: number) {
  const row = document.getElementById(questionElementId(questionId))
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus({ preventScroll: true })
}

/** Whenever a step is refused, scrolls to the first unanswered row and focuses it, also in a new section. */
function useScrollAndFocusUnanswered(refusalCount: number, firstUnansweredId: number | undefined) {
  const lastAlarm = useRef(refusalCount)
  useEffect(() => {
    if (refusalCount > lastAlarm.current && firstUnansweredId !== undefined)
      scrollToAndFocusQuestion(firstUnansweredId)
    lastAlarm.current = refusalCount
  }, [refusalCount, firstUnansweredId])
}

/** Scrolls a newly opened section to its top and focuses its heading. */
function useScrollAndFocusNewSection(sectionIndex: number, focusesAtStart: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastIndex = useRef(focusesAtStart ? -1 : sectionIndex)
  useEffect(() => {
    if (lastIndex.current === sectionIndex) return
    lastIndex.current = sectionIndex
    heading.current?.closest('form')?.scrollIntoView({ block: 'start', behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [sectionIndex])
  return heading
}
