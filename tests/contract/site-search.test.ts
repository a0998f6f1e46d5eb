import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { people } from '@/db/schema/content'
import { pageTexts } from '@/db/schema/menu'
import { footerInfo } from '@/db/schema/site'
import { menuPath } from '@/lib/content/menu/links'
import { searchNews } from '@/lib/content/news/queries'
import { newsPageSize } from '@/lib/content/news/schema'
import { indexPending } from '@/lib/platform/search/index-records'
import { totalMax } from '@/lib/platform/search/schema'
import type { MarkedText } from '@/lib/platform/search/shown'
import { eventPaths } from '@/lib/platform/site/event-paths'
import type { SiteQuery } from '@/lib/sites/search/address'
import { listSuggestions, searchSite } from '@/lib/sites/search/queries'
import { type SiteKind, siteKinds } from '@/lib/sites/search/schema'
import { makeDocument, makeMonthNews, makePerson, makeReport } from '@/tests/factories/content'
import { makeHall, makeSession } from '@/tests/factories/agenda-rows'
import { makeCompany } from '@/tests/factories/directory-listings'
import { makeEdition, makeEventDay, makePartner, whileLive } from '@/tests/factories/event'
import { makePresentation, makeSpeaker } from '@/tests/factories/event-content'
import { makeQuestion } from '@/tests/factories/assessment'
import { makeCategory, makeNews, makeTrade } from '@/tests/factories/rows'
import { ask } from './harness'

const queryOf = (term: string, query: Partial<SiteQuery> = {}): SiteQuery => ({
  ...{ site: 'mm', term, kind: null, page: 1, isExact: false },
  ...query,
})
const textOf = ({ parts }: MarkedText) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

/** Sorts the groups by kind: they are shown by their best results. */
const byKindOrder = <Group extends { kind: SiteKind }>(groups: readonly Group[]) =>
  groups.toSorted((a, b) => siteKinds.mm.indexOf(a.kind) - siteKinds.mm.indexOf(b.kind))

beforeAll(() => indexPending())

