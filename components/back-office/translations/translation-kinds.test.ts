import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { translationKinds as tables } from '@/db/bilingual'
import { listBilingualColumns } from '@/db/tables'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { translationKinds, type TranslationKind } from '@/lib/office/translations/schema'
import { englishValuesOf, readTranslatedRecord } from './translation-kinds'

const person = {
  id: 7,
  version: 3,
  name: 'Бат',
  position: 'Захирал',
  position_en: '',
  company: 'Компани',
  profile: '/files/a',
}

/** Records of each kind, as the server returns them. */
const records: Record<TranslationKind, Record<string, unknown>[]> = {
  news: [
    {
      ...{ id: 7, version: 3, title: 'Гарчиг', summary: 'Хураангуй', text: '<p>а</p>', publisher: 'Админ' },
      ...{ category_cid: 8, news_status: false, yellow_book: true, image: '/files/a' },
    },
  ],
  pages: [{ id: 2, cid: 7, version: 3, text: '<p>а</p>', text_en: '' }],
  menu: [{ cid: 7, version: 3, category: 'Цэс', category_en: 'Item', category_status: false }],
  eventMenu: [{ cid: 7, version: 3, category: 'Цэс', category_en: 'Item', category_status: false }],
  eventNews: [
    {
      ...{ id: 7, version: 3, title: 'Гарчиг', summary: 'Хураангуй', text: '<p>а</p>', publisher: 'Админ' },
      ...{ category_cid: 8, news_status: false, image: '/files/a' },
    },
  ],
  reports: [{ id: 7, version: 3, title: 'Тайлан', title_en: '', image: '/files/a', pdf: '/files/b' }],
  people: [
    { ...person, about_category: 'President', years_of_work: '2001' },
    { ...person, about_category: 'Association' },
    { ...person, about_category: 'Office', email: 'bat@mnma.example' },
    { ...person, about_category: 'Auditor' },
  ],
  minerals: [{ id: 7, version: 3, title: 'Зэс', title_en: '', image: '/files/a', sequence: 1 }],
  documents: [{ id: 7, version: 3, title: 'Журам', title_en: '', pdf: '/files/a' }],
  monthNews: [{ id: 7, version: 3, title: 'Дугаар', title_en: '', pdf: '/files/a' }],
  videos: [{ id: 7, version: 3, title: 'Бичлэг', title_en: '', video: '/files/a' }],
  bookPages: [{ id: 7, version: 3, title: 'Хуудас', title_en: '', image: '/files/a', sequence: 1 }],
  logos: [
    {
      ...{ id: 7, version: 3, name: 'Говь', name_en: '', link: 'https://gobi.example', logo: '/files/a' },
      ...{ board_member: true, main_member: false, responsible_mining: false, legal_committee: true },
      ...{ public_relations_committee: false, environment_committee: false, logistics_committee: false },
    },
  ],
  contact: [{ id: 7, version: 3, kind: 'hours', text: '9–18', text_en: '' }],
  editions: [
    {
      ...{
        id: 7,
        version: 3,
        event: 'Долоо хоног',
        event_en: '',
        year: 2025,
        place: 'Улаанбаатар',
        venue: '',
      },
      ...{ address: 'Хаяг', invitation: 'Урилга', about: '<p>а</p>', image: '/files/a', video: null },
    },
  ],
  event_dates: [{ id: 7, version: 3, event_id: 3, day: 'Өдөр', day_en: '', event_date: '2025-09-11' }],
  event_statistics: [{ id: 7, version: 3, event_id: 3, figure: '12', label: 'хурал', label_en: '' }],
  event_partners: [
    { id: 7, version: 3, event_id: 3, role: 'sponsor', level: 'gold', name: 'Говь', stand: '', link: '' },
  ],
  event_presenters: [
    {
      ...{ id: 7, version: 3, event_id: 3, name: 'Бат', name_mn: 'Бат', name_en: 'Bat', about: 'Инженер' },
      ...{ position: 'Захирал', position_mn: 'Захирал', position_en: 'Head', presenter_queue: 2 },
    },
  ],
  event_halls: [{ id: 7, version: 3, event_id: 3, hall_name: 'Говь', hall_name_en: '', seats: 60 }],
  event_presentations: [
    { id: 7, version: 3, event_date_id: 9, hall_id: 2, present_name: 'Илтгэл', speakers: 'Бат' },
  ],
  event_gallery_images: [{ id: 7, version: 3, caption: 'Нээлт', caption_en: '' }],
  directory_categories: [{ id: 7, version: 3, category_code: '0101', name: 'Нүүрс', name_en: '' }],
  questions: [{ id: 7, version: 3, cid: '7.4.1', pid: '7.4', question: 'Асуулт', question_en: '', below: 0 }],
  sessions: [
    {
      ...{ id: 7, version: 3, title: 'Илтгэл', title_en: '', summary: '', speakers: 'Бат', kind: 'panel' },
      ...{ event_date_id: 1, hall_id: 2, start_time: '09:30', end_time: '10:00', presenter_ids: [4] },
    },
  ],
}

