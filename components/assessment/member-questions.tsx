import { lazy, Suspense, useReducer, useRef, useState, type ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { useLeaveGuard } from '@/components/ui/leave-guard'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import type { EarlierAnswers, MemberResult } from '@/lib/assessment/member/schema'
import { itemsOf, localiseSections, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { answerAsBefore, type EarlierYear } from './earlier-answers'
import { earlierNoteSlots } from './earlier-note-slots'
import { FinishSummary } from './finish-summary'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import { mergeUnsentAnswers } from './member-desk'
import { MemberAnswerExtras } from './member-row'
import { guidanceSlot } from './question-guidance'
import { Questionnaire } from './questionnaire'
import {
  blankQuestionnaire,
  firstIncompleteSectionIndex,
  questionnaireReducer,
  type GivenAnswer,
  type GivenAnswers,
  type QuestionnaireAction,
  type QuestionnaireState,
} from './questionnaire-state'
import { SaveStatus } from './save-status'
import { givenAnswersOf } from './stored-answers'
import type { AssessmentTexts } from './texts'
import type { UnsentAnswers } from './unsent-keep'
import { useAnswerSync } from './use-member-desk'
import { useNativeConfirm } from './use-question'
import type { Toast } from './use-toast'

const toastMilliseconds = 5_000
const MemberColleagues = lazy(async () => ({
  default: (await import('./member-colleagues')).MemberColleagues,
}))

type Props = {
  locale: Locale
  sections: AskedSection[]
  /** The answers that the server has. */
  storedAnswers: GivenAnswers
  /** The answers that are still only on the device. */
  unsent: UnsentAnswers
  /** The answers of an earlier year, to take over; null without one. */
  earlier: EarlierAnswers | null
  standing: MemberAssessmentState
  calls: MemberCalls
  crumbs: ReactNode
  /** The fields of an answer that may stay empty. */
  optional: readonly string[]
  /** The numbers of the headings and questions with guidance. */
  writtenCids: readonly string[]
  texts: Pick<AssessmentTexts, 'member' | 'questionnaire' | 'guidance'> & { title: string }
  onToast: (toast: Toast) => void
  /** @returns whether the refusal ends this step, because the session is over or the assessment is closed */
  onRefused: (reason: unknown) => boolean
  onLeave: () => Promise<void>
  /** Leaves the questions for the result; left out where there is no result yet. */
  onBack?: () => void
  /** What reviewers say of a question, if its answer was given before and is asked again. */
  remarkOf?: (questionId: number) => ReactNode
  onResult: (result: MemberResult) => void
}

const saveFailure = ({ member }: Props['texts']): Toast => ({
  ...{ kind: 'danger', text: member.saveFailed, milliseconds: toastMilliseconds },
})

/** The last button of a colleague saves, because the registered address alone finishes. */
const questionnaireTexts = ({ standing, texts }: Props) => ({
  ...texts.questionnaire,
  ...(standing.colleague && { finish: texts.member.colleagues.finish }),
})

/** Says to a colleague that all is saved, and who finishes. */
const savedNotice = ({ standing, texts }: Props) => ({
  kind: 'info' as const,
  text: fillPlaceholders(texts.member.colleagues.done, { organisation: standing.member.name }),
})

/**
 * Step 3: the questions. Every answer is stored on the device at once, and on the server as soon as there is
 * a connection.
 */
export function MemberQuestions(props: Props) {
  const { locale, standing, calls, texts, unsent, onToast, onRefused } = props
  const [state, dispatch] = useReducer(questionnaireReducer, props, restoreQuestionnaire)
  const [notice, setNotice] = useState<{ kind: 'danger' | 'info'; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [earlierYear, setEarlierYear] = useState(() => earlierYearOf(props.earlier))
  const [ask, question] = useNativeConfirm({ cancel: texts.member.back })
  const showSaveFailure = () => onToast(saveFailure(texts))

  const reloadSections = async () => {
    const questionsNow = await readPresentQuestions(calls, standing, earlierYear !== null).catch(() => null)
    if (!questionsNow) return false
    setEarlierYear(earlierYearOf(questionsNow.earlier))
    const answers = desk.replaceStoredAnswers(givenAnswersOf(questionsNow.answers))
    dispatch({ type: 'renew', sections: localiseSections(questionsNow.sections, locale), given: answers })
    return true
  }
  const reloadSectionsWithNotice = async () => {
    if (await reloadSections()) setNotice({ kind: 'info', text: texts.questionnaire.changed })
  }
  const { desk, saves, together, isOffline } = useAnswerSync({
    ...props,
    dispatch,
    onNotSaved: showSaveFailure,
    onOutdated: () => void reloadSectionsWithNotice(),
  })

  useUnsavedAnswersGuard(desk, ask, texts.member.unsaved)

  const { recordAnswer, recordAndSave, keepEarlierAnswers, confirmFileLossAndSave } = answerRecording({
    ...{ desk, state, dispatch, ask, earlierYear },
    texts: texts.member,
  })

  /** Sends all answers. Runs `nextStep` if no row was refused and, with `mustSendAll`, none is unsent. */
  const continueAfterSaving = async (nextStep: () => void | Promise<void>, mustSendAll = true) => {
    setNotice(null)
    setBusy(true)
    const isTaken = (await desk.trySendAll()) || (!mustSendAll && !desk.hasRefusedAnswer())
    setBusy(false)
    if (isTaken) await nextStep()
    else showSaveFailure()
  }
  const confirmAndFinish = async () => {
    if (firstIncompleteSectionIndex(state) >= 0) return dispatch({ type: 'demand' })
    if (standing.colleague) return setNotice(savedNotice(props))
    const { title, action, ...summary } = texts.member.finish
    const text = <FinishSummary sections={state.sections} answers={state.givenAnswers} texts={summary} />
    if (!(await ask({ title, action, text }))) return
    setBusy(true)
    try {
      props.onResult(await calls.finish(standing))
    } catch (reason) {
      if (onRefused(reason)) return
      const refusal = asRefusal(reason)
      const isRenewed = Boolean(refusal?.fields.answers) && (await reloadSections())
      setNotice(
        isRenewed
          ? { kind: 'info', text: texts.questionnaire.changed }
          : { kind: 'danger', text: messageOrFallback(reason, texts.questionnaire.failed) },
      )
    }
    setBusy(false)
  }

  return (
    <>
      <Questionnaire
        state={state}
        dispatch={dispatch}
        texts={questionnaireTexts(props)}
        crumbs={props.crumbs}
        title={texts.title}
        organisation={[standing.member.name, standing.colleague?.name].filter(Boolean).join(' · ')}
        notice={notice}
        busy={busy}
        focusFirst
        onGive={(id, reply) => void confirmFileLossAndSave(id, reply)}
        onNext={() => void continueAfterSaving(() => dispatch({ type: 'next' }), false)}
        onFinish={() => void continueAfterSaving(confirmAndFinish)}
        status={<SaveStatus saveState={together && { ...together, isOffline }} texts={texts.member.status} />}
        foot={
          <FootButtons
            {...props}
            sections={state.sections}
            disabled={busy}
            goAfterSaving={(to) => void continueAfterSaving(to)}
          />
        }
        rowGuidance={guidanceSlot({ writtenCids: props.writtenCids, locale, texts: texts.guidance })}
        {...earlierNoteSlots({
          ...{ locale, earlier: earlierYear },
          answers: state.givenAnswers,
          texts: texts.member,
          onKeep: keepEarlierAnswers,
        })}
        {...(props.remarkOf && { rowNote: ({ id }) => props.remarkOf?.(id) })}
        rowExtras={({ id }) => (
          <MemberAnswerExtras
            id={id}
            reply={state.givenAnswers[id]}
            saveStatus={saves[id]}
            isFileLost={unsent.lost.includes(id)}
            isCommentOptional={props.optional.includes('comment')}
            texts={texts.member}
            onFile={(file) => recordAndSave(id, { file: { name: file.name, url: '' } }, file)}
            onComment={(comment) => {
              recordAnswer(id, { comment })
              desk.saveAfterTyping(id)
            }}
            onCommentDone={() => desk.saveNow(id)}
            onRetry={() => desk.saveNow(id)}
          />
        )}
      />
      {question}
    </>
  )
}

type FootProps = Pick<
  Props,
  'sections' | 'calls' | 'standing' | 'texts' | 'onRefused' | 'onBack' | 'onLeave'
> & {
  disabled: boolean
  goAfterSaving: (to: () => void | Promise<void>) => void
}

/** Opens the colleagues who answer sections for the member, and signs out. */
function FootButtons({
  standing,
  texts: { member },
  disabled,
  onBack,
  onLeave,
  goAfterSaving,
  ...props
}: FootProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {!standing.colleague && !onBack && (
        <>
          <Button variant="quiet" small onClick={() => setIsOpen(true)}>
            {member.colleagues.open}
          </Button>
          <LinkButton variant="quiet" small href={associationPaths.memberYear}>
            {member.year}
          </LinkButton>
        </>
      )}
      {onBack && (
        <Button variant="quiet" small disabled={disabled} onClick={() => goAfterSaving(onBack)}>
          {member.back}
        </Button>
      )}
      <Button variant="quiet" small disabled={disabled} onClick={() => goAfterSaving(onLeave)}>
        {member.leave}
      </Button>
      {isOpen && (
        <Suspense>
          <MemberColleagues {...props} texts={member} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Reads the questions as they are asked now, for a colleague those of its sections, with what the server has. */
async function readPresentQuestions(
  calls: MemberCalls,
  { answer_id, member, colleague }: MemberAssessmentState,
  hasEarlierYear: boolean,
) {
  const [sections, { answers }, earlier] = await Promise.all([
    calls.sections(),
    calls.answers(answer_id, member.id),
    hasEarlierYear ? calls.earlierAnswers() : null,
  ])
  const isAsked = ({ mainIndex }: (typeof sections)[number]) =>
    colleague?.sections.includes(mainIndex) ?? true
  return { sections: sections.filter(isAsked), answers, earlier }
}

const earlierYearOf = (earlier: EarlierAnswers | null): EarlierYear | null =>
  earlier && { ...earlier, answers: new Map(earlier.answers.map((row) => [row.question_id, row])) }

/**
 * The questionnaire with the stored and the unsent answers, open at the first incomplete section or, if all
 * are complete, at the last; of asked answers, at the first.
 */
function restoreQuestionnaire({ sections, storedAnswers, unsent, remarkOf }: Props) {
  const answers = mergeUnsentAnswers(storedAnswers, unsent.given)
  const filledState = questionnaireReducer(blankQuestionnaire(sections), {
    type: 'restore',
    given: answers,
    at: 0,
  })
  const gap = firstIncompleteSectionIndex(filledState)
  return { ...filledState, at: gap < 0 ? (remarkOf ? 0 : sections.length - 1) : gap }
}

type AskToConfirm = ReturnType<typeof useNativeConfirm>[0]

type Recording = {
  desk: ReturnType<typeof useAnswerSync>['desk']
  state: QuestionnaireState
  dispatch: (action: QuestionnaireAction) => void
  ask: AskToConfirm
  earlierYear: EarlierYear | null
  texts: AssessmentTexts['member']
}

/** The ways to answer a question: each is recorded on the device, and all but typing are sent at once. */
function answerRecording({ desk, state, dispatch, ask, earlierYear, texts }: Recording) {
  const recordAnswer = (id: number, change: GivenAnswer, file?: File) => {
    const { meaning = 1 } = state.sections.flatMap(itemsOf).find((item) => item.id === id) ?? {}
    const ownChange = { ...change, answeredBy: undefined }
    const reply = change.answer === undefined ? ownChange : { ...ownChange, meaning, isChanged: false }
    desk.recordAndStoreAnswer(id, reply, file)
    dispatch({ type: 'give', id, given: reply })
  }
  const recordAndSave = (id: number, reply: GivenAnswer, file?: File) => {
    recordAnswer(id, reply, file)
    desk.saveNow(id)
  }
  /** Answers questions as in the earlier year. */
  const keepEarlierAnswers = (ids: readonly number[]) => {
    for (const id of ids) {
      const before = earlierYear?.answers.get(id)
      if (before) recordAndSave(id, answerAsBefore(before, state.givenAnswers[id]))
    }
  }
  /** Saves an answer. Removing its mark for proof also removes its file, so the member must confirm first. */
  const confirmFileLossAndSave = async (id: number, reply: GivenAnswer) => {
    const file = reply.proof === false ? state.givenAnswers[id]?.file : undefined
    if (!file) return recordAndSave(id, reply)
    const isSure = await ask(fileRemovalConfirmation(file.name, texts.dropProof))
    if (isSure) recordAndSave(id, { ...reply, file: undefined })
  }
  return { recordAnswer, recordAndSave, keepEarlierAnswers, confirmFileLossAndSave }
}

/** Asks before the member leaves the page while the server still lacks answers. */
function useUnsavedAnswersGuard(
  desk: ReturnType<typeof useAnswerSync>['desk'],
  askToConfirm: AskToConfirm,
  texts: AssessmentTexts['member']['unsaved'],
): void {
  const mayGo = useRef(false)
  useLeaveGuard({
    isHeld: () => !mayGo.current && desk.hasUnsavedAnswers(),
    mayLeave: () => askToConfirm({ ...texts, isDanger: true, text: <p>{texts.text}</p> }),
    go: (to) => {
      mayGo.current = true
      location.assign(to)
    },
  })
}

function fileRemovalConfirmation(
  fileName: string,
  { title, text, action }: AssessmentTexts['member']['dropProof'],
): Parameters<AskToConfirm>[0] {
  return {
    title,
    action,
    isDanger: true,
    text: <p>{text}</p>,
    name: fileName,
  }
}