describe('the search of the site', () => {
  it('finds each kind of record, marked, with the way to it', async () => {
    const { id: newsId } = await makeNews({ title: 'Хөхчулуутын уурхай', summary: 'Мэдээ' })
    const { cid } = await makeCategory({ page_type: 'static', category: 'Төсөл' })
    await db().insert(pageTexts).values({ category_cid: cid, text: '<p>Танилцуулга: Хөхчулуутад.</p>' })
    const person = await makePerson({ name: 'Бат', position: 'Хөхчулуутын дарга', about_category: 'Office' })
    const report = await makeReport({ title: 'Хөхчулуутын тайлан' })
    const document = await makeDocument('Хөхчулуут: гарын авлага')
    const issue = await makeMonthNews({ title: 'Хөхчулуут, 3 дугаар сар' })
    await indexPending()
    const answer = await searchSite(queryOf('hohchuluut'), 'mn')
    const [groups, { total }] = [byKindOrder(answer.groups), answer]
    const visibleRows = groups.map(({ kind, results }) => [
      kind,
      ...results.map(({ href, title, excerpt }) => [href, textOf(title), textOf(excerpt)]),
    ])
    expect(total).toBe(6)
    expect(visibleRows).toEqual([
      ['news', [`/mm/detail/${newsId}`, '[Хөхчулуутын] уурхай', 'Мэдээ Агуулга']],
      ['page', [menuPath({ cid, page_type: 'static' }), 'Төсөл', 'Танилцуулга: [Хөхчулуутад].']],
      ['report', [expect.stringMatching(/^\/files\/.+\.pdf$/), '[Хөхчулуутын] тайлан', '']],
      ['person', ['/mm/about#office', 'Бат', '[Хөхчулуутын] дарга']],
      ['document', [expect.stringMatching(/^\/files\/.+\.pdf$/), '[Хөхчулуут]: гарын авлага', '']],
      ['month-news', [`/mn/page/${issue.id}`, '[Хөхчулуут], 3 дугаар сар', '']],
    ])
    expect(groups.map(({ results }) => results[0]?.id)).toEqual([
      ...[newsId, cid, report.id, person.id, document.id, issue.id],
    ])
    const one = await searchSite(queryOf('Хөхчулуут', { kind: 'person' }), 'mn')
    expect(one.groups.map(({ kind }) => kind)).toEqual(['person'])
  })

  it('finds products with their last price, questions, contacts and the records of other sites', async () => {
    const product_name = 'Хүрэнчулуутын баяжмал'
    for (const [day, min_price] of [
      ['03', 90],
      ['04', 95.5],
    ] as const)
      await makeTrade({ product_name, min_price, trade_datetime: new Date(`2026-02-${day}T02:00:00Z`) })
    await makeQuestion('91.1.1', { question: 'Хүрэнчулууг нөхөн сэргээсэн үү?' })
    await makeQuestion('91.1.2', { question: 'Хүрэнчулуу хуучирсан уу?', retired_at: new Date() })
    await db()
      .insert(footerInfo)
      .values([
        { site: 'mm', type: 'phone', information: 'Хүрэнчулуу 7011' },
        { site: 'mw', type: 'phone', information: 'Хүрэнчулуу 7012' },
      ])
    const company = await makeCompany({ name: 'ХҮРЭНЧУЛУУ ХХК' })
    await indexPending()
    const { groups } = await searchSite(queryOf('хүрэнчулуу'), 'mn')
    const byKind = new Map(groups.map(({ kind, results }) => [kind, results]))
    const product = byKind.get('exchange-name')?.[0]
    expect(product?.href).toBe('/mm/trade')
    expect(product && textOf(product.excerpt)).toBe('Сүүлийн үнэ: тонн нь 95.5 USD')
    expect(byKind.get('question')).toMatchObject([{ href: '/mm/self-assessment' }])
    expect(byKind.get('footer-line')).toMatchObject([{ href: '/mm/contact' }])
    expect(byKind.get('listing')).toMatchObject([{ href: `/yp/company/${company}` }])
  })

  it('orders the kinds by their best results', async () => {
    await makeNews({ title: 'Мэдээ', summary: 'Ногоончулуутын тайлан гарлаа' })
    await makeReport({ title: 'Ногоончулуутын тайлан' })
    await indexPending()
    const { groups } = await searchSite(queryOf('ногоончулуутын тайлан'), 'mn')
    expect(groups.map(({ kind }) => kind)).toEqual(['report', 'news'])
  })

  it('never shows what is not public, and forgets deleted records', async () => {
    await makeNews({ title: 'Далдчулуут', news_status: false })
    const { cid } = await makeCategory({ page_type: 'static', category: 'Унтраасан', category_status: false })
    const later = new Date(Date.now() + 86_400_000)
    await db().insert(pageTexts).values({ category_cid: cid, text: '<p>Далдчулуут</p>' })
    await makeReport({ title: 'Далдчулуут', appears_at: later })
    await indexPending()
    expect(await searchSite(queryOf('далдчулуут'), 'mn')).toMatchObject({ total: 0, groups: [] })
    expect(await listSuggestions('mm', 'далдчул', 'mn')).toEqual([])
    const person = await inTransaction(() => makePerson({ name: 'Одоочулуун' }))
    expect((await searchSite(queryOf('одоочулуун'), 'mn')).total).toBe(1)
    await inTransaction(() => db().delete(people).where(eq(people.id, person.id)))
    expect((await searchSite(queryOf('одоочулуун', { isExact: true }), 'mn')).total).toBe(0)
  })

  it('tells what it made of a term, and asks it exactly where that is wanted', async () => {
    await makeNews({ title: 'Мянганзуунууд' })
    expect(await searchSite(queryOf('мянганзуунуут'), 'mn')).toMatchObject({
      ...{ total: 1, shownFor: 'мянганзуунууд', without: [] },
    })
    const exact = await searchSite(queryOf('мянганзуунуут', { isExact: true }), 'mn')
    expect(exact).toMatchObject({ total: 0, shownFor: null })
    expect(exact.nearest).toContain('мянганзуунууд')
    expect(await searchSite(queryOf('мянганзуунууд щщъъщщъъ'), 'mn')).toMatchObject({ without: ['щщъъщщъъ'] })
  })

  it('reads on behind what it counts, and loses no hit', async () => {
    const many = totalMax + 23
    const { id, categoryCid } = await makeNews({ title: 'Олонтоохон' })
    await pool().query(
      `insert into news (publisher, title, summary, text, image_file_id, category_cid)
       select publisher, title, summary, text, image_file_id, $2 from news, generate_series(2, $3) where id = $1`,
      [id, categoryCid, many],
    )
    await indexPending()
    const seenIds = new Set<number>()
    for (let page = 1, pages = 1; page <= pages; page++) {
      const newsPage = await searchNews('олонтоохон', page, newsPageSize)
      expect(newsPage.total).toBe(totalMax)
      for (const item of newsPage.news) seenIds.add(item.id)
      pages = newsPage.totalPages
    }
    expect(seenIds.size).toBe(many)
    const { body } = await ask(`GET /client/search/news?term=${encodeURIComponent('олонтоохон')}`)
    expect(Object.keys(body).sort()).toEqual(['news', 'total', 'totalPages'])
    // No reader gets this far: no hits, and no work that grows with the page number.
    const far = await searchNews('олонтоохон', 1_000_000, newsPageSize)
    expect([far.news, far.total]).toEqual([[], totalMax])
    expect((await searchSite(queryOf('олонтоохон'), 'mn')).isMore).toBe(true)
  })
})

