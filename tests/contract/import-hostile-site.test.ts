import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { files } from '@/db/schema/files'
import { eventDates, eventGalleryImages, eventPresenters, events } from '@/db/schema/event'
import { importRecords } from '@/db/schema/imports'
import { news } from '@/db/schema/news'
import { redirects } from '@/db/schema/site'
import { ensureStandardMenu } from '@/db/standard-menu'
import type { ReportEntry } from '@/lib/platform/old-site/report'
import { importOldSite, undoImport } from '@/lib/wiring/old-site/import'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, someone } from './harness'
import { type FakeSite, sendJson, startFakeSite } from './old-site'

type Item = Record<string, unknown>
type Files = Record<string, (response: ServerResponse) => void>

/** An old site with news in one category, and files; `items` and `disturb` may change between imports. */
async function startNewsSite(items: Item[], ownFiles: Files, disturb?: (at: number) => boolean) {
  let count = 0
  const state = { items }
  const site = await startFakeSite((request, response, { pathname, searchParams }) => {
    if (disturb?.(++count)) {
      response.statusCode = 500
      response.end()
    } else if (pathname === '/client/get/category-news-count')
      sendJson(response, {
        categories: [{ cid: '8', category: 'Мэдээ', category_en: null, news_count: '2' }],
      })
    else if (pathname === '/client/get/news')
      sendJson(response, { news: searchParams.get('page') === '1' ? state.items : [], totalPages: '1' })
    else if (pathname === '/client/get/archive-news-date') sendJson(response, { dates: [] })
    else if (ownFiles[pathname]) ownFiles[pathname](response)
    else {
      response.statusCode = 404
      response.end()
    }
  })
  return { site, state }
}

const sendBytes = (bytes: Buffer) => (response: ServerResponse) => {
  response.setHeader('etag', `"${createHash('sha1').update(bytes).digest('hex')}"`)
  response.end(bytes)
}

const item = (id: unknown, values: Item = {}): Item => ({
  id,
  title: `Мэдээ ${String(id)}`,
  summary: 'Товч',
  text: '<p>Текст</p>',
  image: '/cover.png',
  created_at: '1998-03-04 10:30:00',
  ...values,
})

const eventKinds = [
  ...['event editions', 'event days', 'event halls', 'event speakers', 'agenda pictures', 'event sessions'],
  ...['event presentations', 'event photographs'],
]

