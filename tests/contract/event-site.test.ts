import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { eventHalls } from '@/db/schema/event'
import { listEventDates } from '@/lib/event/dates/queries'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { listExhibitors, listOrganisers, listSponsors } from '@/lib/event/partners/queries'
import { listStatistics } from '@/lib/event/statistics/queries'
import { makeEdition, makeEventDay, makePartner, makeStatistic } from '@/tests/factories/event'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

type Row = Record<string, unknown> & { id: number }
const as = () => someone(1)
const post = async (path: string, json: object, role: 1 | 2 | 3 = 1) =>
  ask(`POST /mw/admin/${path}`, { as: await someone(role), json })
const get = async (path: string) => (await ask(`GET /mw/admin/get/${path}`, { as: await as() })).body
const listOf = async (path: string, key: string) => (await get(path))[key] as Row[]
const names = { event: 'Уул уурхайн долоо хоног 2031', event_en: 'Mining Week 2031', year: 2031 }

/** An edition with one of everything that belongs to its structure, and some content that does not. */
async function wholeEdition() {
  const id = await makeEdition({
    event: 'Уул уурхайн долоо хоног 2030',
    year: 2030,
    invitation: 'Тавтай морил',
    invitation_en: 'Welcome',
  })
  await makeEventDay({ event_id: id, day: 'Нэг', day_en: 'One', event_date: '2030-09-30' })
  await makeEventDay({ event_id: id, day: 'Хоёр', day_en: 'Two', event_date: '2030-10-01' })
  await makeEventDay({ event_id: id, day: 'Гурав', day_en: 'Three', event_date: '2030-10-03' })
  await makeStatistic({ event_id: id, figure: '30,000+', label: 'зочин', sequence: 1 })
  await db().insert(eventHalls).values({ event_id: id, hall_name: 'Говь', sequence: 1 })
  await makePartner({ event_id: id, name: 'Зохион байгуулагч' })
  await makePartner({ event_id: id, name: 'Ивээгч', role: 'sponsor', level: 'gold' })
  return id
}

describe('a new edition', () => {
  it('takes the structure of another, its days from another first day', async () => {
    const from = await wholeEdition()
    const { status, body } = await post('insert/event', { ...names, from, first_day: '2031-09-11' })
    expect(status, JSON.stringify(body)).toBe(200)
    const event = Number(body.id)
    expect(event).not.toBe(from)
    const days = await listEventDates({ event, language: 'all' })
    expect(days.map(({ day, day_en, event_date }) => [day, day_en, event_date])).toEqual([
      ['Нэг', 'One', '2031-09-11'],
      ['Хоёр', 'Two', '2031-09-12'],
      ['Гурав', 'Three', '2031-09-14'],
    ])
    expect((await listStatistics(event)).map(({ figure }) => figure)).toEqual(['30,000+'])
    expect((await listOrganisers(event)).map(({ name }) => name)).toEqual(['Зохион байгуулагч'])
    expect(await listSponsors(event)).toEqual([])
    expect(await db().$count(eventHalls)).toBeGreaterThan(1)
    const { record } = await get(`event/id?id=${event}`)
    expect(record).toMatchObject({
      ...names,
      invitation: 'Тавтай морил',
      is_current: false,
      is_frozen: false,
    })
    // The source edition is unchanged.
    expect(await listEventDates({ event: from, language: 'all' })).toHaveLength(3)
  })

  it('asks for the first day, for a name and for a year that there is', async () => {
    const from = await makeEdition()
    const readRefusal = async (values: object) => (await post('insert/event', { ...names, ...values })).body
    expect((await readRefusal({ from })).fields).toHaveProperty('first_day')
    expect((await readRefusal({ from, first_day: '2031-02-30' })).fields).toHaveProperty('first_day')
    expect((await readRefusal({ from: 2_000_000_000, first_day: '2031-09-11' })).fields).toHaveProperty(
      'from',
    )
    expect((await readRefusal({ event: ' ' })).fields).toHaveProperty('event')
    expect((await readRefusal({ year: 20310 })).fields).toHaveProperty('year')
    expect((await readRefusal({ event: 'а'.repeat(10_000) })).fields).toHaveProperty('event')
  })
})

