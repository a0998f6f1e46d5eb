import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pageTags, type ScheduledTable, scheduledTables } from '@/db/page-tags'
import { reports } from '@/db/schema/content'
import { eventSessions } from '@/db/schema/event'
import { pageTexts } from '@/db/schema/menu'
import { notices } from '@/db/schema/exchange'
import { news } from '@/db/schema/news'
import { banners } from '@/db/schema/site'
import { JobWorkers } from '@/lib/wiring/jobs/runner'
import { planMissingExpiryJobs } from '@/lib/platform/schedule/expiry'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { makeDocumentFile } from '@/tests/factories/content'
import { makeEventDay } from '@/tests/factories/event'
import { makeCategory, makeNews, makeNotice, makePicture, pictureBytes } from '@/tests/factories/rows'
import { cachedReads } from '@/tests/next-cache'
import { withAskedTables } from './asked-tables'
import { pdf } from './content-cases'
import { forgetJobs, makeDue, runDueJobs } from './due-jobs'
import { liveEdition, makeEdition } from './event-editions'
import { type Answer, ask, blobOf, formOf, someone } from './harness'
import { argumentsOf } from './read-arguments'
import { TagListener } from './tag-listener'
// The reads of pages that no call shares.
import '@/lib/wiring/calls/registry'
import '@/lib/sites/queries'

type Schedule = { appears_at?: Date; ends_at?: Date }
const datesOf = ({ appears_at, ends_at }: { appears_at: string; ends_at: string }) => ({
  appears_at: new Date(appears_at),
  ends_at: new Date(ends_at),
})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** One row of each table, without which the reads below show nothing. */
const newsId = 900_001
let reportId = 0
let newsCid = 0
let pageCid = 0
/** The cover of the news item, also used by a slide: a slide links to the story of its picture. */
let picture: Awaited<ReturnType<typeof makePicture>>
const word = 'товлогдсон'

async function empty(): Promise<void> {
  await db().delete(news)
  await db().delete(pageTexts)
  await db().delete(reports)
}

async function rewrite(schedule: Schedule): Promise<void> {
  await empty()
  const texts = { text: `<p>${word}</p><figure><img src="${picture.url}" alt=""></figure>` }
  const created_at = new Date('2009-03-05T00:00:00Z')
  await makeNews({
    ...{ id: newsId, category_cid: newsCid, title: word, created_at, image_file_id: picture.id },
    ...texts,
    ...schedule,
  })
  await db()
    .insert(pageTexts)
    .values({ category_cid: pageCid, ...texts, ...schedule })
  const [report] = await db()
    .insert(reports)
    .values({
      ...{ title: word, image_file_id: picture.id, pdf_file_id: (await makeDocumentFile()).id },
      created_at,
      ...schedule,
    })
    .returning({ id: reports.id })
  reportId = report?.id ?? 0
}

/** Arguments with which a read would show the row; the others take those of `argumentsOf`, or none. */
const ownArguments: Record<string, () => unknown[]> = {
  'news-by-category': () => [newsCid, 1, 10],
  'news-by-month': () => ['2009-03', 1, 10],
  'news-search': () => [word, 1, 10],
  'news-item': () => [newsId],
  'news-archive': () => ['mn'],
  'sitemap-news': () => [1, 10],
  'page-text': () => [pageCid],
  reports: () => [1, 10],
  report: () => [reportId],
}

/** Reads of the office only, which count a row whatever its schedule. */
const officeReads = ['admin-news-count']