describe('the search of the event', () => {
  it('finds what the live edition shows, with the way to it, and nothing of another', async () => {
    const event_id = await makeEdition()
    const event_date_id = await makeEventDay({ event_id })
    const hall = await makeHall({ event_id })
    for (let stand = 1; stand <= 24; stand++) await makePartner({ event_id, role: 'exhibitor' })
    const session = await makeSession({ event_date_id, hall_id: hall, title: 'Цэнхэрзэсийн шинэ мөчлөг' })
    const speaker = await makeSpeaker({ event_id, name: 'Бат', about: 'Цэнхэрзэс судалдаг.' })
    const talk = await makePresentation({ event_date_id, hall_id: hall, present_name: 'Цэнхэрзэс' })
    const exhibitor = await makePartner({ event_id, role: 'exhibitor', name: 'Цэнхэрзэс ХХК' })
    await makePartner({ event_id, role: 'organiser', name: 'Цэнхэрзэс зохион байгуулагч' })
    const other = await makeEdition()
    await makeSpeaker({ event_id: other, name: 'Цэнхэрзэс Дорж' })
    await makeSession({ event_date_id: await makeEventDay({ event_id: other }), title: 'Цэнхэрзэсийн түүх' })
    await indexPending()
    const search = () => searchSite(queryOf('tsenkherzes', { site: 'mw' }), 'mn')
    await whileLive(event_id, async () => {
      const answer = await search()
      const [groups, { total }] = [byKindOrder(answer.groups), answer]
      expect(total).toBe(4)
      expect(groups.map(({ kind, results }) => [kind, ...results.map(({ href }) => href)])).toEqual([
        ['session', `${eventPaths.agenda()}#session-${session}`],
        ['speaker', `/mw/speaker/${speaker.id}`],
        ['presentation', `${eventPaths.presentation(1, hall)}/${talk.id}`],
        ['partner', `/mw/exhibitor/2#partner-${exhibitor}`],
      ])
      expect(textOf(groups[1]?.results[0]?.excerpt ?? { parts: [], lang: 'mn' })).toContain('[Цэнхэрзэс]')
      const suggestions = await listSuggestions('mw', 'цэнхэрзэ', 'mn')
      expect(suggestions.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Цэнхэрзэсийн шинэ мөчлөг', 'Цэнхэрзэс ХХК', 'цэнхэрзэс']),
      )
      // The association's search finds them too.
      expect(await searchSite(queryOf('цэнхэрзэс'), 'mn')).toMatchObject({ total: 4 })
    })
    // Another edition goes live, and the first one's content is no longer found.
    await whileLive(other, async () =>
      expect(byKindOrder((await search()).groups).map(({ kind, total }) => [kind, total])).toEqual([
        ['session', 1],
        ['speaker', 1],
      ]),
    )
  })

  it('refuses a site without a search of this kind', async () => {
    const { status } = await ask(`GET /client/search/suggestions?site=yp&term=${encodeURIComponent('зэс')}`)
    expect(status).toBe(400)
  })
})

