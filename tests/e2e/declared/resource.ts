import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  flag,
  id,
  insertAnswer,
  recordAnswerSchema,
  text,
  updateAnswer,
  version,
} from '@/lib/platform/api/fields'
import { listingFields, searchFields } from '@/lib/platform/api/listing'
import { resource } from '@/lib/platform/api/resource'

/** A resource for tests, with a field of every kind; its calls exist on no server. */

const invalidates = ['GET /sample/get/items', 'GET /sample/get/notes'] as const
const file = (kind: 'image' | 'pdf' | 'video', fileBytesMax: number) =>
  ({ kinds: [kind], storage: 'public', fileBytesMax, optional: true }) as const
const files = {
  cover: file('image', 1024 * 1024),
  posters: { ...file('image', 1024 * 1024), many: true },
  pdf: file('pdf', 1024 * 1024),
  film: file('video', 2 * 1024 * 1024),
} as const

const values = z.object({
  title: text({ max: 50, required: 'validation.person.name' }),
  title_en: text({ max: 50 }),
  summary: text({ max: 500 }),
  body: text({ max: 5_000 }),
  size: z.preprocess((value) => value || null, z.coerce.number({ error: 'validation.wrong' }).nullable()),
  day: text({ max: 10 }),
  email: text({ max: 100 }),
  phone: text({ max: 100 }),
  link: text({ max: 100 }),
  colour: text({ max: 10 }),
  category: text({ max: 10 }),
  icon: text({ max: 20 }),
  shown: flag(false),
  cover: z.unknown().optional(),
  posters: z.unknown().optional(),
  imageOrder: z.unknown().optional(),
  pdf: z.unknown().optional(),
  film: z.unknown().optional(),
  kind: text({ max: 10 }),
})
const item = z.object({ id: z.number(), title: z.string(), colour: z.string(), day: z.string() })
const record = z.object({ id: z.number(), version: z.number() })

export const sampleCalls = {
  list: call('GET /sample/get/items', {
    summary: 'Items',
    access: 'staff',
    input: z.object({
      ...listingFields({ limit: 5, limitMax: 50, sorts: ['title', 'day'] }),
      colour: text({ max: 10 }).optional(),
    }),
    answer: z.object({ items: z.array(item), total: z.number(), totalPages: z.number() }),
  }),
  notes: call('GET /sample/get/notes', {
    summary: 'Notes',
    access: 'staff',
    input: z.object(searchFields),
    answer: z.object({ notes: z.array(item) }),
  }),
  options: call('GET /sample/get/options', {
    summary: 'Categories',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ options: z.array(z.object({ cid: z.number(), name: z.string() })) }),
  }),
  get: call('GET /sample/get/items/id', {
    summary: 'One item',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(record),
  }),
  insert: call('POST /sample/insert/item', {
    summary: 'Add',
    access: 'staff',
    invalidates,
    input: values,
    files,
    answer: insertAnswer,
  }),
  update: call('POST /sample/update/item', {
    summary: 'Save',
    access: 'staff',
    invalidates,
    input: values.extend({ id, version }),
    files,
    answer: updateAnswer,
  }),
  remove: call('DELETE /sample/delete/item', {
    summary: 'Delete',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: z.object({}),
  }),
}

export const items = resource({
  name: 'items',
  list: {
    call: sampleCalls.list,
    rows: 'items',
    columns: { title: 'text', colour: 'choice', day: 'date' },
    heading: 'title',
    pageSizes: [5, 10],
    filters: { colour: {} },
    search: true,
    sorts: ['title', 'day'],
  },
  form: {
    fields: {
      title: { kind: 'bilingual', as: 'text' },
      summary: 'textarea',
      body: 'richText',
      size: 'number',
      day: 'date',
      email: 'email',
      phone: 'phone',
      link: 'link',
      colour: 'choice',
      category: {
        kind: 'select',
        from: { call: sampleCalls.options, rows: 'options', value: 'cid', label: 'name' },
      },
      icon: 'socialIcon',
      shown: 'switch',
      cover: 'image',
      posters: { kind: 'images', order: 'imageOrder' },
      pdf: 'pdf',
      film: 'video',
    },
    record: sampleCalls.get,
    insert: sampleCalls.insert,
    update: sampleCalls.update,
    updateOnly: ['shown'],
    defaults: async ({ under, read }) => ({
      summary: under && `${under}: ${(await read(sampleCalls.notes, {})).notes.length}`,
      colour: 'red',
    }),
    fixed: { kind: 'sample' },
  },
  remove: sampleCalls.remove,
  choices: { colour: ['red', 'blue'], icon: ['facebook', 'telegram'] },
})

/** A second list on the same page, from a read without pages. */
export const notes = resource({
  name: 'notes',
  list: {
    call: sampleCalls.notes,
    rows: 'notes',
    columns: { title: 'text', day: 'date' },
    heading: 'title',
    where: ({ colour }) => colour === 'blue',
    search: true,
    sorts: ['title'],
  },
  form: {
    fields: { title: 'text', pdf: 'pdf' },
    record: sampleCalls.get,
    insert: sampleCalls.insert,
    update: sampleCalls.update,
    // A file is sent once; later saves change only its title.
    insertOnly: ['pdf'],
    fixed: (record) => ({ kind: record?.title === 'Мөр 04' ? 'longer than ten' : 'note' }),
  },
})