describe('every cached read of a table with a schedule', () => {
  /** Arguments that need rows of their own, which are made once. */
  const otherArguments = new Map<string, Promise<unknown[]>>()
  const argumentsFor = async (name: string): Promise<unknown[]> => {
    const make = ownArguments[name]
    if (make) return make()
    const args = otherArguments.get(name) ?? Promise.resolve(argumentsOf[name]?.() ?? [])
    otherArguments.set(name, args)
    return args
  }
  const answers = async () => {
    const answerByName = new Map<string, unknown>()
    for (const [name, { read }] of cachedReads) {
      if (officeReads.includes(name)) continue
      const args = await argumentsFor(name)
      const { answer, tables } = await withAskedTables(() => read(...(args as never[])))
      if (scheduledTables.some((table) => tables.has(table))) answerByName.set(name, answer)
    }
    return answerByName
  }

  it('shows a row in its time alone', async () => {
    newsCid = (await makeCategory()).cid
    pageCid = (await makeCategory({ page_type: 'static' })).cid
    picture = await makePicture()
    await db().insert(banners).values({ image_file_id: picture.id, sequence: 1 })
    await empty()
    const none = await answers()
    expect([...none.keys()]).toEqual(expect.arrayContaining(Object.keys(ownArguments)))
    expect(none.size).toBeGreaterThanOrEqual(Object.keys(ownArguments).length + 4)
    for (const [state, schedule] of Object.entries({
      waiting: { appears_at: inDays(1) },
      'waiting, with an end': { appears_at: inDays(1), ends_at: inDays(2) },
      ended: { ends_at: inDays(-1) },
      'appeared and ended': { appears_at: inDays(-2), ends_at: inDays(-1) },
    })) {
      await rewrite(schedule)
      for (const [name, answer] of await answers())
        expect(answer, `${name}, ${state}`).toEqual(none.get(name))
    }
    for (const schedule of [{}, { appears_at: inDays(-1) }, { appears_at: inDays(-1), ends_at: inDays(1) }]) {
      await rewrite(schedule)
      for (const [name, answer] of await answers()) expect(answer, name).not.toEqual(none.get(name))
    }
  })
})

