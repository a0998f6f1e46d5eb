import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { makeMember, makeQuestion } from '@/tests/factories/assessment'
import { makeAccount, makeCategory, makeNews, makeRequest, pictureBytes } from '@/tests/factories/rows'
import { type Content, contents, insertContent, savedContent } from './content-cases'
import { makeRegistration, visitor } from './event-editions'
import { ask, blobOf, formOf, someone } from './harness'

/** One record of the office: how it is asked for, and how it is saved with a word of its own in the field `field`. */
export type OfficeRecord = {
  query: string
  field: string
  update: string
  /** How the field shows a word, where that is not the word. */
  shown?: (word: string) => string
  save: (word: string, version?: number) => { json: object } | { form: FormData }
}

const known = (version: number | undefined): Record<string, number> =>
  version === undefined ? {} : { version }

/** A text of the contact page; there is one of each kind, so tests share them. */
async function contactRow(kind: string): Promise<{ id: number }> {
  const { body } = await ask('GET /admin/get/contact-texts', { as: await someone(1) })
  const row = (body.texts as { id: number; kind: string }[]).find((text) => text.kind === kind)
  if (!row) throw new Error(`there is no text ${kind}`)
  return row
}

const contentRecord = (content: Content) => async (): Promise<OfficeRecord> => {
  const id = await insertContent(content, `Нэр ${randomUUID()}`)
  return {
    ...{ query: `id=${id}`, field: content.field, update: content.update },
    save: (word, version) => ({ form: formOf(savedContent(content, id, word, version)) }),
  }
}

/** By the read that a form opens with; every such read of the table has its case. */
export const records: Record<string, () => Promise<OfficeRecord>> = {
  ...Object.fromEntries(contents.map((content) => [`GET ${content.record}`, contentRecord(content)])),
  'GET /admin/get/contact-texts/id': async () => {
    const { id } = await contactRow('map')
    return {
      ...{ query: `id=${id}`, field: 'text', update: '/admin/update/contact-text' },
      save: (text, version) => ({ json: { id, text, text_en: '', ...known(version) } }),
    }
  },
  'GET /admin/get/book-file/id': async () => {
    const bytes = (word: string) => Buffer.from(`%PDF-1.7\n${word}\n%%EOF`)
    // There is one for all tests: it begins anew.
    await db().execute(sql`update book_files set version = 1, pdf_file_id = null`)
    return {
      ...{ query: 'id=1', field: 'pdf', update: '/admin/update/book-file' },
      shown: (word) => createHash('sha256').update(bytes(word)).digest('hex'),
      save: (word, version) => ({ form: formOf({ id: 1, pdf: blobOf(bytes(word)), ...known(version) }) }),
    }
  },
  'GET /admin/get/banner/id': async () => {
    const picture = await pictureBytes()
    const form = formOf({ image: blobOf(picture) })
    const { body } = await ask('POST /admin/insert/banner', { as: await someone(1), form })
    const id = Number(body.id)
    // What stands behind the end of a picture makes it another file.
    const named = (word: string) => Buffer.concat([picture, Buffer.from(word)])
    return {
      ...{ query: `id=${id}`, field: 'image', update: '/admin/update/banner' },
      shown: (word) => createHash('sha256').update(named(word)).digest('hex'),
      save: (word, version) => ({ form: formOf({ id, image: blobOf(named(word)), ...known(version) }) }),
    }
  },
  'GET /admin/get/social-link/id': async () => {
    const form = { icon: 'telegram', link: `https://t.example/${randomUUID()}` }
    const { body } = await ask('POST /admin/insert/social-link', { as: await someone(1), json: form })
    const id = Number(body.id)
    return {
      ...{ query: `id=${id}`, field: 'link', update: '/admin/update/social-link' },
      save: (word, version) => ({
        json: { ...form, id, link: `https://t.example/${word}`, ...known(version) },
      }),
    }
  },
  'GET /admin/get/footer/id': async () => {
    const form = { type: 'phone', information: '7000 1122' }
    const { body } = await ask('POST /admin/insert/footer', { as: await someone(1), json: form })
    const id = Number(body.id)
    return {
      ...{ query: `id=${id}`, field: 'information', update: '/admin/update/footer' },
      save: (word, version) => ({ json: { ...form, id, information: word, ...known(version) } }),
    }
  },
  'GET /admin/get/admin-users/id': async () => {
    const { id, email } = await makeAccount(3)
    return {
      ...{ query: `id=${id}`, field: 'first_name', update: '/admin/update/account' },
      save: (word, version) => ({
        json: { id, first_name: word, email, account_role: 3, ...known(version) },
      }),
    }
  },
  'GET /admin/get/member-companies/id': async () => {
    const { id, email } = await makeMember()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/admin/update/member-companies' },
      save: (word, version) => ({ form: formOf({ id, name: word, email, active: true, ...known(version) }) }),
    }
  },
  'GET /mw/admin/get/user-registration/id': async () => {
    const { id } = await makeRegistration()
    return {
      ...{ query: `id=${id}`, field: 'company', update: '/mw/admin/update/registration' },
      save: (word, version) => ({ json: { ...visitor, id, company: word, ...known(version) } }),
    }
  },
  'GET /admin/get/office-request/id': async () => {
    const { id } = await makeRequest()
    return {
      ...{ query: `id=${id}`, field: 'note', update: '/admin/update/office-request' },
      save: (word, version) => ({ json: { id, state: 'new', note: word, ...known(version) } }),
    }
  },
  'GET /admin/get/news/id': async () => {
    const { id, categoryCid } = await makeNews()
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/admin/update/news' },
      save: (title, version) => {
        const texts = { title, summary: 'Хураангуй', text: '<p>Агуулга</p>' }
        return { form: formOf({ id, ...texts, category_cid: categoryCid, ...known(version) }) }
      },
    }
  },
  'GET /admin/get/category/id': async () => {
    const { cid } = await makeCategory()
    return {
      ...{ query: `cid=${cid}`, field: 'category', update: '/admin/update/category' },
      save: (word, version) => ({ json: { cid, category: word, category_en: 'Item', ...known(version) } }),
    }
  },
  'GET /admin/get/assessment-questions/id': async () => {
    const cid = `${randomInt(1_000, 9_999)}.${randomInt(1, 9_999)}`
    const id = await makeQuestion(cid)
    return {
      ...{ query: `id=${id}`, field: 'question', update: '/admin/update/question' },
      save: (word, version) => ({ json: { id, cid, originalCid: cid, question: word, ...known(version) } }),
    }
  },
}
