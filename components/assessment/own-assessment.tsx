'use client'

import { lazy, Suspense, useEffect, useReducer, useRef, type ReactNode } from 'react'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import { localiseSections, itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { MoreLink } from '@/components/ui/more-link'
import { AssessmentTitle } from './assessment-title'
import type { FileTexts } from './chosen-file'
import type { Guide } from './fitting-guide'
import { storeDraft, readDraft, type Contact } from './own-draft'
import { SelfAssessmentIntro } from './own-intro'
import { SelfAssessmentProofField } from './own-proof'
import { blankSelfAssessment, draftOf, selfAssessmentReducer, type SelfAssessmentState } from './own-state'
import { guidanceSlot } from './question-guidance'
import { Questionnaire } from './questionnaire'
import { firstIncompleteSectionIndex, type QuestionnaireAction } from './questionnaire-state'
import type { SiteName } from './result-poster'
import type { AssessmentTexts } from './texts'
import { Waiting } from './waiting'

/** Loaded while the visitor answers the questions, because a new visitor does not need the result. */
const importResultView = () => import('./own-result-view')
const SelfAssessmentResultView = lazy(async () => ({
  default: (await importResultView()).SelfAssessmentResultView,
}))

type Props = {
  locale: Locale
  sections: AskedSection[]
  crumbs: ReactNode
  site: SiteName
  guides: Guide[]
  /** How many days the office's copy of the contact and the answers is stored. */
  keptDays: number
  /** The fields of the contact that may stay empty. */
  optional: readonly string[]
  /** The numbers of the headings and questions with guidance. */
  writtenCids: readonly string[]
  texts: Pick<AssessmentTexts, 'own' | 'questionnaire' | 'guidance' | 'result'> & {
    title: string
    file: FileTexts
    /** The words of the link to the questions with their guidance. */
    readFirst: string
    /** The link to the page about privacy. */
    privacy: ReactNode
  }
}

/**
 * The assessment that anyone may take: a form, the sections, the result. A reload keeps the input and the
 * result.
 */
export function SelfAssessment(props: Props) {
  const { locale, sections, crumbs, site, guides, keptDays, optional, texts } = props
  const [state, dispatch] = useReducer(selfAssessmentReducer, sections, blankSelfAssessment)
  const form = useRef<HTMLFormElement>(null)
  const website = useRef('')

  useEffect(() => {
    dispatch({
      type: 'read',
      draft: readDraft(sessionStorage),
      typedContact: readContact(form.current),
      submission: createSubmissionKey(),
    })
  }, [])
  useEffect(() => {
    if (state.phase !== 'reading') storeDraft(sessionStorage, draftOf(state))
  }, [state])

  useEffect(() => {
    // A failed load is repeated when the result is shown.
    if (state.phase === 'questions') importResultView().catch(() => undefined)
  }, [state.phase])

  const dispatchQuestionnaire = (action: QuestionnaireAction) => dispatch({ type: 'questionnaire', action })
  const submitAnswersIfComplete = async () => {
    if (firstIncompleteSectionIndex(state.questionnaire) >= 0)
      return dispatchQuestionnaire({ type: 'demand' })
    dispatch({ type: 'send', next: createSubmissionKey() })
    try {
      const input = { ...submissionOf(state), website: website.current, lang: locale }
      const result = await callApi('POST /client/insert/answer', input, { lang: locale })
      dispatch({ type: 'result', outcome: { result, date: new Date().toISOString() } })
    } catch (error) {
      const refusal = asRefusal(error)
      const { answers, ...fields } = refusal?.fields ?? {}
      const renewal = answers ? await loadCurrentSections(locale) : null
      if (renewal) return dispatch({ type: 'changed', sections: renewal, text: texts.questionnaire.changed })
      dispatch({
        type: 'refused',
        text: messageOrFallback(error, texts.questionnaire.failed),
        fields: contactErrors(fields),
      })
    }
  }

  switch (state.phase) {
    case 'reading':
    case 'intro':
      return (
        <>
          <AssessmentTitle
            crumbs={crumbs}
            title={texts.own.title}
            lead={texts.own.lead}
            focused={state.stepped}
          />
          <SelfAssessmentIntro
            formRef={form}
            state={state}
            texts={texts.own}
            {...{ keptDays, optional, privacy: texts.privacy }}
            onContact={(contact) => dispatch({ type: 'contact', contact })}
            onKeepContact={(keep) => dispatch({ type: 'keepContact', keep })}
            onStart={() => {
              website.current = honeypotValue(form.current)
              dispatch({ type: 'start' })
            }}
          />
          <QuestionsLink needsScripts={texts.questionnaire.needsScripts} words={texts.readFirst} />
        </>
      )
    case 'questions':
      return (
        <Questionnaire
          state={state.questionnaire}
          dispatch={dispatchQuestionnaire}
          texts={texts.questionnaire}
          crumbs={crumbs}
          title={texts.title}
          organisation={state.contact.name}
          notice={state.notice}
          focusFirst={state.stepped}
          onGive={(id, reply) => dispatchQuestionnaire({ type: 'give', id, given: reply })}
          onLeaveBackwards={() => dispatch({ type: 'intro' })}
          onNext={() => dispatchQuestionnaire({ type: 'next' })}
          onFinish={() => void submitAnswersIfComplete()}
          rowGuidance={guidanceSlot({ writtenCids: props.writtenCids, locale, texts: texts.guidance })}
          rowExtras={({ id }) => (
            <SelfAssessmentProofField
              id={id}
              reply={state.questionnaire.givenAnswers[id]}
              hint={texts.own.proofHint}
              texts={texts.file}
              onGive={(reply) => dispatchQuestionnaire({ type: 'give', id, given: reply })}
            />
          )}
        />
      )
    case 'sending':
      return <Waiting text={texts.own.sending} />
    case 'result':
      return (
        state.outcome && (
          <Suspense fallback={<Waiting text={texts.own.sending} />}>
            <SelfAssessmentResultView
              locale={locale}
              organisation={state.contact.name}
              outcome={state.outcome}
              questionnaire={state.questionnaire}
              isStep={state.stepped}
              {...{ guides, crumbs, site }}
              texts={{ own: texts.own, result: texts.result }}
              onAnew={() => dispatch({ type: 'anew', submission: createSubmissionKey() })}
            />
          </Suspense>
        )
      )
  }
}

/** Leads those without scripts to the page with all questions. */
function QuestionsLink({ needsScripts, words }: { needsScripts: string; words: string }) {
  return (
    <noscript>
      <div className="wrap">
        <p>{needsScripts}</p>
        <MoreLink href={associationPaths.assessmentQuestions}>{words}</MoreLink>
      </div>
    </noscript>
  )
}

/**
 * Creates the key by which the server recognises a retry; empty without a secure context, which `randomUUID`
 * needs.
 */
const createSubmissionKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

const fieldValue = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''

const honeypotValue = (form: HTMLFormElement | null) => fieldValue(form, 'website')

/** The values that a visitor typed before the scripts loaded. */
function readContact(form: HTMLFormElement | null): Contact {
  return {
    name: fieldValue(form, 'name'),
    email: fieldValue(form, 'email'),
    phone_number: fieldValue(form, 'phone_number'),
  }
}

function submissionOf({ contact, keepContact, questionnaire, submission }: SelfAssessmentState) {
  // Answers are sent only when every question is answered, so this filter leaves out none.
  const answers = questionnaire.sections.flatMap(itemsOf).flatMap(({ id }) => {
    const { answer, proof = false } = questionnaire.givenAnswers[id] ?? {}
    return answer === undefined ? [] : [{ question_id: id, answer, proof }]
  })
  return { ...contact, answers, keep_contact: keepContact, submission }
}

function contactErrors({
  name,
  email,
  phone_number,
}: Record<string, string>): SelfAssessmentState['fieldErrors'] {
  return { ...(name && { name }), ...(email && { email }), ...(phone_number && { phone_number }) }
}

/** The current questions; null when they cannot be loaded. */
async function loadCurrentSections(locale: Locale): Promise<AskedSection[] | null> {
  const answer = await callApi('GET /client/get/assessment', {}, { lang: locale }).catch(() => null)
  return answer && localiseSections(answer.result, locale)
}