describe('suggestions', () => {
  it('are records by words of their titles, then base forms that find something', async () => {
    await makeReport({ title: 'Алтангэрэлтэйхэн нуурын тайлан' })
    const company = await makeCompany({ name: 'БАЯН АЛТАНГЭРЭЛ ХХК' })
    await makeNews({ title: 'Алтангэрэлийн 2026.04.0708 хүрхрээ' })
    await indexPending()
    const get = async (term: string) =>
      (await ask(`GET /client/search/suggestions?term=${encodeURIComponent(term)}`)).body.suggestions
    const wordsFor = async (term: string) =>
      ((await get(term)) as { path: string | null }[]).filter(({ path }) => path === null)
    expect(await get('нуурын алтангэрэлт')).toEqual([
      { text: 'Алтангэрэлтэйхэн нуурын тайлан', path: expect.stringContaining(`/files/`) as string },
      { text: 'нуурын алтангэрэлтэйхэн', path: null },
    ])
    const texts = ((await get('altangerel')) as { text: string; path: string | null }[]).map(
      ({ text }) => text,
    )
    expect(texts[0]).toBe('Баян Алтангэрэл ХХК')
    expect(await get('altangerel')).toContainEqual({
      ...{ text: 'Баян Алтангэрэл ХХК', path: `/yp/company/${company}` },
    })
    expect(texts).toContain('алтангэрэл')
    expect(texts).not.toContain('алтангэрэлийн')
    // Words that no record has together are no suggestion, nor are numbers.
    expect(await wordsFor('хүрхрээ алтангэрэлтэй')).toEqual([])
    expect(await wordsFor('2026.04')).toEqual([])
    for (const term of ['%', '"«', '\u0301', 'ъъъщщщ']) expect(await get(term), term).toEqual([])
  })

  it('are base forms, and no words whose base form no text has', async () => {
    for (const title of ['Жонхайдлын', 'Жонхайдлаас', 'Хонгорхойлыг', 'Нарансорлын', 'Нарансорол'])
      await makeReport({ title: `Тайлан: ${title}` })
    await indexPending()
    const wordsFor = async (site: 'mm' | 'mw', text: string) =>
      (await listSuggestions(site, text, 'mn')).flatMap(({ text, path }) => (path === null ? [text] : []))
    expect(await wordsFor('mm', 'жонхай')).toEqual([])
    expect(await wordsFor('mm', 'jonhaid')).toEqual([])
    expect(await wordsFor('mm', 'хонгорхой')).toEqual([])
    // Also where the base does not begin like the typed word.
    for (const text of ['нарансор', 'нарансорл', 'narans', 'нарансорлын'])
      expect(await wordsFor('mm', text), text).toEqual(['нарансорол'])
  })

  it('refuse what is no term', async () => {
    for (const term of ['', '%20', 'a'.repeat(201)]) {
      const { status, body } = await ask(`GET /client/search/suggestions?term=${term}`)
      expect([status, body.message]).toEqual([400, expect.any(String)])
    }
  })
})
