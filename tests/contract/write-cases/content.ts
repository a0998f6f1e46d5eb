import { createHash, randomUUID } from 'node:crypto'
import { readAssessmentSettings } from '@/lib/assessment/settings/queries'
import { contactTextsIn, listAdminContactTexts } from '@/lib/content/contact/queries'
import { getTranslationAndNext } from '@/lib/office/translations/queries'
import { makeExchangeName, makeTrade } from '@/tests/factories/rows'
import { outdatedCategory } from '@/tests/factories/translations'
import {
  type Content,
  contentOf,
  contents,
  insertContent,
  pdf,
  peopleContents,
  publicRows,
  savedContent,
} from '../content-cases'
import { ask, formOf } from '../harness'
import type { Write } from './write'

/** What the audit row records of a form: all but its files. */
const scalars = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof Blob)))

/** Adding, saving and deleting the content of an office screen. */
function contentWrites(content: Content): Record<string, Write> {
  const { insert, update, remove, field } = content
  const wordOf = async (id: number) => (await publicRows(content)).find((row) => row.id === id)?.[field]
  return {
    [`POST ${insert}`]: async () => {
      const word = `Нэр ${randomUUID()}`
      const fields = await content.fields(word)
      return {
        send: { form: formOf(fields) },
        details: scalars(fields),
        read: async () => (await publicRows(content)).some((row) => row[field] === word),
        ...{ before: false, after: true },
      }
    },
    [`POST ${update}`]: async () => {
      const [old, word] = [`Хуучин ${randomUUID()}`, `Шинэ ${randomUUID()}`]
      const id = await insertContent(content, old)
      const fields = savedContent(content, id, word, 1)
      return {
        send: { form: formOf(fields) },
        details: scalars(fields),
        read: () => wordOf(id),
        ...{ before: old, after: word },
      }
    },
    [`DELETE ${remove}`]: async () => {
      const word = `Хасах ${randomUUID()}`
      const id = await insertContent(content, word)
      return {
        send: { query: `id=${id}` },
        details: { id },
        read: () => wordOf(id),
        ...{ before: word, after: undefined },
      }
    },
  }
}

/** Adds two rows and reverses their order. */
const turnedRound =
  (content: Content, key: string): Write =>
  async () => {
    const [first, second] = [await insertContent(content, 'Нэг'), await insertContent(content, 'Хоёр')]
    const order = [
      { id: first, sequence: 2_000 },
      { id: second, sequence: 1_999 },
    ]
    return {
      send: { json: { [key]: order } },
      details: {},
      read: async () =>
        (await publicRows(content)).map(({ id }) => id).filter((id) => id === first || id === second),
      ...{ before: [first, second], after: [second, first] },
    }
  }

/** The association's content beside news and texts. */
export const associationWrites: Record<string, Write> = {
  ...Object.fromEntries(contents.flatMap((content) => Object.entries(contentWrites(content)))),
  'POST /admin/update/about-us-sequence': turnedRound(peopleContents.Auditor, 'people'),
  'POST /admin/update/mineral-sequence': turnedRound(contentOf('POST /admin/insert/mineral'), 'minerals'),
  'POST /admin/update/translation-kept': async () => {
    const { id, version } = await outdatedCategory()
    const stateOf = async () => (await getTranslationAndNext(id, {})).translation.state
    return {
      send: { json: { id, version } },
      details: { id, version },
      read: stateOf,
      ...{ before: 'outdated', after: 'done' },
    }
  },
  'POST /admin/update/book-page-sequence': turnedRound(contentOf('POST /admin/insert/book-page'), 'pages'),
  'POST /admin/update/book-file': async () => {
    const bookPdf = async () => (await ask('GET /client/get/book')).body.pdf
    const file = pdf()
    const hash = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex')
    return {
      send: { form: formOf({ id: 1, pdf: file }) },
      details: { id: 1 },
      read: bookPdf,
      ...{ before: await bookPdf(), after: `/files/${hash}/file.pdf` },
    }
  },
  'POST /admin/update/exchange-name': async () => {
    const name = `Худалдагч ${randomUUID()} ХХК`
    const { id } = await makeExchangeName(name)
    await makeTrade({ seller_name: name, trade_datetime: new Date('1996-05-06T02:00:00Z') })
    return {
      send: { json: { id, name_en: 'Some Seller LLC' } },
      details: { id, name_en: 'Some Seller LLC' },
      // Readers see it with the trades that have the name.
      read: async () => {
        const { body } = await ask('GET /client/get/trade?startDate=1996-05-06&endDate=1996-05-06')
        const rows = body.trade as { seller_name: string; seller_name_en: string }[]
        return rows.find(({ seller_name }) => seller_name === name)?.seller_name_en
      },
      ...{ before: '', after: 'Some Seller LLC' },
    }
  },
  'POST /admin/update/assessment-settings': async () => {
    const before = (await readAssessmentSettings()).validity_months
    const after = before === 24 ? 12 : 24
    return {
      send: { json: { id: 1, validity_months: after } },
      details: { id: 1, validity_months: after },
      read: async () => (await readAssessmentSettings()).validity_months,
      ...{ before, after },
    }
  },
  'POST /admin/update/contact-text': async () => {
    const texts = await listAdminContactTexts()
    const id = texts.find(({ kind }) => kind === 'hours')?.id
    const text = `Ажлын цаг ${randomUUID()}`
    return {
      send: { json: { id, text, text_en: 'Hours' } },
      details: { id, text, text_en: 'Hours' },
      read: async () => (await contactTextsIn('mn')).hours,
      ...{ before: (await contactTextsIn('mn')).hours, after: text },
    }
  },
}
