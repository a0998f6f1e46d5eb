import { describe, expect, it } from 'vitest'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import {
  blankQuestionnaire,
  firstIncompleteSectionIndex,
  questionnaireReducer,
  type QuestionnaireAction,
} from './questionnaire-state'

const section = (cid: string, ids: number[]): AskedSection => ({
  cid,
  text: cid,
  lang: 'mn',
  groups: [
    {
      cid: `${cid}.1`,
      text: cid,
      lang: 'mn',
      items: ids.map((id) => ({ id, cid: `${cid}.1.${id}`, text: String(id), lang: 'mn' })),
    },
  ],
})
const sections = [section('7.1', [1, 2]), section('7.2', [3])]
const after = (...actions: QuestionnaireAction[]) =>
  actions.reduce(questionnaireReducer, blankQuestionnaire(sections))
const yes = (id: number): QuestionnaireAction => ({ type: 'give', id, given: { answer: 1 } })

describe('the questionnaire', () => {
  it('goes on when every question of the section has an answer', () => {
    expect(after(yes(1), yes(2), { type: 'next' })).toMatchObject({ at: 1, marked: [], alarm: 0 })
  })

  it('marks what is unanswered and stays', () => {
    expect(after(yes(1), { type: 'next' })).toMatchObject({ at: 0, marked: [2], alarm: 1 })
    expect(after({ type: 'next' }, { type: 'next' })).toMatchObject({ marked: [1, 2], alarm: 2 })
  })

  it('counts a no as an answer, and a proof alone as none', () => {
    const no: QuestionnaireAction = { type: 'give', id: 2, given: { answer: 0 } }
    expect(after(yes(1), no, { type: 'next' }).at).toBe(1)
    expect(after(yes(1), { type: 'give', id: 2, given: { proof: true } }, { type: 'next' }).at).toBe(0)
  })

  it('keeps a row marked until it is answered, though the message goes', () => {
    const quiet = after({ type: 'next' }, { type: 'quiet' })
    expect(quiet).toMatchObject({ marked: [1, 2], alarm: 0 })
    expect(questionnaireReducer(quiet, yes(1)).marked).toEqual([2])
  })

  it('takes the message away with the last marked row', () => {
    expect(after({ type: 'next' }, yes(1)).alarm).toBe(1)
    expect(after({ type: 'next' }, yes(1), yes(2))).toMatchObject({ marked: [], alarm: 0 })
  })

  it('keeps what else was said to a question when its answer changes', () => {
    const state = after({ type: 'give', id: 1, given: { proof: true, comment: 'a' } }, yes(1))
    expect(state.givenAnswers[1]).toEqual({ proof: true, comment: 'a', answer: 1 })
  })

  it('goes back to what was left open before it ends', () => {
    expect(after(yes(1), { type: 'open', at: 1 }, yes(3), { type: 'demand' })).toMatchObject({
      at: 0,
      marked: [2],
    })
    expect(firstIncompleteSectionIndex(after(yes(1), yes(2), yes(3)))).toBe(-1)
  })

  it('opens no section that is not there', () => {
    expect(after({ type: 'open', at: 9 }).at).toBe(1)
    expect(after({ type: 'open', at: -1 }).at).toBe(0)
  })

  it('drops answers to questions that are not asked any more', () => {
    const state = after({ type: 'restore', given: { 1: { answer: 1 }, 99: { answer: 0 } }, at: 1 })
    expect(state.givenAnswers).toEqual({ 1: { answer: 1 } })
    expect(state.at).toBe(1)
  })

  it('opens the first section with a new question when the questions change', () => {
    const all = after(yes(1), yes(2), { type: 'next' }, yes(3))
    const renewedState = questionnaireReducer(all, {
      type: 'renew',
      sections: [section('7.1', [1]), section('7.2', [3, 4])],
    })
    expect(renewedState).toMatchObject({ at: 1, marked: [4], alarm: 1 })
    expect(renewedState.givenAnswers[2]).toBeUndefined()
  })
})
