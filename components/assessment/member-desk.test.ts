import { expect, it, vi } from 'vitest'
import type { AnswerForm, SavedProof } from './member-calls'
import { MemberDesk } from './member-desk'

function deskOf(answer: (form: AnswerForm) => Promise<SavedProof>) {
  const saveAnswer = vi.fn(answer)
  const tell = { save: vi.fn(), file: vi.fn() }
  const standing = { member: { id: 3, name: 'Говь', logo: '' }, answer_id: 8 }
  return { saveAnswer, tell, desk: new MemberDesk({ saveAnswer }, standing, {}, tell) }
}
const nothing = async () => ({ proof_file: null, proof_file_name: null })
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' })

it('saves an answer with what belongs to it', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.note(1, { answer: 1, comment: 'тийм' })
  desk.save(1)
  expect(await desk.settled()).toBe(true)
  expect(saveAnswer.mock.calls).toEqual([
    [{ question_id: 1, answer: 1, proof: false, comment: 'тийм', member_id: 3, answer_id: 8 }],
  ])
})

it('waits for the answer before it sends a proof or a comment', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.note(1, { proof: true, comment: 'x' })
  desk.save(1)
  expect(await desk.settled()).toBe(true)
  expect(saveAnswer).not.toHaveBeenCalled()
})

it('saves what was only noted before a step, and nothing twice', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.note(1, { answer: 0 })
  await desk.settled()
  await desk.settled()
  desk.save(1)
  expect(saveAnswer).toHaveBeenCalledTimes(1)
})

it('sends a file once and tells where it lies', async () => {
  const { desk, saveAnswer, tell } = deskOf(async () => ({ proof_file: '/p/1', proof_file_name: 'a.pdf' }))
  desk.note(1, { answer: 1, proof: true }, pdf)
  await desk.settled()
  expect(saveAnswer.mock.calls[0]?.[0].proof_file).toBe(pdf)
  expect(tell.file).toHaveBeenCalledWith(1, { name: 'a.pdf', url: '/p/1' })
  desk.note(1, { comment: 'x' })
  await desk.settled()
  expect(saveAnswer.mock.calls[1]?.[0]).not.toHaveProperty('proof_file')
})

it('leaves a file behind when the mark for proof goes', async () => {
  const { desk, saveAnswer, tell } = deskOf(nothing)
  desk.note(1, { answer: 1, proof: true }, pdf)
  desk.note(1, { proof: false })
  await desk.settled()
  expect(saveAnswer.mock.calls[0]?.[0]).not.toHaveProperty('proof_file')
  expect(tell.file).toHaveBeenCalledWith(1, undefined)
})

it('keeps what was refused and sends it again', async () => {
  const { desk, saveAnswer, tell } = deskOf(nothing)
  saveAnswer.mockRejectedValueOnce(new Error('no'))
  desk.note(1, { answer: 1, proof: true }, pdf)
  desk.save(1)
  expect(await desk.settled()).toBe(false)
  expect(tell.save.mock.lastCall?.[1]).toBe('failed')
  desk.save(1)
  expect(await desk.settled()).toBe(true)
  expect(saveAnswer.mock.calls[1]?.[0].proof_file).toBe(pdf)
})
