import { expect, it, vi } from 'vitest'
import { CallError } from '@/lib/platform/api/call-error'
import { storageOf } from '@/tests/factories/storage'
import type { AnswerForm, SavedProof } from './member-calls'
import { MemberDesk } from './member-desk'
import { UnsentKeep } from './unsent-keep'

function deskOf(answer: (form: AnswerForm) => Promise<SavedProof>) {
  const saveAnswer = vi.fn(answer)
  const tell = { save: vi.fn(), stored: vi.fn(), standing: vi.fn(), outdated: vi.fn() }
  const standing = { member: { id: 3, name: 'Говь', logo: '' }, answer_id: 8 }
  const files = new Map<string, File>()
  const storage = storageOf()
  const device = new UnsentKeep({ answer_id: 8, colleague: null }, storage, {
    get: async (key) => files.get(key),
    set: async (key, file) => void files.set(key, file),
    del: async (key) => void files.delete(key),
  })
  const questionIds = new Set([1, 2])
  const begin = async () =>
    new MemberDesk({ saveAnswer }, standing, {}, tell, device, await device.readAndDropObsolete(questionIds))
  return {
    saveAnswer,
    tell,
    device,
    questionIds,
    begin,
    desk: new MemberDesk({ saveAnswer }, standing, {}, tell, device),
  }
}
const goneError = () => new CallError(0, 'gone')
const nothing = async () => ({ proof_file: null, proof_file_name: null })
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' })

it('saves an answer with what belongs to it', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.recordAndStoreAnswer(1, { answer: 1, comment: 'тийм' })
  desk.saveNow(1)
  expect(await desk.trySendAll()).toBe(true)
  expect(saveAnswer.mock.calls).toEqual([
    [{ question_id: 1, answer: 1, proof: false, comment: 'тийм', member_id: 3, answer_id: 8 }],
  ])
})

it('sends a proof and a comment before there is an answer', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.recordAndStoreAnswer(1, { proof: true, comment: 'x' }, pdf)
  desk.saveNow(1)
  expect(await desk.trySendAll()).toBe(true)
  expect(saveAnswer.mock.calls).toEqual([
    [{ question_id: 1, proof: true, comment: 'x', proof_file: pdf, member_id: 3, answer_id: 8 }],
  ])
})

