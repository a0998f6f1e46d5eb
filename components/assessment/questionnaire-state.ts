import { itemsOf, type AskedItem, type AskedSection } from '@/lib/assessment/questions/localise'
import type { Answer } from '@/lib/assessment/questions/schema'

/** The answer to one question. Only the members' assessment has a comment. */
export type GivenAnswer = {
  answer?: Answer
  proof?: boolean
  comment?: string
  /**
   * The proof file: its name and its address; the address is empty until the file is stored. `isEarlier` until
   * the server has this year's reference to a file of an earlier year.
   */
  file?: { name: string; url: string; isEarlier?: true }
  /** The meaning of the question that was answered. */
  meaning?: number
  /** The answer was taken over from an earlier year, and the server does not have it yet. */
  isTakenOver?: boolean
  /** The question was given another meaning since it was answered. */
  isChanged?: boolean
  /** The colleague who saved the answer last; undefined for who is signed in with the registered address. */
  answeredBy?: string | undefined
}
/** The answers by the ids of their questions. */
export type GivenAnswers = Record<number, GivenAnswer>

export type QuestionnaireState = {
  sections: AskedSection[]
  givenAnswers: GivenAnswers
  /** The index of the open section. */
  at: number
  /** The ids of the questions in the open section whose rows are marked as unanswered. */
  marked: number[]
  /** The number of refused steps since the message about unanswered questions was hidden; 0 while hidden. */
  alarm: number
}

export type QuestionnaireAction =
  | { type: 'give'; id: number; given: GivenAnswer }
  | { type: 'next' }
  | { type: 'open'; at: number }
  /** Opens the first section that is not complete and marks its unanswered questions. */
  | { type: 'demand' }
  /** Hides the message about unanswered questions; their rows stay marked. */
  | { type: 'quiet' }
  | { type: 'restore'; given: GivenAnswers; at: number }
  /**
   * Replaces the questions, and the answers if some are given; drops answers to removed questions, opens the
   * first incomplete or last section.
   */
  | { type: 'renew'; sections: AskedSection[]; given?: GivenAnswers }

/** The state before any answer, with the first section open. */
export function blankQuestionnaire(sections: AskedSection[]): QuestionnaireState {
  return { sections, givenAnswers: {}, at: 0, marked: [], alarm: 0 }
}

/** The questions of a section that are not answered with yes or no. */
export function unansweredItems(section: AskedSection | undefined, answers: GivenAnswers): AskedItem[] {
  return section ? itemsOf(section).filter(({ id }) => answers[id]?.answer === undefined) : []
}

/** The index of the first section with an unanswered question; -1 when there is none. */
export function firstIncompleteSectionIndex({
  sections,
  givenAnswers: answers,
}: Pick<QuestionnaireState, 'sections' | 'givenAnswers'>): number {
  return sections.findIndex((section) => unansweredItems(section, answers).length > 0)
}

/** The reducer of the questionnaire, shared by the members' assessment and the self-assessment. */
export function questionnaireReducer(
  state: QuestionnaireState,
  action: QuestionnaireAction,
): QuestionnaireState {
  switch (action.type) {
    case 'give': {
      const answers = {
        ...state.givenAnswers,
        [action.id]: { ...state.givenAnswers[action.id], ...action.given },
      }
      const markedIds =
        action.given.answer === undefined ? state.marked : state.marked.filter((id) => id !== action.id)
      return {
        ...state,
        givenAnswers: answers,
        marked: markedIds,
        alarm: markedIds.length > 0 ? state.alarm : 0,
      }
    }
    case 'next':
      return unansweredItems(state.sections[state.at], state.givenAnswers).length > 0
        ? openSectionAndMarkUnanswered(state, state.at)
        : openSection(state, state.at + 1)
    case 'open':
      return openSection(state, action.at)
    case 'demand': {
      const at = firstIncompleteSectionIndex(state)
      return at < 0 ? state : openSectionAndMarkUnanswered(state, at)
    }
    case 'quiet':
      return { ...state, alarm: 0 }
    case 'restore':
      return openSection(
        { ...state, givenAnswers: dropUnaskedAnswers(state.sections, action.given) },
        action.at,
      )
    case 'renew': {
      const renewedState = {
        ...state,
        sections: action.sections,
        givenAnswers: dropUnaskedAnswers(action.sections, action.given ?? state.givenAnswers),
      }
      const at = firstIncompleteSectionIndex(renewedState)
      return at < 0
        ? openSection(renewedState, renewedState.sections.length - 1)
        : openSectionAndMarkUnanswered(renewedState, at)
    }
  }
}

function openSection(state: QuestionnaireState, sectionIndex: number): QuestionnaireState {
  const within = Math.max(0, Math.min(sectionIndex, state.sections.length - 1))
  return { ...state, at: within, marked: [], alarm: 0 }
}

function openSectionAndMarkUnanswered(state: QuestionnaireState, sectionIndex: number): QuestionnaireState {
  const markedIds = unansweredItems(state.sections[sectionIndex], state.givenAnswers).map(({ id }) => id)
  return { ...state, at: sectionIndex, marked: markedIds, alarm: state.alarm + 1 }
}

function dropUnaskedAnswers(sections: AskedSection[], answers: GivenAnswers): GivenAnswers {
  const questionIds = new Set(sections.flatMap(itemsOf).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => questionIds.has(Number(id))))
}
