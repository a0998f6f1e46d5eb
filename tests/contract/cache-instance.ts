// The cache of one server process: executes the orders that it receives and answers with their results.
import CacheHandler from '@/lib/platform/cache/handler'
import { processState } from '@/lib/platform/process-state'

const handler = new CacheHandler()
const store = processState.cacheStore

type Order = { key: string; body: string; tags: string[] }
type Message = Partial<Order> & { id: number; order: keyof typeof orders }

const orders = {
  isInStep: () => store?.inSync,
  begin: async ({ key }: Order) => (await handler.get(key, { kind: 'FETCH' })) !== null,
  keep: ({ key, body, tags }: Order) => handler.set(key, { kind: 'FETCH', data: { body } }, { tags }),
  read: async ({ key }: Order) => (await handler.get(key, { kind: 'FETCH' }))?.value?.data?.body ?? null,
}

process.on('message', async ({ id, order, key = '', body = '', tags = [] }: Message) => {
  process.send?.({ id, answer: await orders[order]({ key, body, tags }) })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0 })
