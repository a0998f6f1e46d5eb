import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { throttleToOnePerTick } from './one-per-tick'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('starts requests in their order, and lets others run between them', async () => {
  const startedNames: string[] = []
  const handle = throttleToOnePerTick(async (name: string) => void startedNames.push(name))
  const runs = ['a', 'b', 'c'].map((name) => handle(name))
  expect(startedNames).toEqual([])
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await turn()
    expect(startedNames).toEqual(expected)
  }
  await Promise.all(runs)
  await handle('d')
  expect(startedNames).toEqual(['a', 'b', 'c', 'd'])
})

it('passes a failure on, and starts the next one', async () => {
  const handle = throttleToOnePerTick(async (name: string) => {
    if (name === 'bad') throw new Error('failed')
  })
  const [bad, good] = await Promise.allSettled([handle('bad'), handle('good')])
  expect(bad).toMatchObject({ reason: { message: 'failed' } })
  expect(good.status).toBe('fulfilled')
})

it('runs each in the context of its caller', async () => {
  const caller = new AsyncLocalStorage<string>()
  const callers: unknown[] = []
  const handle = throttleToOnePerTick(
    async (name: string) => void callers.push(`${name} for ${caller.getStore()}`),
  )
  await Promise.all(['a', 'b'].map((name) => caller.run(name, () => handle(name))))
  expect(callers).toEqual(['a for a', 'b for b'])
})