describe('the live edition', () => {
  it('is a single one, shown by all pages as soon as it is chosen', async () => {
    const [one, two] = [await makeEdition(), await makeEdition()]
    await makeEventDay({ event_id: two, event_date: '2031-05-20' })
    expect((await post('update/event-current', { id: one })).status).toBe(200)
    expect((await getLiveEdition())?.edition.id).toBe(one)
    expect((await post('update/event-current', { id: two })).status).toBe(200)
    const live = await getLiveEdition()
    expect(live?.edition.id).toBe(two)
    expect(live?.days.map(({ event_date }) => event_date)).toEqual(['2031-05-20'])
    const [first, ...others] = await listOf('event', 'event')
    expect(first).toMatchObject({ id: two, is_current: true })
    expect(others.every(({ is_current }) => is_current === false)).toBe(true)
  })

  it('is a single one also after simultaneous choices', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => makeEdition()))
    const answers = await Promise.all(ids.map((id) => post('update/event-current', { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await listOf('event', 'event')).filter(({ is_current }) => is_current)).toHaveLength(1)
  })

  it('is the default of a list', async () => {
    const id = await makeEdition()
    await makeStatistic({ event_id: id, figure: '7' })
    await makePartner({ event_id: id, name: 'Энэ жилийнх' })
    await post('update/event-current', { id })
    expect((await listOf('event-statistics', 'statistics')).map(({ figure }) => figure)).toEqual(['7'])
    expect((await listOf('event-partners', 'partners')).map(({ name }) => name)).toEqual(['Энэ жилийнх'])
    expect(await listOf('event-dates?event=live', 'dates')).toEqual([])
  })

  it('can be neither closed nor deleted, and a closed one cannot become live', async () => {
    const [live, closedId] = [await makeEdition(), await makeEdition({ frozen_at: new Date() })]
    await post('update/event-current', { id: live })
    expect((await post('update/event-freeze', { id: live })).status).toBe(409)
    expect((await ask(`DELETE /mw/admin/delete/event?id=${live}`, { as: await as() })).status).toBe(409)
    expect((await post('update/event-current', { id: closedId })).status).toBe(409)
    expect((await getLiveEdition())?.edition.id).toBe(live)
  })

  it('is chosen by admins, closed and opened by moderators', async () => {
    const id = await makeEdition()
    expect((await post('update/event-current', { id }, 3)).status).toBe(403)
    for (const role of [2, 3] as const) {
      expect((await post('update/event-freeze', { id }, role)).status).toBe(403)
      expect((await post('update/event-unfreeze', { id }, role)).status).toBe(403)
    }
    expect((await post('update/event-current', { id }, 2)).status).toBe(200)
  })
})

describe('a closed edition', () => {
  it('refuses every write, and takes them again when it is opened', async () => {
    const event_id = await makeEdition()
    const day = await makeEventDay({ event_id })
    const statistic = await makeStatistic({ event_id })
    const partner = await makePartner({ event_id })
    const writes: [string, object][] = [
      ['update/event', { id: event_id, ...names }],
      ['insert/event-date', { event_id, day: 'Өдөр', event_date: '2031-09-20' }],
      ['update/event-date', { id: day, day: 'Өдөр', event_date: '2031-09-21' }],
      ['insert/event-statistic', { event_id, figure: '1', label: 'а' }],
      ['update/event-statistic', { id: statistic, figure: '1', label: 'а' }],
      ['update/event-statistic-sequence', { statistics: [{ id: statistic, sequence: 3 }] }],
      ['insert/event-partner', { event_id, role: 'organiser', name: 'а' }],
      ['update/event-partner', { id: partner, role: 'organiser', name: 'а' }],
      ['update/event-partner-sequence', { partners: [{ id: partner, sequence: 3 }] }],
    ]
    const removals = [
      `event-date?id=${day}`,
      `event-statistic?id=${statistic}`,
      `event-partner?id=${partner}`,
      `event?id=${event_id}`,
    ]
    expect((await post('update/event-freeze', { id: event_id })).status).toBe(200)
    for (const [path, json] of writes) {
      const { status, body } = await post(path, json)
      expect(status, path).toBe(409)
      expect(body.message, path).toMatch(/хаагдсан/)
    }
    for (const path of removals)
      expect((await ask(`DELETE /mw/admin/delete/${path}`, { as: await as() })).status, path).toBe(409)
    expect((await post('update/event-unfreeze', { id: event_id })).status).toBe(200)
    for (const [path, json] of writes) {
      const { status, body } = await post(path, json)
      expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
    }
  })
})

