import { randomUUID } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, pool } from '@/db/client'
import { sustainableMining, sustainablePosters } from '@/db/schema/content'
import { directoryBanners } from '@/db/schema/directory'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { banners } from '@/db/schema/site'
import { listNews } from '@/lib/content/news/queries'
import { keptFileKeys } from '@/lib/platform/records/history/files'
import { deleteExpiredBinEntries } from '@/lib/office/bin/mutations'
import { recordKindOf } from '@/lib/platform/records/kinds'
import { binDays, binKinds } from '@/lib/platform/records/schema'
import { makeClause, makeQuestion, makeStandard } from '@/tests/factories/assessment'
import {
  makeCategory,
  makeNews,
  makeNotice,
  makePicture,
  makeTrade,
  pictureBytes,
} from '@/tests/factories/rows'
import { makeConsultant, makeListing } from '@/tests/factories/listings'
import { makeRoom } from '@/tests/factories/meetings'
import { makeAgendaPicture, makeSession } from '@/tests/factories/agenda-rows'
import { makeEdition, makeEventDay, makePartner, makeStatistic } from '@/tests/factories/event'
import { makeDirectoryCategory } from '@/tests/factories/directory-content'
import { makeGalleryImage, makeHall, makePresentation, makeSpeaker } from '@/tests/factories/event-content'
import { contentOf, insertContent } from './content-cases'
import { ask, blobOf, formOf, someone } from './harness'
import { binOf, bringBack, historyOf, keyOfFile, saveNews } from './kept-records'

