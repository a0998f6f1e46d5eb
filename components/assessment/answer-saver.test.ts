import { describe, expect, it } from 'vitest'
import { AnswerSaver } from './answer-saver'

/** A saver whose calls end when the test calls `finish` or `refuse`. */
function makeSaver() {
  const ends: { id: number; finish(): void; refuse(): void }[] = []
  const messages: string[] = []
  const saver = new AnswerSaver(
    (id) =>
      new Promise((resolve, refuse) =>
        ends.push({ id, finish: resolve, refuse: () => refuse(new Error('no')) }),
      ),
    (id, state) => messages.push(`${id} ${state}`),
  )
  return { ends, messages, saver }
}

describe('saving answers', () => {
  it('sends a row once more when it changed on its way, and no oftener', async () => {
    const { ends, messages, saver } = makeSaver()
    saver.requestSave(1)
    saver.requestSave(1)
    saver.requestSave(1)
    ends[0]?.finish()
    await Promise.resolve()
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.finish()
    expect(await saver.resendAndListUnsaved()).toEqual([])
    expect(ends).toHaveLength(2)
    expect(messages).toEqual(['1 saving', '1 saved'])
  })

  it('sends rows side by side', async () => {
    const { ends, saver } = makeSaver()
    saver.requestSave(1)
    saver.requestSave(2)
    expect(ends.map(({ id }) => id)).toEqual([1, 2])
    for (const end of ends) end.finish()
    expect(await saver.resendAndListUnsaved()).toEqual([])
  })

  it('names what is not saved until a later try succeeds', async () => {
    const { ends, messages, saver } = makeSaver()
    saver.requestSave(7)
    ends[0]?.refuse()
    expect(await saver.resendAndListUnsaved()).toEqual([7])
    saver.requestSave(7)
    ends[1]?.finish()
    expect(await saver.resendAndListUnsaved()).toEqual([])
    expect(messages).toEqual(['7 saving', '7 failed', '7 saving', '7 saved'])
  })

  it('has nothing to wait for at first', async () => {
    expect(await makeSaver().saver.resendAndListUnsaved()).toEqual([])
  })
})
