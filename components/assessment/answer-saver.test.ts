import { describe, expect, it } from 'vitest'
import { AnswerSaver } from './answer-saver'

/** Saves that end when the test says so. */
function held() {
  const ends: { id: number; done(): void; refuse(): void }[] = []
  const told: string[] = []
  const saver = new AnswerSaver(
    (id) => new Promise((done, refuse) => ends.push({ id, done, refuse: () => refuse(new Error('no')) })),
    (id, state) => told.push(`${id} ${state}`),
  )
  return { ends, told, saver }
}

describe('saving answers', () => {
  it('sends a row once more when it changed on its way, and no oftener', async () => {
    const { ends, told, saver } = held()
    saver.request(1)
    saver.request(1)
    saver.request(1)
    ends[0]?.done()
    await Promise.resolve()
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.done()
    expect(await saver.settled()).toEqual([])
    expect(ends).toHaveLength(2)
    expect(told).toEqual(['1 saving', '1 saved'])
  })

  it('sends rows side by side', async () => {
    const { ends, saver } = held()
    saver.request(1)
    saver.request(2)
    expect(ends.map(({ id }) => id)).toEqual([1, 2])
    for (const end of ends) end.done()
    expect(await saver.settled()).toEqual([])
  })

  it('names what is not saved until a later try succeeds', async () => {
    const { ends, told, saver } = held()
    saver.request(7)
    ends[0]?.refuse()
    expect(await saver.settled()).toEqual([7])
    saver.request(7)
    ends[1]?.done()
    expect(await saver.settled()).toEqual([])
    expect(told).toEqual(['7 saving', '7 failed', '7 saving', '7 saved'])
  })

  it('has nothing to wait for at first', async () => {
    expect(await held().saver.settled()).toEqual([])
  })
})
