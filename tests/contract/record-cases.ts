import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { makeClause, makeStandard, makeMember, makeQuestion } from '@/tests/factories/assessment'
import { makeAgendaPicture, makeSession } from '@/tests/factories/agenda-rows'
import { makeDirectoryCategory, makeListingReport } from '@/tests/factories/directory-content'
import { makeGalleryImage, makeHall } from '@/tests/factories/event-content'
import { makeEdition, makeEventDay, makePartner, makeStatistic } from '@/tests/factories/event'
import { makeInterpreter, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import {
  makeAccount,
  makeCategory,
  makeExchangeName,
  makeNews,
  makePicture,
  makeRequest,
  pictureBytes,
} from '@/tests/factories/rows'
import { makeHoliday } from '@/tests/factories/holidays'
import { makeRedirect } from '@/tests/factories/redirects'
import { makeShortcut, makeSynonym } from '@/tests/factories/search-words'
import { type Content, contents, insertContent, savedContent } from './content-cases'
import { makeRegistration, visitor } from './event-editions'
import { ask, blobOf, formOf, someone } from './harness'
import { makeEventItem } from './write-cases/event-archive'

/** One record of the office: how it is read, and how it is saved with a unique word in the field `field`. */
export type OfficeRecord = {
  query: string
  field: string
  update: string
  /** How the field shows a word, where it differs from the word. */
  showWord?: (word: string) => string
  save: (word: string, version?: number) => { json: object } | { form: FormData }
}

const versionField = (version: number | undefined): Record<string, number> =>
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

/** The contact lines and the social links of one site, whose calls are in a separate folder. */
const contactRecords = (folder: string): Record<string, () => Promise<OfficeRecord>> => ({
  [`GET ${folder}/get/social-link/id`]: async () => {
    const form = { icon: 'telegram', link: `https://t.example/${randomUUID()}` }
    const { body } = await ask(`POST ${folder}/insert/social-link`, { as: await someone(1), json: form })
    const id = Number(body.id)
    return {
      ...{ query: `id=${id}`, field: 'link', update: `${folder}/update/social-link` },
      save: (word, version) => ({
        json: { ...form, id, link: `https://t.example/${word}`, ...versionField(version) },
      }),
    }
  },
  [`GET ${folder}/get/footer/id`]: async () => {
    const form = { type: 'phone', information: '7000 1122' }
    const { body } = await ask(`POST ${folder}/insert/footer`, { as: await someone(1), json: form })
    const id = Number(body.id)
    return {
      ...{ query: `id=${id}`, field: 'information', update: `${folder}/update/footer` },
      save: (word, version) => ({ json: { ...form, id, information: word, ...versionField(version) } }),
    }
  },
})

/** A slide of one site's home page. */
const slideRecord = (folder: string) => async (): Promise<OfficeRecord> => {
  const picture = await pictureBytes()
  const form = formOf({ image: blobOf(picture) })
  const { body } = await ask(`POST ${folder}/insert/banner`, { as: await someone(1), form })
  const id = Number(body.id)
  // Bytes after the end of a picture make it another file.
  const pictureFor = (word: string) => Buffer.concat([picture, Buffer.from(word)])
  return {
    ...{ query: `id=${id}`, field: 'image', update: `${folder}/update/banner` },
    showWord: (word) => createHash('sha256').update(pictureFor(word)).digest('hex'),
    save: (word, version) => ({
      form: formOf({ id, image: blobOf(pictureFor(word)), ...versionField(version) }),
    }),
  }
}

/** By the read that a form opens with; every such read of the call table has a case. */
export const records: Record<string, () => Promise<OfficeRecord>> = {
  ...Object.fromEntries(contents.map((content) => [`GET ${content.record}`, contentRecord(content)])),
  'GET /admin/get/contact-texts/id': async () => {
    const { id } = await contactRow('map')
    return {
      ...{ query: `id=${id}`, field: 'text', update: '/admin/update/contact-text' },
      save: (text, version) => ({ json: { id, text, text_en: '', ...versionField(version) } }),
    }
  },
  'GET /admin/get/assessment-settings/id': async () => {
    // All tests share the one record, so it is reset.
    await db().execute(sql`update assessment_settings set version = 1, validity_months = 12`)
    return {
      ...{ query: 'id=1', field: 'validity_months', update: '/admin/update/assessment-settings' },
      showWord: () => '24',
      save: (_, version) => ({ json: { id: 1, validity_months: 24, ...versionField(version) } }),
    }
  },
  'GET /admin/get/exchange-names/id': async () => {
    const { id } = await makeExchangeName()
    return {
      ...{ query: `id=${id}`, field: 'name_en', update: '/admin/update/exchange-name' },
      save: (name_en, version) => ({ json: { id, name_en, ...versionField(version) } }),
    }
  },
  'GET /admin/get/book-file/id': async () => {
    const bytes = (word: string) => Buffer.from(`%PDF-1.7\n${word}\n%%EOF`)
    // All tests share one, so it is reset.
    await db().execute(sql`update book_files set version = 1, pdf_file_id = null`)
    return {
      ...{ query: 'id=1', field: 'pdf', update: '/admin/update/book-file' },
      showWord: (word) => createHash('sha256').update(bytes(word)).digest('hex'),
      save: (word, version) => ({
        form: formOf({ id: 1, pdf: blobOf(bytes(word)), ...versionField(version) }),
      }),
    }
  },
  'GET /yellow-page/get/category/id': async () => {
    const { id } = await makeDirectoryCategory()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/yellow-page/update/category' },
      save: (name, version) => ({ json: { id, name, name_en: 'Category', ...versionField(version) } }),
    }
  },
  'GET /yellow-page/get/report/id': async () => {
    const id = await makeListingReport()
    return {
      ...{ query: `id=${id}`, field: 'state', update: '/yellow-page/update/report' },
      showWord: () => 'closed',
      save: (_, version) => ({ json: { id, state: 'closed', ...versionField(version) } }),
    }
  },
  'GET /yellow-page/get/meeting-user/id': async () => {
    const { id, email } = await makeParticipant()
    const fields = { id, email, name_en: 'Gobi', phone_number: '99', user_type: 'Sponsor' }
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/yellow-page/update/meeting-user' },
      save: (name, version) => ({ json: { ...fields, name, ...versionField(version) } }),
    }
  },
  'GET /yellow-page/get/meeting-room/id': async () => {
    const { id } = await makeRoom()
    return {
      ...{ query: `id=${id}`, field: 'room_number', update: '/yellow-page/update/meeting-room' },
      save: (room_number, version) => ({
        form: formOf({ id, room_number, capacity: 4, ...versionField(version) }),
      }),
    }
  },
  'GET /yellow-page/get/interpreter/id': async () => {
    const { id } = await makeInterpreter()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/yellow-page/update/interpreter' },
      save: (name, version) => ({ json: { id, name, languages: ['mn', 'ru'], ...versionField(version) } }),
    }
  },
  'GET /admin/get/search-synonyms/id': async () => {
    const id = await makeSynonym(`${randomUUID()}; ижил`)
    return {
      ...{ query: `id=${id}`, field: 'words', update: '/admin/update/search-synonym' },
      showWord: (word) => `${word}; ижил`,
      save: (word, version) => ({
        json: { id, words: `${word};ижил`, direction: 'both', lang: 'all', ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/search-shortcuts/id': async () => {
    const id = await makeShortcut({})
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/admin/update/search-shortcut' },
      save: (title, version) => ({
        json: { id, phrases: 'элсэх', title, title_en: 'Join', path: '/mm', ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/pictures/id': async () => {
    const { id } = await makePicture()
    return {
      ...{ query: `id=${id}`, field: 'description', update: '/admin/update/picture' },
      save: (description, version) => ({
        json: { id, picture_kind: 'photograph', description, ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/holidays/id': async () => {
    const id = await makeHoliday()
    const day = `${2060 + (id % 40)}-06-06`
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/admin/update/holiday' },
      save: (name, version) => ({ json: { id, day, name, ...versionField(version) } }),
    }
  },
  'GET /admin/get/redirects/id': async () => {
    const id = await makeRedirect({})
    return {
      ...{ query: `id=${id}`, field: 'new_address', update: '/admin/update/redirect' },
      showWord: (word) => `/mm/${word}`,
      save: (word, version) => ({
        json: { id, old_address: `/${randomUUID()}`, new_address: `/mm/${word}`, ...versionField(version) },
      }),
    }
  },
  'GET /mw/admin/get/hall/id': async () => {
    const { id } = await makeHall()
    return {
      ...{ query: `id=${id}`, field: 'hall_name', update: '/mw/admin/update/hall' },
      save: (hall_name, version) => ({
        json: { id, hall_name, hall_name_en: 'Hall', ...versionField(version) },
      }),
    }
  },
  'GET /mw/admin/get/gallery/id': async () => {
    const { id } = await makeGalleryImage()
    return {
      ...{ query: `id=${id}`, field: 'caption', update: '/mw/admin/update/gallery' },
      save: (caption, version) => ({ json: { id, caption, caption_en: '', ...versionField(version) } }),
    }
  },
  'GET /admin/get/banner/id': slideRecord('/admin'),
  'GET /yellow-page/get/banner/id': slideRecord('/yellow-page'),
  ...contactRecords('/admin'),
  ...contactRecords('/mw/admin'),
  'GET /mw/admin/get/category/id': async () => {
    const cid = await makeEventItem()
    return {
      ...{ query: `cid=${cid}`, field: 'category', update: '/mw/admin/update/category' },
      save: (word, version) => ({
        json: { cid, category: word, category_en: 'Item', ...versionField(version) },
      }),
    }
  },
  'GET /mw/admin/get/news/id': async () => {
    const category_cid = await makeEventItem({ page_type: 'news' })
    const texts = { summary: 'Хураангуй', text: '<p>Агуулга</p>', category_cid }
    const form = formOf({ ...texts, title: 'Мэдээ', image: blobOf(await pictureBytes()) })
    const { body } = await ask('POST /mw/admin/insert/news', { as: await someone(1), form })
    const id = Number(body.id)
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/mw/admin/update/news' },
      save: (title, version) => ({ form: formOf({ id, ...texts, title, ...versionField(version) }) }),
    }
  },
  'GET /admin/get/admin-users/id': async () => {
    const { id, email } = await makeAccount(3)
    return {
      ...{ query: `id=${id}`, field: 'first_name', update: '/admin/update/account' },
      save: (word, version) => ({
        json: { id, first_name: word, email, account_role: 3, ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/member-companies/id': async () => {
    const { id, email } = await makeMember()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/admin/update/member-companies' },
      save: (word, version) => ({
        form: formOf({ id, name: word, email, active: true, ...versionField(version) }),
      }),
    }
  },
  'GET /mw/admin/get/user-registration/id': async () => {
    const { id, email } = await makeRegistration()
    return {
      ...{ query: `id=${id}`, field: 'company', update: '/mw/admin/update/registration' },
      save: (word, version) => ({ json: { ...visitor, id, email, company: word, ...versionField(version) } }),
    }
  },
  'GET /admin/get/office-request/id': async () => {
    const { id } = await makeRequest()
    return {
      ...{ query: `id=${id}`, field: 'note', update: '/admin/update/office-request' },
      save: (word, version) => ({ json: { id, state: 'new', note: word, ...versionField(version) } }),
    }
  },
  'GET /admin/get/news/id': async () => {
    const { id, categoryCid } = await makeNews()
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/admin/update/news' },
      save: (title, version) => {
        const texts = { title, summary: 'Хураангуй', text: '<p>Агуулга</p>' }
        return { form: formOf({ id, ...texts, category_cid: categoryCid, ...versionField(version) }) }
      },
    }
  },
  'GET /admin/get/category/id': async () => {
    const { cid } = await makeCategory()
    return {
      ...{ query: `cid=${cid}`, field: 'category', update: '/admin/update/category' },
      save: (word, version) => ({
        json: { cid, category: word, category_en: 'Item', ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/static-data/id': async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    const save = (word: string) => ({ category_cid: cid, text: `<p>${word}</p>`, text_en: '' })
    await ask('POST /admin/insert/static-data', { as: await someone(1), json: save('Анхны') })
    return {
      ...{ query: `cid=${cid}`, field: 'text', update: '/admin/update/static-data' },
      save: (word, version) => ({ json: { ...save(word), ...versionField(version) } }),
    }
  },
  'GET /admin/get/assessment-questions/id': async () => {
    const cid = `${randomInt(1_000, 9_999)}.${randomInt(1, 9_999)}`
    const id = await makeQuestion(cid)
    return {
      ...{ query: `id=${id}`, field: 'question', update: '/admin/update/question' },
      save: (word, version) => ({
        json: { id, cid, originalCid: cid, question: word, ...versionField(version) },
      }),
    }
  },
  'GET /admin/get/assessment-standards/id': async () => {
    const { id, code } = await makeStandard()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/admin/update/assessment-standard' },
      save: (name, version) => ({ json: { id, code, name, ...versionField(version) } }),
    }
  },
  'GET /admin/get/assessment-clauses/id': async () => {
    const cid = `${randomInt(1_000, 9_999)}.${randomInt(1, 9_999)}`
    const { id: standard_id } = await makeStandard()
    const id = await makeClause({ question_id: await makeQuestion(cid), standard_id, clause: '2-7' })
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/admin/update/assessment-clause' },
      save: (title, version) => ({
        json: { id, cid, standard_id, clause: '2-7', title, ...versionField(version) },
      }),
    }
  },
  'GET /mw/admin/get/event/id': async () => {
    const id = await makeEdition()
    return {
      ...{ query: `id=${id}`, field: 'event', update: '/mw/admin/update/event' },
      save: (event, version) => ({ form: formOf({ id, event, year: 2031, ...versionField(version) }) }),
    }
  },
  'GET /mw/admin/get/agenda/id': async () => {
    const event_date_id = await makeEventDay()
    const id = await makeAgendaPicture({ event_date_id })
    const picture = await pictureBytes()
    // Bytes after the end of a picture make it another file.
    const pictureFor = (word: string) => Buffer.concat([picture, Buffer.from(word)])
    const fields = { id, event_date_id, language_id: 1 }
    return {
      ...{ query: `id=${id}`, field: 'image', update: '/mw/admin/update/agenda' },
      showWord: (word) => createHash('sha256').update(pictureFor(word)).digest('hex'),
      save: (word, version) => ({
        form: formOf({ ...fields, image: blobOf(pictureFor(word)), ...versionField(version) }),
      }),
    }
  },
  'GET /mw/admin/get/sessions/id': async () => {
    const event_date_id = await makeEventDay()
    const id = await makeSession({ event_date_id })
    const times = { start_time: '10:00', end_time: '11:00' }
    return {
      ...{ query: `id=${id}`, field: 'title', update: '/mw/admin/update/session' },
      save: (title, version) => ({ json: { id, event_date_id, ...times, title, ...versionField(version) } }),
    }
  },
  'GET /mw/admin/get/event-date/id': async () => {
    const id = await makeEventDay()
    return {
      ...{ query: `id=${id}`, field: 'day', update: '/mw/admin/update/event-date' },
      save: (day, version) => ({ json: { id, day, event_date: '2031-09-11', ...versionField(version) } }),
    }
  },
  'GET /mw/admin/get/event-statistic/id': async () => {
    const id = await makeStatistic()
    return {
      ...{ query: `id=${id}`, field: 'label', update: '/mw/admin/update/event-statistic' },
      save: (label, version) => ({ json: { id, figure: '12', label, ...versionField(version) } }),
    }
  },
  'GET /mw/admin/get/event-partner/id': async () => {
    const id = await makePartner()
    return {
      ...{ query: `id=${id}`, field: 'name', update: '/mw/admin/update/event-partner' },
      save: (name, version) => ({ form: formOf({ id, role: 'organiser', name, ...versionField(version) }) }),
    }
  },
}