const remove = async (path: string, office = 'admin') => {
  const answer = await ask(`DELETE /${office}/delete/${path}`, { as: await someone(1) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
/** The whole row of a record from the database. */
const rowOf = async (kind: string, id: number) => {
  const key = kind === 'menu_categories' || kind === 'event_categories' ? 'cid' : 'id'
  const { rows } = await pool().query<{ row: object }>(
    `select to_jsonb(record) as row from ${kind} record where ${key} = $1`,
    [id],
  )
  return rows[0]?.row
}
const addedEventItem = async (page_type: string) => {
  const json = { page_type, category: 'Цэс', category_en: 'Menu' }
  const { body } = await ask('POST /mw/admin/insert/category', { as: await someone(1), json })
  return Number(body.cid)
}
const insertRow = async (route: string, json: object) => {
  const { body } = await ask(`POST /admin/insert/${route}`, { as: await someone(1), json })
  return Number(body.id)
}
const content = (route: string) =>
  insertContent(contentOf(`POST /admin/insert/${route}`), `Нэр ${randomUUID()}`)
const removedBy = (kind: string) => (id: number) => pool().query(`delete from ${kind} where id = $1`, [id])
const calledOfEvent = (path: string) => async (id: number) => {
  const answer = await ask(`DELETE /mw/admin/delete/${path}?id=${id}`, { as: await someone(1) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const calledOfDirectory = (path: string) => (id: number) => remove(`${path}?id=${id}`, 'yellow-page')
const removerOf = (path: string) => (id: number) => remove(`${path}?id=${id}`)

/** Makes a clause of a question and a standard of its own. */
async function makeClauseOfOwn() {
  const question_id = await makeQuestion(`6${String(Date.now()).slice(-3)}.1`)
  const standard_id = (await makeStandard()).id
  return { id: await makeClause({ question_id, standard_id, clause: '303-1' }), question_id, standard_id }
}

/**
 * How a record of each kind is created, and how the office deletes it; where no call deletes it, a command
 * does.
 */
const cases: Record<(typeof binKinds)[number], [() => Promise<number>, (id: number) => Promise<unknown>]> = {
  news: [async () => (await makeNews()).id, removerOf('news')],
  page_texts: [
    async () => {
      const { cid } = await makeCategory({ page_type: 'static' })
      const json = { category_cid: cid, text: '<p>Текст</p>' }
      return Number((await ask('POST /admin/insert/static-data', { as: await someone(1), json })).body.id)
    },
    removedBy('page_texts'),
  ],
  reports: [() => content('report'), removerOf('report')],
  menu_categories: [async () => (await makeCategory()).cid, (cid) => remove(`category?cid=${cid}`)],
  documents: [() => content('document-pdf'), removerOf('document-pdf')],
  month_news: [() => content('month-news'), removerOf('month-news')],
  mining_videos: [() => content('mining-video'), removerOf('mining-video')],
  people: [() => content('about-us'), removerOf('about-us')],
  logos: [() => content('membership'), removerOf('membership')],
  banners: [
    async () => {
      const [row] = await db()
        .insert(banners)
        .values({ image_file_id: (await makePicture()).id, sequence: 7 })
        .returning()
      return row?.id ?? 0
    },
    removerOf('banner'),
  ],
  social_links: [
    () => insertRow('social-link', { icon: 'x', link: 'https://x.example/a' }),
    removerOf('social-link'),
  ],
  footer_info: [() => insertRow('footer', { type: 'phone', information: '7000 1122' }), removerOf('footer')],
  minerals: [() => content('mineral'), removerOf('mineral')],
  book_pages: [() => content('book-page'), removerOf('book-page')],
  sustainable_mining: [() => content('sustainable-mining'), removerOf('sustainable-mining')],
  trades: [async () => (await makeTrade({ min_price: 123456789012.3456 })).id, removedBy('trades')],
  notices: [async () => (await makeNotice()).id, removedBy('notices')],
  event_categories: [() => addedEventItem('static'), (cid) => remove(`category?cid=${cid}`, 'mw/admin')],
  event_news: [
    async () => {
      const category_cid = await addedEventItem('news')
      const texts = { title: 'Гарчиг', summary: 'Хураангуй', text: '<p>Текст</p>' }
      const form = formOf({ ...texts, category_cid, image: blobOf(await pictureBytes()) })
      return Number((await ask('POST /mw/admin/insert/news', { as: await someone(1), form })).body.id)
    },
    (id) => remove(`news?id=${id}`, 'mw/admin'),
  ],
  events: [makeEdition, calledOfEvent('event')],
  event_dates: [makeEventDay, calledOfEvent('event-date')],
  event_statistics: [makeStatistic, calledOfEvent('event-statistic')],
  event_partners: [makePartner, calledOfEvent('event-partner')],
  event_halls: [async () => (await makeHall()).id, calledOfEvent('hall')],
  event_presenters: [async () => (await makeSpeaker()).id, calledOfEvent('presenter')],
  event_presentations: [async () => (await makePresentation()).id, calledOfEvent('presentation')],
  event_gallery_images: [async () => (await makeGalleryImage()).id, calledOfEvent('gallery')],
  event_agenda_pictures: [makeAgendaPicture, calledOfEvent('agenda')],
  event_sessions: [makeSession, calledOfEvent('session')],
  directory_categories: [async () => (await makeDirectoryCategory()).id, calledOfDirectory('empty-category')],
  directory_banners: [
    async () => {
      const [row] = await db()
        .insert(directoryBanners)
        .values({ image_file_id: (await makePicture()).id, sequence: 7 })
        .returning()
      return row?.id ?? 0
    },
    calledOfDirectory('banner'),
  ],
  directory_companies: [async () => (await makeListing({ approval: true })).id, calledOfDirectory('company')],
  meeting_rooms: [async () => (await makeRoom()).id, calledOfDirectory('meeting-room')],
  directory_people: [async () => (await makeConsultant({ approval: true })).id, calledOfDirectory('person')],
  assessment_standards: [async () => (await makeStandard()).id, removerOf('assessment-standard')],
  assessment_clauses: [async () => (await makeClauseOfOwn()).id, removerOf('assessment-clause')],
  assessment_questions: [() => makeQuestion(`8${String(Date.now()).slice(-3)}.1`), removerOf('question')],
}

describe('the bin', () => {
  it.each(binKinds)('restores a deleted row of %s exactly, under its id', async (kind) => {
    const [make, take] = cases[kind]
    const id = await make()
    const before = await rowOf(kind, id)
    expect(before).toBeDefined()
    await take(id)
    expect(await rowOf(kind, id)).toBeUndefined()
    const [entry] = await binOf(kind)
    expect(entry).toMatchObject({ kind, record_id: id })
    expect(Date.parse(entry?.until ?? '') - Date.parse(entry?.at ?? '')).toBe(binDays * 86_400_000)
    expect(await bringBack(kind, id)).toMatchObject({ status: 200, body: { kind, record_id: id } })
    expect(await rowOf(kind, id)).toEqual(before)
    expect((await binOf(kind)).map(({ record_id }) => record_id)).not.toContain(id)
    expect(getTableName(recordKindOf(kind).table)).toBe(kind)
  })

  it('shows each record with its picture, who deleted it and when', async () => {
    const picture = await makePicture()
    const { id } = await makeNews({
      title: '',
      title_en: 'In English',
      text: '',
      summary: '',
      summary_en: 's',
      text_en: 't',
      image_file_id: picture.id,
    })
    await remove(`news?id=${id}`)
    const [entry] = await binOf('news')
    expect(entry).toMatchObject({ name: 'In English', image: picture.url, by: (await someone(1)).first_name })
    const { body } = await ask('GET /admin/get/bin?limit=1&page=1', { as: await someone(1) })
    expect((body.records as object[])[0]).toEqual(entry)
    expect(Number(body.total)).toBeGreaterThan(0)
  })

  it('is for every role that may delete', async () => {
    const { id } = await makeNews()
    await remove(`news?id=${id}`)
    const json = { id: (await binOf('news'))[0]?.id }
    const user = await someone(3)
    expect((await ask('GET /admin/get/bin', { as: user })).status).toBe(403)
    expect((await ask('POST /admin/restore/deleted', { as: user, json })).status).toBe(403)
    const admin = await someone(2)
    expect((await ask('GET /admin/get/bin', { as: admin })).status).toBe(200)
    expect((await ask('POST /admin/restore/deleted', { as: admin, json })).status).toBe(200)
    expect((await ask('GET /admin/get/bin?kind=accounts', { as: await someone(1) })).status).toBe(400)
  })

  it('restores a record once for two simultaneous requests', async () => {
    const { id, categoryCid } = await makeNews()
    await remove(`news?id=${id}`)
    const entry = (await binOf('news'))[0]?.id
    const as = await someone(1)
    const answers = await Promise.all(
      [1, 2].map(() => ask('POST /admin/restore/deleted', { as, json: { id: entry } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const again = await ask('POST /admin/restore/deleted', { as, json: { id: entry } })
    expect(again).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('сэргээсэн') as string },
    })
    expect((await listNews(categoryCid, 1, 50)).news.some((item) => item.id === id)).toBe(true)
  })

  it('continues the history from before', async () => {
    const item = await makeNews({ title: 'Нэг' })
    await saveNews(item, { title: 'Хоёр' })
    const before = await historyOf('news', item.id)
    await remove(`news?id=${item.id}`)
    await bringBack('news', item.id)
    expect(await historyOf('news', item.id)).toEqual(before)
    expect(await saveNews(item, { title: 'Гурав' })).toMatchObject({ version: 3 })
  })

  it('keeps posters with their standard, and none of those that a save replaces', async () => {
    const id = await content('sustainable-mining')
    const [one, two] = [await makePicture(), await makePicture()]
    const posters = () =>
      db()
        .select()
        .from(sustainablePosters)
        .where(eq(sustainablePosters.entry_id, id))
        .orderBy(sustainablePosters.sequence)
    await db()
      .insert(sustainablePosters)
      .values([one, two].map((file, at) => ({ entry_id: id, image_file_id: file.id, sequence: at })))
    const before = await posters()
    expect(before.length).toBeGreaterThan(1)
    await db().delete(sustainablePosters).where(eq(sustainablePosters.entry_id, id))
    await db().insert(sustainablePosters).overridingSystemValue().values(before)
    const countVersions = async () =>
      (
        await pool().query(
          `select from record_versions where kind = 'sustainable_posters' and (row ->> 'entry_id')::int = $1`,
          [id],
        )
      ).rowCount
    expect(await countVersions()).toBe(0)
    await remove(`sustainable-mining?id=${id}`)
    expect(await countVersions()).toBe(before.length)
    await bringBack('sustainable_mining', id)
    expect(await posters()).toEqual(before)
    expect(await countVersions()).toBe(0)
    expect(await db().$count(sustainableMining, eq(sustainableMining.id, id))).toBe(1)
  })

  it('lists only the menu item, and restores its empty page with it', async () => {
    const { cid } = await makeCategory({ page_type: 'static' })
    await ask('POST /admin/insert/static-data', {
      as: await someone(1),
      json: { category_cid: cid, text: '' },
    })
    await remove(`category?cid=${cid}`)
    const namelessRows = (await binOf('page_texts')).filter(({ name }) => name === '')
    expect(namelessRows).toEqual([])
    await bringBack('menu_categories', cid)
    const { body } = await ask(`GET /admin/get/static-data?pid=${cid}`, { as: await someone(1) })
    expect(body.static).toMatchObject([{ cid, id: expect.any(Number) as number }])
  })
})

describe('a record that needs another', () => {
  it('is refused with a message at its field, and stays in the bin', async () => {
    const { cid } = await makeCategory()
    const { id } = await makeNews({ category_cid: cid })
    await remove(`news?id=${id}`)
    await remove(`category?cid=${cid}`)
    expect(await bringBack('news', id)).toMatchObject({
      status: 409,
      body: { fields: { category_cid: 'Ангилал нь устсан байна. Эхлээд ангиллыг нь сэргээнэ үү.' } },
    })
    expect(await rowOf('news', id)).toBeUndefined()
    expect((await bringBack('menu_categories', cid)).status).toBe(200)
    expect((await bringBack('news', id)).status).toBe(200)
  })

  it('a menu item needs its parent, a question the one above it', async () => {
    const top = await makeCategory({ page_type: 'static' })
    const below = await makeCategory({ page_type: 'static', category_level: 2, pid: top.cid })
    await remove(`category?cid=${below.cid}`)
    await remove(`category?cid=${top.cid}`)
    expect(await bringBack('menu_categories', below.cid)).toMatchObject({
      status: 409,
      body: { fields: { pid: expect.any(String) as string } },
    })
    await bringBack('menu_categories', top.cid)
    expect((await bringBack('menu_categories', below.cid)).status).toBe(200)
    expect((await db().select().from(menuCategories).where(eq(menuCategories.cid, below.cid)))[0]?.pid).toBe(
      top.cid,
    )

    const number = `9${String(Date.now()).slice(-3)}.2`
    const section = await makeQuestion(number)
    const question = await makeQuestion(`${number}.1`)
    await remove(`question?id=${question}`)
    await remove(`question?id=${section}`)
    expect((await bringBack('assessment_questions', question)).status).toBe(409)
    await bringBack('assessment_questions', section)
    expect((await bringBack('assessment_questions', question)).status).toBe(200)
  })

  it('a clause needs its standard, and comes back with its question', async () => {
    const { id, question_id, standard_id } = await makeClauseOfOwn()
    await remove(`assessment-clause?id=${id}`)
    await remove(`assessment-standard?id=${standard_id}`)
    expect(await bringBack('assessment_clauses', id)).toMatchObject({
      status: 409,
      body: { fields: { standard_id: 'Стандарт нь устсан байна. Эхлээд түүнийг сэргээнэ үү.' } },
    })
    await bringBack('assessment_standards', standard_id)
    expect((await bringBack('assessment_clauses', id)).status).toBe(200)
    await remove(`question?id=${question_id}`)
    expect(await rowOf('assessment_clauses', id)).toBeUndefined()
    expect((await bringBack('assessment_questions', question_id)).status).toBe(200)
    expect(await rowOf('assessment_clauses', id)).toBeDefined()
  })

  it('a retired question with answers is asked again', async () => {
    const number = `7${String(Date.now()).slice(-3)}.3`
    const question = await makeQuestion(number)
    await pool().query(
      `with respondent as (
         insert into assessment_respondents (name, percentage, total_true, total_false, submission)
         values ('Бат', 100, 1, 0, gen_random_uuid()) returning id)
       insert into respondent_answers (respondent_id, question_id, answer)
       select id, $1, true from respondent`,
      [question],
    )
    const answer = await ask(`DELETE /admin/delete/question?id=${question}`, { as: await someone(1) })
    expect(answer.body).toMatchObject({ retired: true })
    const [entry] = await binOf('assessment_questions')
    expect(entry?.record_id).toBe(question)
    expect((await bringBack('assessment_questions', question)).status).toBe(200)
    expect(await rowOf('assessment_questions', question)).toMatchObject({ cid: number, retired_at: null })
    expect((await binOf('assessment_questions')).map(({ record_id }) => record_id)).not.toContain(question)
  })

  it('is refused while another record has its number, and when its file is gone', async () => {
    const { id } = await makeNotice({ order_num: 'taken' })
    await pool().query('delete from notices where id = $1', [id])
    await makeNotice({ order_num: 'taken' })
    expect(await bringBack('notices', id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Ижил дугаартай') as string },
    })
    const logo = await content('membership')
    await remove(`membership?id=${logo}`)
    await pool().query(
      `update record_versions set row = row || '{"logo_file_id": 2000000000}' where kind = 'logos' and record_id = $1`,
      [logo],
    )
    expect(await bringBack('logos', logo)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('устсан') as string },
    })
  })

  it('takes the default of a column that was added since', async () => {
    const { id } = await makeNews()
    await remove(`news?id=${id}`)
    await pool().query(
      `update record_versions set row = row - 'yellow_book' where kind = 'news' and record_id = $1`,
      [id],
    )
    expect((await bringBack('news', id)).status).toBe(200)
    expect((await db().select().from(news).where(eq(news.id, id)))[0]?.yellow_book).toBe(false)
  })
})

describe('after thirty days', () => {
  it('a deleted record is gone with its versions, and its files are unused', async () => {
    const cover = await makePicture()
    const item = await makeNews({ image_file_id: cover.id })
    await saveNews(item, { title: 'Дараагийн' })
    await remove(`news?id=${item.id}`)
    const age = (days: number) =>
      pool().query(
        `update record_versions set at = now() - make_interval(days => $1) where kind = 'news' and record_id = $2`,
        [days, item.id],
      )
    const readKeys = async () =>
      (await db().execute<{ key: string }>(keptFileKeys)).rows.map(({ key }) => key)
    await age(binDays - 1)
    await deleteExpiredBinEntries()
    expect(await readKeys()).toContain(keyOfFile(cover))
    await age(binDays + 1)
    await deleteExpiredBinEntries()
    expect(await readKeys()).not.toContain(keyOfFile(cover))
    const { rowCount } = await pool().query(
      `select from record_versions where kind = 'news' and record_id = $1`,
      [item.id],
    )
    expect(rowCount).toBe(0)
  })
})

it('5,000 simultaneous deletions are kept, and each can be restored', async () => {
  const { id, categoryCid } = await makeNews()
  await pool().query(
    `insert into news (image_file_id, title, summary, text, category_cid, publisher)
     select image_file_id, 'Олон ' || n, summary, text, category_cid, publisher
     from news, generate_series(1, 5000) n where id = $1`,
    [id],
  )
  await pool().query('delete from news where category_cid = $1', [categoryCid])
  const { body } = await ask('GET /admin/get/bin?kind=news&limit=1', { as: await someone(1) })
  expect(Number(body.total)).toBeGreaterThanOrEqual(5_001)
  expect((await bringBack('news', (body.records as [{ record_id: number }])[0].record_id)).status).toBe(200)
  expect(await db().$count(news, eq(news.category_cid, categoryCid))).toBe(1)
})