describe('what belongs to an edition', () => {
  it('keeps it from being deleted', async () => {
    const id = await makeEdition()
    const day = await makeEventDay({ event_id: id })
    const remove = async () =>
      (await ask(`DELETE /mw/admin/delete/event?id=${id}`, { as: await as() })).status
    expect(await remove()).toBe(409)
    await ask(`DELETE /mw/admin/delete/event-date?id=${day}`, { as: await as() })
    expect(await remove()).toBe(200)
  })

  it('is refused of an edition that there is not', async () => {
    const event_id = 2_000_000_000
    for (const [path, json] of [
      ['insert/event-date', { event_id, day: 'Өдөр', event_date: '2031-09-20' }],
      ['insert/event-statistic', { event_id, figure: '1', label: 'а' }],
      ['insert/event-partner', { event_id, role: 'organiser', name: 'а' }],
    ] as const) {
      const { status, body } = await post(path, json)
      expect(status, path).toBe(400)
      expect(body.fields, path).toHaveProperty('event_id')
    }
  })
})

describe('the days', () => {
  it('are one for each date of an edition', async () => {
    const event_id = await makeEdition()
    await makeEventDay({ event_id, event_date: '2031-09-11' })
    const refusal = await post('insert/event-date', { event_id, day: 'Өдөр', event_date: '2031-09-11' })
    expect(refusal.status).toBe(400)
    expect(refusal.body.fields).toHaveProperty('event_date')
    const other = await makeEventDay({ event_id, event_date: '2031-09-12' })
    const moveAnswer = await post('update/event-date', { id: other, day: 'Өдөр', event_date: '2031-09-11' })
    expect(moveAnswer.status).toBe(400)
    expect(moveAnswer.body.fields).toHaveProperty('event_date')
  })

  it('are answered in one language, or with the names of both', async () => {
    const event_id = await makeEdition({ event: 'Долоо хоног', event_en: 'Mining Week' })
    await makeEventDay({ event_id, day: 'Нэг', day_en: 'One', event_date: '2031-09-11' })
    const read = async (language: string) =>
      (await listOf(`event-dates?language=${language}&event=${event_id}`, 'dates'))[0]
    expect(await read('1')).toMatchObject({ day: 'Нэг', event: 'Долоо хоног', event_date: '2031-09-11' })
    expect(await read('2')).toMatchObject({ day: 'One', event: 'Mining Week' })
    expect(await read('all')).toMatchObject({ day: 'Нэг', day_en: 'One', event_en: 'Mining Week' })
    const bad = await ask('GET /mw/admin/get/event-dates?language=3', { as: await as() })
    expect(bad.status).toBe(400)
  })

  it('have agenda pictures in two languages', async () => {
    expect((await get('language')).result).toEqual([
      { id: 1, language: 'Монгол' },
      { id: 2, language: 'English' },
    ])
  })
})

