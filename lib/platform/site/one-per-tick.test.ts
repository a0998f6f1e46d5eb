import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { onePerTick } from './one-per-tick'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('begins requests in their order, and lets others be heard between them', async () => {
  const begun: string[] = []
  const handle = onePerTick(async (name: string) => void begun.push(name))
  const asked = ['a', 'b', 'c'].map((name) => handle(name))
  expect(begun).toEqual([])
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await turn()
    expect(begun).toEqual(expected)
  }
  await Promise.all(asked)
  await handle('d')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('tells of a failure, and begins the next one', async () => {
  const handle = onePerTick(async (name: string) => {
    if (name === 'bad') throw new Error('failed')
  })
  const [bad, good] = await Promise.allSettled([handle('bad'), handle('good')])
  expect(bad).toMatchObject({ reason: { message: 'failed' } })
  expect(good.status).toBe('fulfilled')
})

it('begins each in the context of its own caller', async () => {
  const caller = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const handle = onePerTick(async (name: string) => void seen.push(`${name} for ${caller.getStore()}`))
  await Promise.all(['a', 'b'].map((name) => caller.run(name, () => handle(name))))
  expect(seen).toEqual(['a for a', 'b for b'])
})