it('sends a comment once its writer pauses, without the field being left', async () => {
  vi.useFakeTimers()
  const { desk, saveAnswer } = deskOf(nothing)
  for (const comment of ['т', 'та', 'тай']) {
    desk.recordAndStoreAnswer(1, { comment })
    desk.saveAfterTyping(1)
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(saveAnswer).not.toHaveBeenCalled()
  expect(desk.hasUnsavedAnswers()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(saveAnswer.mock.calls.map(([form]) => form.comment)).toEqual(['тай'])
  expect(desk.hasUnsavedAnswers()).toBe(false)
  vi.useRealTimers()
})

it('keeps on the device what the server does not have, and sends it at the next visit', async () => {
  const { desk, saveAnswer, begin, device, questionIds } = deskOf(() => Promise.reject(goneError()))
  desk.recordAndStoreAnswer(1, { answer: 0, proof: true, file: { name: 'a.pdf', url: '' } }, pdf)
  desk.recordAndStoreAnswer(2, { comment: 'хоёр' })
  expect(await desk.trySendAll()).toBe(false)
  desk.sendAllAndStopRetries()
  saveAnswer.mockClear()
  saveAnswer.mockImplementation(nothing)
  const next = await begin()
  expect(next.hasUnsavedAnswers()).toBe(true)
  next.resumeSending()
  expect(await next.trySendAll()).toBe(true)
  expect(saveAnswer.mock.calls).toEqual([
    [expect.objectContaining({ question_id: 1, answer: 0, proof: true, proof_file: pdf })],
    [expect.objectContaining({ question_id: 2, comment: 'хоёр' })],
  ])
  expect(await device.readAndDropObsolete(questionIds)).toEqual({ given: {}, files: new Map(), lost: [] })
})

it('sends by itself once the line is back, later each time, and a row never twice at once', async () => {
  vi.useFakeTimers()
  const { desk, saveAnswer, tell } = deskOf(() => Promise.reject(goneError()))
  desk.recordAndStoreAnswer(1, { answer: 1 })
  desk.saveNow(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(tell.standing.mock.lastCall?.[0]).toEqual({ state: 'waiting', isKept: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(saveAnswer).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(saveAnswer).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(saveAnswer).toHaveBeenCalledTimes(3)
  expect(tell.save).toHaveBeenCalledTimes(2)
  saveAnswer.mockImplementation(nothing)
  // The browser reports that it is online again.
  desk.startSendingAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(saveAnswer).toHaveBeenCalledTimes(4)
  expect(tell.standing.mock.lastCall?.[0]).toEqual({ state: 'saved', isKept: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saveAnswer).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})

it('does not send again what was refused until it is asked', async () => {
  vi.useFakeTimers()
  const { desk, saveAnswer, tell } = deskOf(() => Promise.reject(new CallError(415, 'no PDF')))
  desk.recordAndStoreAnswer(1, { answer: 1, proof: true }, pdf)
  desk.saveNow(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveAnswer).toHaveBeenCalledTimes(1)
  expect(tell.standing.mock.lastCall?.[0]).toMatchObject({ state: 'failed' })
  vi.useRealTimers()
})

it('drops what was said to a question that is asked no more', async () => {
  const refusal = new CallError(400, 'changed', { question_id: 'changed' })
  const { desk, tell, device, questionIds } = deskOf(() => Promise.reject(refusal))
  desk.recordAndStoreAnswer(1, { answer: 1 })
  expect(await desk.trySendAll()).toBe(true)
  expect(tell.outdated).toHaveBeenCalledTimes(1)
  expect(desk.hasUnsavedAnswers()).toBe(false)
  expect((await device.readAndDropObsolete(questionIds)).given).toEqual({})
})

it('says so where the device keeps nothing', async () => {
  const { tell, saveAnswer } = deskOf(() => Promise.reject(goneError()))
  const device = { put: () => false, putFile: async () => false, drop: vi.fn(), dropFile: vi.fn() }
  const standing = { member: { id: 3, name: 'Говь', logo: '' }, answer_id: 8 }
  const desk = new MemberDesk({ saveAnswer }, standing, {}, tell, device)
  desk.recordAndStoreAnswer(1, { answer: 1 })
  expect(await desk.trySendAll()).toBe(false)
  expect(tell.standing.mock.lastCall?.[0]).toEqual({ state: 'waiting', isKept: false })
  desk.sendAllAndStopRetries()
})

it('saves what was only noted before a step, and nothing twice', async () => {
  const { desk, saveAnswer } = deskOf(nothing)
  desk.recordAndStoreAnswer(1, { answer: 0 })
  await desk.trySendAll()
  await desk.trySendAll()
  desk.saveNow(1)
  expect(saveAnswer).toHaveBeenCalledTimes(1)
})

it('sends a file once and tells where it lies', async () => {
  const { desk, saveAnswer, tell } = deskOf(async () => ({ proof_file: '/p/1', proof_file_name: 'a.pdf' }))
  desk.recordAndStoreAnswer(1, { answer: 1, proof: true }, pdf)
  await desk.trySendAll()
  expect(saveAnswer.mock.calls[0]?.[0].proof_file).toBe(pdf)
  expect(tell.stored).toHaveBeenCalledWith(1, { file: { name: 'a.pdf', url: '/p/1' } })
  desk.recordAndStoreAnswer(1, { comment: 'x' })
  await desk.trySendAll()
  expect(saveAnswer.mock.calls[1]?.[0]).not.toHaveProperty('proof_file')
})

it('leaves a file behind when the mark for proof goes', async () => {
  const { desk, saveAnswer, tell } = deskOf(nothing)
  desk.recordAndStoreAnswer(1, { answer: 1, proof: true }, pdf)
  desk.recordAndStoreAnswer(1, { proof: false })
  await desk.trySendAll()
  expect(saveAnswer.mock.calls[0]?.[0]).not.toHaveProperty('proof_file')
  expect(tell.stored).toHaveBeenCalledWith(1, { file: undefined })
})

it('keeps what was refused and sends it again', async () => {
  const { desk, saveAnswer, tell } = deskOf(nothing)
  saveAnswer.mockRejectedValueOnce(new Error('no'))
  desk.recordAndStoreAnswer(1, { answer: 1, proof: true }, pdf)
  desk.saveNow(1)
  expect(await desk.trySendAll()).toBe(false)
  expect(tell.save.mock.lastCall?.[1]).toBe('failed')
  desk.saveNow(1)
  expect(await desk.trySendAll()).toBe(true)
  expect(saveAnswer.mock.calls[1]?.[0].proof_file).toBe(pdf)
})