describe('partners', () => {
  it('have a level when they are sponsors, and none otherwise', async () => {
    const event_id = await makeEdition()
    const level = (values: object) => post('insert/event-partner', { event_id, name: 'Говь', ...values })
    expect((await level({ role: 'sponsor' })).body.fields).toHaveProperty('level')
    expect((await level({ role: 'sponsor', level: 'bronze' })).body.fields).toHaveProperty('level')
    expect((await level({ role: 'visitor' })).body.fields).toHaveProperty('role')
    const { body } = await level({ role: 'exhibitor', level: 'gold' })
    expect((await get(`event-partner/id?id=${String(body.id)}`)).record).toMatchObject({ level: null })
  })

  it('are shown by level, then by place', async () => {
    const event_id = await makeEdition()
    const add = (name: string, level: 'general' | 'gold' | 'silver', sequence: number) =>
      makePartner({ event_id, role: 'sponsor', name, level, sequence })
    await add('мөнгө', 'silver', 1)
    await add('алт 2', 'gold', 3)
    await add('алт 1', 'gold', 2)
    await add('ерөнхий', 'general', 9)
    expect((await listSponsors(event_id)).map(({ name }) => name)).toEqual([
      'ерөнхий',
      'алт 1',
      'алт 2',
      'мөнгө',
    ])
  })

  it('change places among themselves, page by page', async () => {
    const event_id = await makeEdition()
    const ids: number[] = []
    for (let at = 1; at <= 6; at++)
      ids.push(await makePartner({ event_id, role: 'exhibitor', name: `${at}`, sequence: at }))
    const [, , third = 0, fourth = 0] = ids
    const turn = (partners: object[]) => post('update/event-partner-sequence', { partners })
    const answer = await turn([
      { id: fourth, sequence: 1 },
      { id: third, sequence: 2 },
    ])
    expect(answer.status).toBe(200)
    const visibleNames = (await listExhibitors(event_id, 1)).partners.map(({ name }) => name)
    expect(visibleNames).toEqual(['1', '2', '4', '3', '5', '6'])
    const other = await makePartner({ event_id, role: 'organiser' })
    expect(
      (
        await turn([
          { id: third, sequence: 1 },
          { id: other, sequence: 2 },
        ])
      ).status,
    ).toBe(409)
    expect(
      (
        await turn([
          { id: third, sequence: 1 },
          { id: 2_000_000_000, sequence: 2 },
        ])
      ).status,
    ).toBe(409)
  })

  it('are 24 a page', async () => {
    const event_id = await makeEdition()
    await Promise.all(Array.from({ length: 25 }, () => makePartner({ event_id, role: 'exhibitor' })))
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => listExhibitors(event_id, page)))
    expect([first, second, third].map((page) => page?.partners.length)).toEqual([24, 1, 0])
    expect(third).toMatchObject({ total: 25, totalPages: 2 })
  })

  it('keep their logo, replace it, or remove it', async () => {
    const event_id = await makeEdition()
    const form = formOf({ event_id, role: 'organiser', name: 'Говь', image: blobOf(await pictureBytes()) })
    const { body } = await ask('POST /mw/admin/insert/event-partner', { as: await as(), form })
    const id = Number(body.id)
    const logo = async () => ((await get(`event-partner/id?id=${id}`)).record as Row).logo
    const first = await logo()
    expect(first).toMatch(/^\/files\//)
    await post('update/event-partner', { id, role: 'organiser', name: 'Говь 2' })
    expect(await logo()).toBe(first)
    await post('update/event-partner', { id, role: 'organiser', name: 'Говь', image_removed: true })
    expect(await logo()).toBeNull()
  })
})

describe('the texts of an edition', () => {
  it('are cleaned, and a film or a picture stays until it is removed', async () => {
    const id = await makeEdition()
    const about = `<p>Танилцуулга ${randomUUID()}</p>`
    const image = blobOf(await pictureBytes())
    const form = formOf({ id, ...names, about: `${about}<script>1</script>`, invitation: 'Урилга', image })
    expect((await ask('POST /mw/admin/update/event', { as: await as(), form })).status).toBe(200)
    const read = async () => (await get(`event/id?id=${id}`)).record as Row
    expect(await read()).toMatchObject({ about, invitation: 'Урилга', video: null })
    const { image: imageUrl } = await read()
    expect(imageUrl).toMatch(/^\/files\//)
    await post('update/event', { id, ...names })
    expect((await read()).image).toBe(imageUrl)
    await post('update/event', { id, ...names, image_removed: true })
    expect((await read()).image).toBeNull()
  })
})
