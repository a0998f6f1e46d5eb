// One server process as its cache sees it: does what it is told and answers with what came of it.
import CacheHandler from '../../lib/cache/handler.mjs'

const handler = new CacheHandler()
const store = globalThis.strataStore

const orders = {
  isInStep: () => store.inStep,
  begin: async ({ key }) => (await handler.get(key, { kind: 'FETCH' })) !== null,
  keep: ({ key, body, tags }) => handler.set(key, { kind: 'FETCH', data: { body } }, { tags }),
  read: async ({ key }) => (await handler.get(key, { kind: 'FETCH' }))?.value.data.body ?? null,
}

process.on('message', async ({ id, order, ...rest }) => {
  process.send?.({ id, answer: await orders[order](rest) })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0 })