describe('an import from an old site', () => {
  let folder = ''
  let cover: Buffer
  const sites: FakeSite[] = []
  const start = async (...parts: Parameters<typeof startNewsSite>) => {
    const newsSite = await startNewsSite(...parts)
    sites.push(newsSite.site)
    return newsSite
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'strata-old-site-'))
    cover = await pictureBytes()
    await ensureStandardMenu(db())
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await rm(folder, { recursive: true, force: true })
  })
  let imports = 0
  const run = (site: FakeSite, options: Partial<Parameters<typeof importOldSite>[0]> = {}) =>
    importOldSite({
      ...{ origin: site.url, folder: join(folder, options.folder ?? `${site.url.port}`), isDryRun: false },
      ...{ waitMs: 5, kinds: ['news categories', 'news'], onProgress: () => imports++ },
      ...options,
      ...(options.folder ? { folder: join(folder, options.folder) } : {}),
    })
  const entryOf = (entries: readonly ReportEntry[], key: string) =>
    entries.find((entry) => entry.kind === 'news' && entry.key === key)
  const readNews = async (id: number) => (await db().select().from(news).where(eq(news.id, id)))[0]

  it('keeps numbers and dates, leads the addresses of texts here, and changes nothing the second time', async () => {
    const picture = await pictureBytes({ format: 'jpeg' })
    const { site, state } = await start(
      [
        item(71, {
          title_en: 'NULL',
          text: '<p style="color:red">Эхлэл <img src="/a.jpg"> <a href="/mm/detail/70?a=1">өмнөх</a></p><script>alert(1)</script>',
        }),
        item('72', { summary: null, updated_at: 1_700_000_000 }),
      ],
      { '/cover.png': sendBytes(cover), '/a.jpg': sendBytes(picture) },
    )
    const dry = await run(site, { isDryRun: true })
    expect(dry.report.counts.news, JSON.stringify(dry.report.entries)).toMatchObject({ new: 2, refused: 0 })
    expect(await db().$count(news)).toBe(0)
    expect(await db().$count(files)).toBe(0)

    const { report, runId, paths } = await run(site)
    expect(report.counts.news, JSON.stringify(report.entries)).toMatchObject({ new: 2, refused: 0 })
    const first = await readNews(71)
    const key = createHash('sha256').update(picture).digest('hex')
    expect(first?.text).toMatch(
      new RegExp(
        `^<p>Эхлэл <img src="/files/[0-9a-f]{64}/40.jpg" width="40" height="\\d+" /> <a href="/mm/detail/70\\?a=1">өмнөх</a></p>$`,
      ),
    )
    expect(await db().$count(files, eq(files.key, key))).toBe(1)
    expect(first).toMatchObject({ title_en: '', category_cid: 8, publisher: 'Админ' })
    expect(first?.created_at.toISOString()).toBe('1998-03-04T02:30:00.000Z')
    expect(await readNews(72)).toMatchObject({ summary: 'Текст', updated_at: new Date(1_700_000_000_000) })
    const audits = await db().select().from(auditLog).where(eq(auditLog.account_email, 'import:site'))
    expect(audits.map(({ call, record_id }) => [call, record_id])).toEqual([
      ['POST /admin/insert/news', 71],
      ['POST /admin/insert/news', 72],
    ])
    expect(JSON.parse(await readFile(paths.json, 'utf8'))).toMatchObject({
      run: runId,
      counts: report.counts,
    })

    const again = await run(site)
    expect(again.report.counts.news).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0 })
    expect(await readNews(71)).toEqual(first)

    // The next item of the office gets the next number.
    const form = new FormData()
    for (const [name, value] of Object.entries({
      title: 'Шинэ',
      summary: 'Товч',
      text: '<p>Т</p>',
      category_cid: '8',
    }))
      form.set(name, value)
    form.set('image', new Blob([new Uint8Array(cover)]), 'c.png')
    const insertion = await ask('POST /admin/insert/news', { as: await someone(1), form })
    expect(insertion.body).toEqual({ id: 73 })

    // One item changes on the old site, the other here and there.
    const edit = await ask('POST /admin/update/news', {
      ...{
        as: await someone(1),
        json: { ...(await readNews(72)), title: 'Эндхийн гарчиг', image: undefined },
      },
    })
    expect(edit.status, JSON.stringify(edit.body)).toBe(200)
    state.items = [item(71, { title: 'Өөр гарчиг' }), item(72, { title: 'Өөр гарчиг' })]
    const third = await run(site)
    expect(third.report.counts.news).toMatchObject({ changed: 1, edited: 1 })
    expect(await readNews(71)).toMatchObject({ title: 'Өөр гарчиг', created_at: first?.created_at })
    expect(await readNews(72)).toMatchObject({ title: 'Эндхийн гарчиг' })
    expect(entryOf(third.report.entries, '72')?.reason).toBe('was edited here since its import')
  })

  it('reads on after failures, and names what it cannot take', async () => {
    const endless = (response: ServerResponse) => {
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1)
      response.on('close', () => clearInterval(timer))
    }
    const { site } = await start(
      [
        item(201),
        item(202, { image: '/huge.png' }),
        item(203, { image: '/elsewhere.png' }),
        item(204, { image: '/page.png' }),
        item(205, { image: '/cut.png' }),
        item(206, {
          text: '<p>Текст <img src="http://169.254.169.254/latest/meta-data"><img src="/none.png"></p>',
        }),
        item(207, { title: { mn: 'буруу' } }),
        item(208, { text: '<script>alert(1)</script>', summary: '' }),
        item(-5),
        item(209, { category_cid: 4711 }),
      ],
      {
        '/cover.png': sendBytes(cover),
        '/huge.png': endless,
        '/elsewhere.png': (response) => response.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end(),
        '/page.png': (response) => response.end('<html><script>alert(1)</script></html>'),
        '/cut.png': (response) => {
          response.writeHead(200, { 'content-length': 1_000 })
          response.write('x')
          setTimeout(() => response.destroy(), 20)
        },
      },
      (at) => at % 5 === 0,
    )
    const { report } = await run(site, { triesMax: 3 })
    expect(report.counts.news, JSON.stringify(report.entries)).toMatchObject({ new: 3, refused: 7 })
    const reasonOf = (key: string) => {
      const entry = entryOf(report.entries, key)
      return `${entry?.outcome}: ${entry?.notes.join(' ')} ${entry?.reason}`
    }
    expect(reasonOf('201')).toMatch(/^new/)
    expect(reasonOf('202')).toMatch(/^refused: .*longer than 20 MB/)
    expect(reasonOf('203')).toMatch(/^refused: .*on another host \(--allow-host 127\.0\.0\.1:5432\)/)
    expect(reasonOf('204')).toMatch(/^refused: .*image: /)
    expect(reasonOf('205')).toMatch(/^refused: .*cut\.png: /)
    expect(reasonOf('206')).toMatch(/^new: .*on another host.*none\.png: the old site answers 404/)
    expect(reasonOf('207')).toMatch(/^refused: .*title: /)
    expect(reasonOf('208')).toMatch(/^refused: /)
    expect(reasonOf('-5')).toMatch(/^refused: .*id: /)
    expect(reasonOf('209')).toMatch(/^new: its category is not known/)
    expect((await readNews(206))?.text).toBe('<p>Текст </p>')
  }, 60_000)

  it('goes on where a killed run stopped, in the same run', async () => {
    const { site } = await start([item(301), item(302), item(303)], { '/cover.png': sendBytes(cover) })
    const breakOff = (kind: string) => {
      if (kind === 'news') throw new Error('killed')
    }
    await expect(run(site, { onProgress: breakOff })).rejects.toThrow('killed')
    expect(await readNews(301)).toBeDefined()
    const requestCount = site.requests.length
    const { report, runId } = await run(site)
    expect(report.counts.news).toMatchObject({ new: 2, same: 1 })
    const rows = await db().select().from(importRecords).where(eq(importRecords.source, site.url.origin))
    expect(rows.map(({ added_run }) => added_run)).toEqual(rows.map(() => runId))
    expect(site.requests.slice(requestCount)).not.toContain(site.requests[0])
    expect(new Set(site.requests).size).toBe(site.requests.length)
  })

  it('joins the two languages of an event, and finds its editions without a list of them', async () => {
    const picture = await pictureBytes({ format: 'jpeg' })
    const day = (event_date_id: number, name: string, event_date: string, items: Item[] = []) => ({
      ...{ event_date_id, day: name, event_date, agenda_items: items },
    })
    const agendas: Record<string, Item[]> = {
      1: [
        day(1, '1-р өдөр', '2025-09-10T16:00:00.000Z', [{ id: 5, agenda_image: '/cover.png' }]),
        day(2, '2-р өдөр', '2025-09-12'),
        day(3, 'Огноогүй', 'маргааш'),
      ],
      2: [day(5, 'Day 1', '2025-09-11'), day(6, 'Day 2', '2025-09-12')],
    }
    const photographs: Record<string, Item[]> = { 1: [{ image: '/a.jpg' }, { image: '/none.jpg' }] }
    const hall = { id: '4', hall_name: 'Их танхим', hall_name_en: null }
    const answers: Record<string, (query: URLSearchParams) => Item> = {
      '/mw/client/get/agenda': (query) => ({
        agenda: query.get('event') === '3' ? agendas[query.get('language') ?? ''] : null,
      }),
      '/mw/client/get/hall': () => ({ hall: [hall] }),
      '/mw/client/get/presenter': () => ({
        presenter: [{ id: 2, name_mn: 'Б.Бат', position_mn: 'Захирал', profile_img: '/cover.png' }],
      }),
      '/mw/client/get/presentation': () => ({ presentations: [] }),
      '/mw/client/get/gallery-by-date': (query) => ({
        images: query.get('offset') === '0' ? (photographs[query.get('id') ?? ''] ?? []) : [],
      }),
    }
    const site = await startFakeSite((_request, response, { pathname, searchParams }) => {
      const bytes = { '/cover.png': cover, '/a.jpg': picture }[pathname]
      if (bytes) response.end(bytes)
      else if (answers[pathname]) sendJson(response, answers[pathname](searchParams))
      else response.writeHead(404).end()
    })
    sites.push(site)
    const { report } = await run(site, { kinds: eventKinds })
    const outcomes = report.entries.map(({ kind, key, outcome }) => `${kind} ${key} ${outcome}`)
    expect(outcomes, JSON.stringify(report.entries)).toEqual([
      'event editions 3 new',
      ...['event days 3/2025-09-11 new', 'event days 3/2025-09-12 new', 'event days 3/3 refused'],
      ...['event halls 4 new', 'event speakers 2 new', 'agenda pictures 5 new'],
      ...['event photographs /a.jpg new', 'event photographs /none.jpg refused'],
    ])
    expect(await db().select().from(events)).toMatchObject([
      { id: 3, event: 'Уул уурхайн долоо хоног 2025', event_en: 'Mining Week 2025', year: 2025 },
    ])
    const days = await db().select().from(eventDates).orderBy(eventDates.event_date)
    // The numbers 1 to 8 are places of days in the calls.
    expect(days).toMatchObject([
      { id: 9, day: '1-р өдөр', day_en: 'Day 1', event_date: '2025-09-11' },
      { id: 10, day: '2-р өдөр', day_en: 'Day 2', event_date: '2025-09-12' },
    ])
    expect(await db().select().from(eventPresenters)).toMatchObject([{ id: 2, name_en: 'Б.Бат' }])
    expect(await db().$count(eventGalleryImages, eq(eventGalleryImages.event_date_id, 9))).toBe(1)
    const again = await run(site, { kinds: eventKinds })
    expect(again.report.total('new') + again.report.total('changed')).toBe(0)
  })

  it('redirects the path of a taken number and the addresses of a file, and takes them back', async () => {
    const { site } = await start([item(71)], { '/cover.png': sendBytes(cover) })
    const file = join(folder, 'old.csv')
    const lines = ['/news.php?id=1,/mm/detail/71', `${site.url.origin}/a/,/b`, '/a,/c', '/b,/mm', 'x,/mm']
    await writeFile(file, ['old,new', ...lines].join('\n'))
    const { report, runId } = await run(site, { redirectsPath: file })
    const [entry] = report.entries.filter(({ kind }) => kind === 'news')
    expect(entry?.notes.join(' ')).toContain(`/mm/detail/71 leads to /mm/detail/${entry?.id}`)
    expect(report.counts.redirects).toMatchObject({ new: 3, refused: 2 })
    expect(report.entries.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { key: 'line 4', reason: expect.stringContaining('redirected already') },
      { key: 'line 6' },
    ])
    const rows = await db().select().from(redirects).orderBy(redirects.old_address)
    expect(rows.map(({ old_address, new_address }) => `${old_address} ${new_address}`)).toEqual([
      '/a /mm',
      '/b /mm',
      `/mm/detail/71 /mm/detail/${entry?.id}`,
      // A redirect of the file is folded with that of the number.
      `/news.php?id=1 /mm/detail/${entry?.id}`,
    ])
    const again = await run(site, { redirectsPath: file })
    expect(again.report.total('new') + again.report.total('changed') + again.report.total('edited')).toBe(0)
    const undoneRun = await undoImport(runId ?? 0, folder)
    expect(undoneRun?.report.total('removed')).toBe(5)
    expect(await db().$count(redirects)).toBe(0)
    expect(await readNews(71)).toBeDefined()
  })

  it('ends with a list that never ends', async () => {
    let page = 0
    const site = await startFakeSite((_request, response, { pathname }) => {
      if (pathname === '/client/get/category-news-count') sendJson(response, { categories: [{ cid: 8 }] })
      else if (pathname === '/client/get/news')
        sendJson(response, { news: [item(10_000 + ++page, { image: '/none.png' })], totalPages: 1e9 })
      else response.writeHead(404).end()
    })
    sites.push(site)
    const { report } = await run(site, { pagesMax: 4, isDryRun: true })
    expect(report.counts.news).toMatchObject({ refused: 5 })
    expect(report.entries.at(-1)?.reason).toContain('more than 4 pages')
    expect(site.requests.filter((path) => path.startsWith('/client/get/news?'))).toHaveLength(4)
    expect(imports).toBeGreaterThan(0)
    expect(await db().$count(importRecords, eq(importRecords.old_key, '10001'))).toBe(0)
  })
})