describe('a schedule in a form', () => {
  const newsForm = async () => ({
    ...{ title: 'Гарчиг', summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ' },
    category_cid: (await makeCategory()).cid,
    image: blobOf(await pictureBytes()),
  })
  const send: Record<string, (schedule: Record<string, string>) => Promise<Answer>> = {
    news: async (schedule) =>
      ask('POST /admin/insert/news', {
        as: await someone(3),
        form: formOf({ ...(await newsForm()), ...schedule }),
      }),
    reports: async (schedule) =>
      ask('POST /admin/insert/report', {
        as: await someone(3),
        form: formOf({ title: 'Тайлан', image: blobOf(await pictureBytes()), pdf: pdf(), ...schedule }),
      }),
    page_texts: async (schedule) =>
      ask('POST /admin/insert/static-data', {
        as: await someone(3),
        json: { category_cid: (await makeCategory({ page_type: 'static' })).cid, ...schedule },
      }),
  }

  it.each(Object.keys(send))(
    'of %s that ends before it begins is refused at the field of its end',
    async (table) => {
      for (const [appears_at, ends_at] of [
        ['2031-05-01T10:00', '2031-05-01T09:59'],
        ['2031-05-01T10:00', '2031-05-01T10:00'],
        // Later by its clock, but earlier in its time zone.
        ['2031-05-01T10:00', '2031-05-01T11:00:00+16:00'],
      ]) {
        const answer = await send[table]?.({ appears_at: appears_at ?? '', ends_at: ends_at ?? '' })
        expect(answer).toMatchObject({
          status: 400,
          body: { fields: { ends_at: 'Дуусах хугацаа нь нийтлэх хугацаанаас хойш байх ёстой.' } },
        })
      }
    },
  )

  it.each(Object.keys(send))('of %s is a time, or nothing', async (table) => {
    for (const wrong of ['маргааш', '2031-02-30T10:00', '2031-05-01', '1999-05-01T10:00', '2031-05-01T25:00'])
      for (const field of ['appears_at', 'ends_at'])
        expect(await send[table]?.({ [field]: wrong }), wrong).toMatchObject({
          status: 400,
          body: { fields: { [field]: 'Огноо, цагийг зөв оруулна уу.' } },
        })
    expect(await send[table]?.({ appears_at: '', ends_at: '' })).toMatchObject({ status: 200 })
  })

  it('may have ended: it is shown no more, and its list says so', async () => {
    const answer = await send.reports?.({ ends_at: '2020-01-01T00:00' })
    expect(answer).toMatchObject({ status: 200 })
    const { body } = await ask('GET /admin/get/reports/id?id=' + String(answer?.body.id), {
      as: await someone(3),
    })
    expect(body.record).toMatchObject({
      appears_at: null,
      ends_at: '2019-12-31T16:00:00.000Z',
      schedule_state: 'ended',
    })
  })

  it('is read as clocks in Ulaanbaatar show it, and dates the item', async () => {
    const as = await someone(3)
    const form = await newsForm()
    const answer = await ask('POST /admin/insert/news', {
      as,
      form: formOf({ ...form, appears_at: '2031-05-01T02:30' }),
    })
    const row = async () => {
      const { body } = await ask(`GET /admin/get/news?category=${form.category_cid}`, { as })
      return (body.news as Record<string, unknown>[])[0]
    }
    expect(await row()).toMatchObject({
      appears_at: '2031-04-30T18:30:00.000Z',
      created_at: '2031-04-30T18:30:00.000Z',
      schedule_state: 'waiting',
    })
    // Without a time it appears at once and has today's date.
    const { image: _image, ...texts } = form
    const updateAnswer = await ask('POST /admin/update/news', {
      as,
      form: formOf({ ...texts, id: Number(answer.body.id), appears_at: '' }),
    })
    expect(updateAnswer.status).toBe(200)
    const now = await row()
    expect(now).toMatchObject({ appears_at: null, schedule_state: null })
    expect(Math.abs(Date.parse(String(now?.created_at)) - Date.now())).toBeLessThan(60_000)
  })
})

describe('a save that sends no schedule, as the specification’s', () => {
  const appears_at = '2031-05-01T02:00:00.000Z'
  const both = { appears_at, ends_at: '2031-06-01T02:00:00.000Z' }
  type Kind = { make: () => Promise<object>; update: string; open: (record: object) => Promise<unknown> }
  const recordAt = (route: string) => async (record: object) => {
    const { body } = await ask(`GET ${route}?id=${'id' in record ? Number(record.id) : 0}`, {
      as: await someone(3),
    })
    return body.record
  }
  const kinds: Record<string, Kind> = {
    news: {
      make: async () => {
        const { id, categoryCid: category_cid } = await makeNews(datesOf(both))
        return {
          id,
          category_cid,
          title: 'Гарчиг',
          summary: 'Хураангуй',
          text: '<p>Агуулга</p>',
          yellow_book: false,
        }
      },
      update: '/admin/update/news',
      open: recordAt('/admin/get/news/id'),
    },
    reports: {
      make: async () => ({ id: await insert.reports(datesOf(both)), title: 'Шинэ', title_en: '' }),
      update: '/admin/update/report',
      open: recordAt('/admin/get/reports/id'),
    },
    page_texts: {
      make: async () => ({
        category_cid: await insert.page_texts(datesOf(both)),
        text: '<p>Шинэ</p>',
        text_en: '',
      }),
      update: '/admin/update/static-data',
      open: async (record) => {
        const pid = 'category_cid' in record ? Number(record.category_cid) : 0
        const { body } = await ask(`GET /admin/get/static-data?pid=${pid}`, { as: await someone(3) })
        return (body.static as unknown[])[0]
      },
    },
  }

  it.each(Object.entries(kinds))(
    'of %s leaves the one that is there',
    async (_table, { make, update, open }) => {
      const fields = await make()
      const save = async (values: object) => {
        const form = formOf({ ...fields, ...values } as Parameters<typeof formOf>[0])
        return ask(`POST ${update}`, { as: await someone(3), form })
      }
      const before = (await open(fields)) as object
      expect(await save({})).toMatchObject({ status: 200 })
      expect(await open(fields)).toMatchObject({ ...both, schedule_state: 'waiting' })
      if ('created_at' in before) expect(await open(fields)).toMatchObject({ created_at: before.created_at })

      // A single value is checked against the stored one.
      const early = { ends_at: '2031-05-01T10:00' }
      expect(await save(early)).toMatchObject({
        status: 400,
        body: { fields: { ends_at: 'Дуусах хугацаа нь нийтлэх хугацаанаас хойш байх ёстой.' } },
      })
      expect(await save({ ends_at: '' })).toMatchObject({ status: 200 })
      expect(await open(fields)).toMatchObject({ appears_at, ends_at: null })
    },
  )
})

/** Rows with a schedule, inserted directly; each returns the id that its save uses. */
const insert: Record<ScheduledTable, (schedule: Schedule) => Promise<number>> = {
  news: async (schedule) => (await makeNews(schedule)).id,
  page_texts: async (schedule) => {
    const { cid } = await makeCategory({ page_type: 'static' })
    await db()
      .insert(pageTexts)
      .values({ category_cid: cid, text: 'x', ...schedule })
    return cid
  },
  reports: async (schedule) => {
    const [report] = await db()
      .insert(reports)
      .values({
        ...{ title: 'Тайлан', image_file_id: (await makePicture()).id },
        ...{ pdf_file_id: (await makeDocumentFile()).id, ...schedule },
      })
      .returning({ id: reports.id })
    return report?.id ?? 0
  },
}

const makeAuction = (sell_datetime: Date) => makeNotice({ sell_datetime })

describe('the job at a moment', () => {
  let listener: TagListener
  beforeAll(async () => {
    listener = await TagListener.start()
  })
  afterAll(() => listener.stop())
  beforeEach(forgetJobs)
  const readJobs = async () => {
    const { rows } = await db().execute<{ key: string; at: string }>(sql`
      select key, run_at as at from graphile_worker.jobs where task_identifier = 'expireScheduled' order by run_at`)
    return rows.map(({ key, at }) => ({ key, at: new Date(at).toISOString() }))
  }
  const readTags = async () => {
    await listener.catchUp()
    return listener.payloads.flatMap((payload) => JSON.parse(payload) as string[])
  }

  it.each(scheduledTables)('expires the tags of %s, whichever way the schedule was set', async (table) => {
    const schedule = { appears_at: inDays(1), ends_at: inDays(2) }
    await insert[table](schedule)
    const jobs = await readJobs()
    expect(jobs.map(({ at }) => at)).toEqual(Object.values(schedule).map((moment) => moment.toISOString()))
    await listener.forget()
    expect(await runDueJobs('moments')).toBe(0)
    for (const { key } of jobs) await makeDue(key)
    expect(await runDueJobs('moments')).toBe(2)
    await expect.poll(readTags).toEqual([...pageTags[table], ...pageTags[table]])
  })

  it('expires the upcoming auctions when one begins, and nothing that every page shows', async () => {
    const sell_datetime = inDays(1)
    await makeAuction(sell_datetime)
    await makeAuction(sell_datetime)
    await makeAuction(inDays(-1))
    const [job, ...others] = await readJobs()
    expect([job?.at, others]).toEqual([sell_datetime.toISOString(), []])
    await listener.forget()
    await makeDue(job?.key ?? '')
    expect(await runDueJobs('moments')).toBe(1)
    await expect.poll(readTags).toEqual(['auctions'])
    // A row that is moved has a job at its new time too.
    await db()
      .update(notices)
      .set({ sell_datetime: inDays(2) })
    expect(await readJobs()).toHaveLength(1)
  })

  it('expires whether an edition is over at the midnight that ends each of its days', async () => {
    await makeEdition({ year: 2101 })
    const [first, last] = await readJobs()
    expect([first?.at, last?.at]).toEqual(['2101-09-11T16:00:00.000Z', '2101-09-12T16:00:00.000Z'])
    await listener.forget()
    await makeDue(last?.key ?? '')
    expect(await runDueJobs('moments')).toBe(1)
    await expect.poll(readTags).toEqual(['event-end'])
  })

  it('expires what the event says of the time at midnight, and when a session begins and ends', async () => {
    await forgetJobs()
    const starts = new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000)
    const [event_date = '', clock = ''] = formatInputDateTime(starts.toISOString()).split('T')
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    const starts_minutes = hours * 60 + minutes
    const makeSession = async (event_id: number) => {
      const event_date_id = await makeEventDay({ event_id, event_date })
      const times = { starts_minutes, ends_minutes: starts_minutes + 1 }
      await db()
        .insert(eventSessions)
        .values({ event_date_id, title: 'Илтгэл', ...times })
    }
    const isOfEvent = ({ key }: { key: string }) => key.startsWith('schedule:event_sessions:')
    await makeSession(await makeEdition())
    await planMissingExpiryJobs()
    const midnights = (await readJobs()).filter(isOfEvent)
    expect(midnights.every(({ at }) => at.endsWith('T16:00:00.000Z'))).toBe(true)

    await makeSession(await liveEdition())
    await planMissingExpiryJobs()
    const jobs = (await readJobs()).filter(isOfEvent)
    const ends = new Date(starts.getTime() + 60_000)
    expect(jobs.map(({ at }) => at)).toEqual(
      expect.arrayContaining([starts, ends].map((at) => at.toISOString())),
    )
    await listener.forget()
    await makeDue(jobs[0]?.key ?? '')
    expect(await runDueJobs('moments')).toBe(1)
    await expect.poll(readTags).toEqual(['event-now'])
  })

  it('is one for all rows of a moment, is none without a moment or for one that is past', async () => {
    const appears_at = inDays(1)
    await makeNews({ appears_at })
    await makeNews({ appears_at })
    await makeNews()
    await makeNews({ appears_at: inDays(-1) })
    expect(await readJobs()).toHaveLength(1)
  })

  it('is there for a time that is edited, and harms nothing when the row is gone', async () => {
    const { id } = await makeNews({ appears_at: inDays(1) })
    await db()
      .update(news)
      .set({ appears_at: inDays(3) })
      .where(sql`id = ${id}`)
    const jobs = await readJobs()
    expect(jobs).toHaveLength(2)
    await db()
      .delete(news)
      .where(sql`id = ${id}`)
    for (const { key } of jobs) await makeDue(key)
    expect(await runDueJobs('moments')).toBe(2)
    expect(await readJobs()).toEqual([])
  })

  it('is none of a transaction that was broken off', async () => {
    await db()
      .transaction(async (tx) => {
        await tx.update(news).set({ ends_at: inDays(9) })
        throw new Error('broken off')
      })
      .catch(() => undefined)
    expect(await readJobs()).toEqual([])
  })

  it('is made good when it is missing', async () => {
    const soon = new Date(Date.now() + 60_000)
    for (const table of scheduledTables) await insert[table]({ ends_at: soon })
    await makeAuction(soon)
    await forgetJobs()
    await planMissingExpiryJobs()
    await planMissingExpiryJobs()
    const jobs = (await readJobs()).filter(({ at }) => at === soon.toISOString())
    expect(jobs).toHaveLength([...scheduledTables, 'notices'].length)
  })

  it('is done within half a second of its moment, and after a stop at the next start', async () => {
    await empty()
    const workers = [new JobWorkers(), new JobWorkers()]
    try {
      const appears_at = new Date(Date.now() + 1_500)
      const { id } = await makeNews({ appears_at })
      await listener.forget()
      await expect.poll(readTags, { interval: 10, timeout: 5_000 }).toContain('news')
      const late = Date.now() - appears_at.getTime()
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThan(500)
      const answer = await ask(`GET /client/get/news/id?id=${id}`)
      expect(answer.status).toBe(200)
    } finally {
      await Promise.all(workers.map((each) => each.stop()))
    }
    const ends_at = new Date(Date.now() + 300)
    await makeNews({ ends_at })
    await expect.poll(() => Date.now() > ends_at.getTime(), { interval: 50 }).toBe(true)
    await listener.forget()
    const newWorkers = new JobWorkers()
    try {
      await expect.poll(readTags, { timeout: 5_000 }).toContain('news')
    } finally {
      await newWorkers.stop()
    }
  })
})
