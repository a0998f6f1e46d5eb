import { describe, expect, it } from 'vitest'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import { blankSelfAssessment, draftOf, selfAssessmentReducer, type SelfAssessmentAction } from './own-state'

const section = (cid: string, id: number): AskedSection => ({
  cid,
  text: cid,
  lang: 'mn',
  groups: [
    { cid: `${cid}.1`, text: cid, lang: 'mn', items: [{ id, cid: `${cid}.1`, text: cid, lang: 'mn' }] },
  ],
})
const sections = [section('1.1', 1), section('1.2', 2)]
const typedContact = { name: 'Говь', email: '', phone_number: '' }
const read: SelfAssessmentAction = { type: 'read', draft: null, typedContact, submission: 's' }
const yes = (id: number): SelfAssessmentAction => ({
  type: 'questionnaire',
  action: { type: 'give', id, given: { answer: 1 } },
})
const next: SelfAssessmentAction = { type: 'questionnaire', action: { type: 'next' } }
const send: SelfAssessmentAction = { type: 'send', next: 't' }
const after = (...actions: SelfAssessmentAction[]) =>
  actions.reduce(selfAssessmentReducer, blankSelfAssessment(sections))

describe('an assessment for own interest', () => {
  it('keeps what was typed before the scripts were there', () => {
    expect(after(read)).toMatchObject({ phase: 'intro', contact: typedContact, submission: 's' })
  })

  it('goes on where the draft was left', () => {
    const state = after(read, { type: 'start' }, yes(1), next)
    const back = selfAssessmentReducer(blankSelfAssessment(sections), { ...read, draft: draftOf(state) })
    expect(back).toMatchObject({ phase: 'questions', contact: typedContact, submission: 's' })
    expect(back.questionnaire).toMatchObject({ at: 1, givenAnswers: { 1: { answer: 1 } } })
    expect(draftOf(after(read)).page).toBe(0)
  })

  it('loses nothing when it is refused', () => {
    const state = after(read, { type: 'start' }, yes(1), next, yes(2), send)
    const refusedState = selfAssessmentReducer(state, { type: 'refused', text: 'No', fields: {} })
    expect(refusedState).toMatchObject({ phase: 'questions', notice: { text: 'No' }, submission: 's' })
    expect(refusedState.questionnaire).toEqual(state.questionnaire)
    expect(selfAssessmentReducer(refusedState, next).notice).toBeNull()
  })

  it('becomes another submission only when its content changes after sending', () => {
    const failedState = after(...[read, { type: 'start' } as const, yes(1), next, yes(2), send], {
      type: 'refused',
      text: 'No',
      fields: {},
    })
    const steps = [{ type: 'intro' }, { type: 'start' }, next] as const
    expect(steps.reduce<typeof failedState>(selfAssessmentReducer, failedState).submission).toBe('s')
    const changes: SelfAssessmentAction[] = [
      { type: 'questionnaire', action: { type: 'give', id: 2, given: { answer: 0 } } },
      { type: 'contact', contact: { name: 'Хангай' } },
      { type: 'keepContact', keep: false },
    ]
    for (const change of changes) {
      const changedState = selfAssessmentReducer(failedState, change)
      expect(changedState.submission).toBe('t')
      // A draft that was never sent can be changed any number of times.
      expect(selfAssessmentReducer(changedState, yes(1)).submission).toBe('t')
    }
    // After a reload during the sending, the window does not know whether the server filed the answers.
    const reloadedState = selfAssessmentReducer(blankSelfAssessment(sections), {
      ...read,
      draft: draftOf(failedState),
    })
    expect(reloadedState.submission).toBe('s')
    expect(selfAssessmentReducer(reloadedState, yes(1)).submission).toBe('t')
  })

  it('shows its result again after a reload, without the address, until another assessment starts', () => {
    const outcome = {
      result: { percentage: 50, total_true: 1, total_false: 1 },
      date: '2025-09-11T00:00:00Z',
    }
    const contactAction: SelfAssessmentAction = {
      type: 'contact',
      contact: { email: 'a@b.mn', phone_number: '9911' },
    }
    const resultState = after(read, contactAction, { type: 'start' }, yes(1), next, yes(2), send, {
      type: 'result',
      outcome,
    })
    expect(draftOf(resultState).contact).toEqual({ name: 'Говь', email: '', phone_number: '' })
    const reloadedState = selfAssessmentReducer(blankSelfAssessment(sections), {
      ...read,
      draft: draftOf(resultState),
    })
    expect(reloadedState).toMatchObject({ phase: 'result', outcome, stepped: false })
    expect(reloadedState.questionnaire.givenAnswers).toEqual(resultState.questionnaire.givenAnswers)
    const newState = selfAssessmentReducer(reloadedState, { type: 'anew', submission: 'u' })
    expect(newState).toMatchObject({ phase: 'intro', submission: 'u', outcome: null, contact: { name: '' } })
    expect(newState.questionnaire.givenAnswers).toEqual({})
    expect(draftOf(newState)).toMatchObject({ page: 0, outcome: null })
  })

  it('goes to the form for what is wrong with the contact, until it is changed', () => {
    const state = after(read, send, { type: 'refused', text: 'No', fields: { email: 'Wrong' } })
    expect(state).toMatchObject({ phase: 'intro', fieldErrors: { email: 'Wrong' }, notice: null })
    expect(selfAssessmentReducer(state, { type: 'contact', contact: { name: 'A' } }).fieldErrors).toEqual({
      email: 'Wrong',
    })
    expect(
      selfAssessmentReducer(state, { type: 'contact', contact: { email: 'a@b.mn' } }).fieldErrors,
    ).toEqual({})
  })

  it('asks what is new when the questions changed', () => {
    const state = after(read, { type: 'start' }, yes(1), next, yes(2), send)
    const changedState = selfAssessmentReducer(state, {
      type: 'changed',
      sections: [section('1.1', 9), sections[1]!],
      text: 'New',
    })
    expect(changedState).toMatchObject({ phase: 'questions', notice: { kind: 'info', text: 'New' } })
    expect(changedState.questionnaire).toMatchObject({
      at: 0,
      marked: [9],
      givenAnswers: { 2: { answer: 1 } },
    })
  })
})
