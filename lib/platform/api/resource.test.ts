import * as z from 'zod'
import { expectTypeOf, it } from 'vitest'
import { call } from './call'
import { id, recordAnswerSchema } from './fields'
import { searchAndSortFields } from './listing'
import { type DeclaredResource, resource } from './resource'

const row = z.object({ id: z.number(), title: z.string(), image: z.string() })
const record = row.extend({ note: z.string(), version: z.number() })
const files = { image: { kinds: ['image'], storage: 'public', fileBytesMax: 1, optional: true } } as const
const calls = {
  list: call('GET /sample/get/items', {
    summary: 'Items',
    access: 'staff',
    input: z.object({ ...searchAndSortFields(['title']), colour: z.string().optional() }),
    answer: z.object({ items: z.array(row) }),
  }),
  get: call('GET /sample/get/items/id', {
    summary: 'One item',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(record),
  }),
  update: call('POST /sample/update/item', {
    summary: 'Save',
    access: 'staff',
    input: z.object({ id, title: z.string(), image: z.unknown() }),
    files,
    answer: z.object({}),
  }),
  order: call('POST /sample/update/order', {
    summary: 'Order',
    access: 'staff',
    input: z.object({ items: z.array(z.object({ id, sequence: z.number() })) }),
    answer: z.object({}),
  }),
}
const list = { call: calls.list, rows: 'items', columns: { title: 'text' }, heading: 'title' } as const
const form = { record: calls.get, update: calls.update, fields: { title: 'text' } } as const
const order = { call: calls.order, field: 'items' } as const

/** Only compiled, not run: the compiler reports each line that it should refuse and does not. */
const never = (_: () => unknown) => undefined

it('a resource knows what its list shows and what its form opens', () => {
  const itemsResource = resource({ name: 'items', list, form, order })
  expectTypeOf(itemsResource).toEqualTypeOf<DeclaredResource<z.infer<typeof row>, z.infer<typeof record>>>()
})

it('a key that is none of its calls is refused', () => {
  // @ts-expect-error a column that no row has and that is no component either
  never(() => resource({ name: 'items', list: { ...list, columns: { titel: 'text' } } }))
  never(() => resource({ name: 'items', list: { ...list, columns: { title: 'text', more: 'own' } } }))
  // @ts-expect-error a heading that no row has
  never(() => resource({ name: 'items', list: { ...list, heading: 'name' } }))
  // @ts-expect-error a filter that neither the call nor a row knows
  never(() => resource({ name: 'items', list: { ...list, filters: { color: {} } } }))
  never(() => resource({ name: 'items', list: { ...list, filters: { colour: {} } } }))
  // @ts-expect-error an order that the call does not take
  never(() => resource({ name: 'items', list: { ...list, sorts: ['image'] } }))
  never(() => resource({ name: 'items', form, list: { ...list, replaces: 'image' } }))
  // @ts-expect-error no file of the call
  never(() => resource({ name: 'items', form, list: { ...list, replaces: 'title' } }))
  // @ts-expect-error a field that the call does not take
  never(() => resource({ name: 'items', list, form: { ...form, fields: { note: 'text' } } }))
  // @ts-expect-error the places are sent under another name
  never(() => resource({ name: 'items', list, order: { ...order, field: 'item' } }))
})
