import type { AskedSection } from '@/lib/assessment/questions/localise'
import type { Contact, Outcome, SelfAssessmentDraft } from './own-draft'
import {
  blankQuestionnaire,
  questionnaireReducer,
  type QuestionnaireAction,
  type QuestionnaireState,
} from './questionnaire-state'

export type SelfAssessmentState = {
  /** `reading` until the page has read the draft that this window stored. */
  phase: 'reading' | 'intro' | 'questions' | 'sending' | 'result'
  contact: Contact
  keepContact: boolean
  /** The server's message about a field, until the field changes. */
  fieldErrors: Partial<Record<keyof Contact, string>>
  notice: { kind: 'danger' | 'info'; text: string } | null
  submission: string
  /**
   * The key for the next submission if something changes; null while nothing was sent under the current key.
   * Even without a response the server may have stored the answers, and it repeats their score whenever it
   * gets the same key again.
   */
  next: string | null
  /** True after a step of the visitor: the new view then takes the focus. */
  stepped: boolean
  outcome: Outcome | null
  questionnaire: QuestionnaireState
}

export type SelfAssessmentAction =
  | { type: 'read'; draft: SelfAssessmentDraft | null; typedContact: Contact; submission: string }
  | { type: 'contact'; contact: Partial<Contact> }
  | { type: 'keepContact'; keep: boolean }
  | { type: 'start' }
  | { type: 'intro' }
  | { type: 'send'; next: string }
  | { type: 'refused'; text: string; fields: SelfAssessmentState['fieldErrors'] }
  | { type: 'changed'; sections: AskedSection[]; text: string }
  | { type: 'result'; outcome: Outcome }
  /** Begins another assessment with empty fields. */
  | { type: 'anew'; submission: string }
  | { type: 'questionnaire'; action: QuestionnaireAction }

/** The state of the page as the server renders it: the form before the questions, empty. */
export function blankSelfAssessment(sections: AskedSection[]): SelfAssessmentState {
  return {
    phase: 'reading',
    contact: { name: '', email: '', phone_number: '' },
    keepContact: true,
    fieldErrors: {},
    notice: null,
    submission: '',
    next: null,
    stepped: false,
    outcome: null,
    questionnaire: blankQuestionnaire(sections),
  }
}

/**
 * Applies an action. The first change after the answers were sent takes the next submission key;
 * `SelfAssessmentState.next` says why.
 */
export function selfAssessmentReducer(
  state: SelfAssessmentState,
  action: SelfAssessmentAction,
): SelfAssessmentState {
  const after = applyAction(state, action)
  if (state.next === null || action.type === 'anew' || !hasSubmissionChanged(state, after)) return after
  return { ...after, submission: state.next, next: null }
}

function hasSubmissionChanged(before: SelfAssessmentState, after: SelfAssessmentState): boolean {
  return (
    before.contact !== after.contact ||
    before.keepContact !== after.keepContact ||
    before.questionnaire.givenAnswers !== after.questionnaire.givenAnswers ||
    before.questionnaire.sections !== after.questionnaire.sections
  )
}

function applyAction(state: SelfAssessmentState, action: SelfAssessmentAction): SelfAssessmentState {
  switch (action.type) {
    case 'read':
      return action.draft
        ? restoreDraft(state, action.draft)
        : { ...openIntro(state, action.submission), contact: action.typedContact }
    case 'contact': {
      const fieldErrors = Object.fromEntries(
        Object.entries(state.fieldErrors).filter(([field]) => !(field in action.contact)),
      )
      return { ...state, contact: { ...state.contact, ...action.contact }, fieldErrors }
    }
    case 'keepContact':
      return { ...state, keepContact: action.keep }
    case 'start':
      return { ...state, phase: 'questions', notice: null, stepped: true }
    case 'intro':
      return { ...state, phase: 'intro', notice: null, stepped: true }
    case 'send':
      return { ...state, phase: 'sending', notice: null, next: action.next }
    case 'refused': {
      const atForm = Object.keys(action.fields).length > 0
      return {
        ...state,
        phase: atForm ? 'intro' : 'questions',
        fieldErrors: action.fields,
        notice: atForm ? null : { kind: 'danger', text: action.text },
      }
    }
    case 'changed':
      return {
        ...state,
        phase: 'questions',
        notice: { kind: 'info', text: action.text },
        questionnaire: questionnaireReducer(state.questionnaire, {
          type: 'renew',
          sections: action.sections,
        }),
      }
    case 'result':
      return { ...state, phase: 'result', outcome: action.outcome, stepped: true }
    case 'anew':
      return {
        ...openIntro(blankSelfAssessment(state.questionnaire.sections), action.submission),
        stepped: true,
      }
    case 'questionnaire':
      return {
        ...state,
        // A step removes the notice. An answer, or hiding the message about unanswered questions, does not.
        notice: ['give', 'quiet'].includes(action.action.type) ? state.notice : null,
        questionnaire: questionnaireReducer(state.questionnaire, action.action),
      }
  }
}

function openIntro(state: SelfAssessmentState, submissionKey: string): SelfAssessmentState {
  return { ...state, phase: 'intro', submission: submissionKey }
}

function restoreDraft(state: SelfAssessmentState, draft: SelfAssessmentDraft): SelfAssessmentState {
  const { contact, keepContact, given: answers, page, submission, next, outcome } = draft
  return {
    ...openIntro(state, submission),
    next,
    contact,
    keepContact,
    outcome,
    phase: outcome ? 'result' : page > 0 ? 'questions' : 'intro',
    questionnaire: questionnaireReducer(state.questionnaire, {
      type: 'restore',
      given: answers,
      at: page - 1,
    }),
  }
}

/** The part of the state that the window stores for a reload. */
export function draftOf({
  contact,
  keepContact,
  phase,
  submission,
  next,
  questionnaire: questionnaireState,
  outcome,
}: SelfAssessmentState): SelfAssessmentDraft {
  const page = phase === 'intro' ? 0 : questionnaireState.at + 1
  // After the submission the e-mail address and phone number are not needed; the poster needs the name.
  const storedContact = outcome ? { ...contact, email: '', phone_number: '' } : contact
  return {
    contact: storedContact,
    keepContact,
    given: questionnaireState.givenAnswers,
    page,
    submission,
    next,
    outcome,
  }
}