/** The values that a save gives to fields that are not sent; files and their removals are none of them. */
function valuesOfUnsentFields(input: z.ZodType): Record<string, unknown> {
  if (!(input instanceof z.ZodObject)) throw new Error('the input has no fields')
  const values = Object.entries(input.shape).map(([name, field]) => [
    name,
    z.safeParse(field, undefined).data,
  ])
  return Object.fromEntries(
    values.filter(([name, value]) => value !== undefined && !name.endsWith('_removed')),
  )
}

/** Reads a record from a stubbed server answer, through the definition of its kind. */
function openRecord(kind: TranslationKind, record: Record<string, unknown>) {
  vi.stubGlobal('fetch', async () => Response.json({ record }))
  return readTranslatedRecord(kind, 7)
}

describe.each(translationKinds)('a record of the kind %s', (kind) => {
  it.each(records[kind])(
    'is saved by its own call, with its English and all else as it is',
    async (values) => {
      const { fields, update, toInput, href } = await openRecord(kind, values)
      expect(fields.map(({ name }) => name).sort()).toEqual(listBilingualColumns(tables[kind].table).sort())
      for (const { label } of fields) expect(messageText('mn', asMessageKey(label)), label).not.toBe(label)
      const english = Object.fromEntries(
        fields.map(({ name, as }) => [`${name}_en`, as === 'richText' ? '<p>English</p>' : 'English']),
      )
      const input = update.input.parse(toInput(english))
      const sentInput = input as Record<string, unknown>
      expect(sentInput).toMatchObject({ ...english, version: 3 })
      // All other input stays as it was, except that files are shown and not sent.
      const keptEntries = Object.entries(values).filter(
        ([name]) => name in sentInput && !name.endsWith('_en'),
      )
      for (const [name, value] of keptEntries.filter(([name]) => !['image', 'pdf', 'video'].includes(name)))
        expect(sentInput[name], name).toEqual(value)
      for (const file of ['image', 'pdf', 'video']) expect(sentInput[file] || undefined, file).toBeUndefined()
      expect(href).toMatch(/^\/admin\/(?:(?:week|yellow)\/)?[a-z-]+([/?]|\?[a-z]+\.id=|\?id=)/i)
      expect(href).toMatch(/7$/)
    },
  )

  it('sends every field that a save would otherwise empty', async () => {
    const [values = {}] = records[kind]
    const { update } = await openRecord(kind, values)
    const unsentValues = valuesOfUnsentFields(update.input)
    const { toInput } = await openRecord(kind, { ...unsentValues, ...values })
    expect(Object.keys(toInput({}))).toEqual(expect.arrayContaining(Object.keys(unsentValues)))
  })

  it('starts with the English that there is', async () => {
    const [values = {}] = records[kind]
    const record = await openRecord(kind, values)
    const start = englishValuesOf(record)
    expect(Object.keys(start)).toEqual(record.fields.map(({ name }) => `${name}_en`))
    if (kind === 'menu') expect(start).toEqual({ category_en: 'Item' })
  })
})
