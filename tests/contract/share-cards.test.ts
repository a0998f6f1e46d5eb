import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/cards/[kind]/[key]/[file]/route'
import { db, inTransaction } from '@/db/client'
import { notices } from '@/db/schema/exchange'
import { news } from '@/db/schema/news'
import { fileDriver } from '@/lib/platform/files/driver'
import { sweepFiles } from '@/lib/platform/files/sweep'
import type { Locale } from '@/lib/platform/i18n/locale'
import { cardFolder } from '@/lib/platform/files/made'
import { parseCardPath, cardContentHash } from '@/lib/sites/cards/address'
import { type CardKind, cardKinds } from '@/lib/sites/cards/kinds'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'
import { cardRate, drawCardInPool } from '@/lib/sites/cards/make'
import type { CardFacts } from '@/lib/sites/cards/facts'
import { env } from '@/lib/platform/env'
import { eventCard, shareCard } from '@/lib/sites/cards/share-card'
import { makeCompany } from '@/tests/factories/directory-listings'
import { makeSpeaker } from '@/tests/factories/event-content'
import { makeNews } from '@/tests/factories/rows'
import { forgetJobs, runDueJobs } from './due-jobs'
import { liveEdition } from './event-editions'

beforeAll(liveEdition)

const get = (path: string, headers: Record<string, string> = {}) => {
  const [, , kind = '', key = '', file = ''] = path.split('/')
  return GET(new Request(`http://localhost${path}`, { headers }), {
    params: Promise.resolve({ kind, key, file }),
  })
}
const urlOf = async (kind: CardKind, key: string | number, locale: Locale = 'mn') =>
  (await shareCard(kind, key, locale))?.url ?? ''
const nameOf = async (kind: CardKind, key: string | number, locale: Locale = 'mn') => {
  const facts = await cardKinds[kind](String(key), locale)
  return facts ? `${cardFolder(cardContentHash(facts))}/card.jpg` : ''
}

async function makeNotice(values: Partial<typeof notices.$inferInsert> = {}) {
  const [row] = await inTransaction(() =>
    db()
      .insert(notices)
      .values({
        ...{ order_num: `Ш-${Math.random()}`, sell_datetime: new Date('2031-02-03T02:00:00Z') },
        ...{
          seller_name: randomUUID(),
          type: 'Коксжих нүүрс',
          quantity: 2,
          lot_size: 6_400,
          currency: 'USD',
        },
        ...values,
      })
      .returning({ id: notices.id }),
  )
  if (!row) throw new Error('no notice was made')
  return row.id
}

describe('a share card', () => {
  it('is a picture of 1200 by 630, kept for ever under an address that says what it shows', async () => {
    const { id } = await makeNews({ title: 'Өмнөговьд үүл бүрхэв' })
    const answer = await get(await urlOf('news', id))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(150_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(await urlOf('news', id), { 'if-none-match': etag })).status).toBe(304)
  })

  it('is in the language of the page, and in the other where there is no text', async () => {
    const english = { title_en: 'Mining', summary_en: 'Mining', text_en: '<p>Mining</p>' }
    const both = await makeNews({ title: 'Уул уурхай', ...english })
    expect(await urlOf('news', both.id, 'en')).not.toBe(
      (await urlOf('news', both.id)).replace('/mn-', '/en-'),
    )
    expect(await shareCard('news', both.id, 'en')).toMatchObject({ alt: expect.stringContaining('Mining') })
    expect((await get(await urlOf('news', both.id, 'en'))).status).toBe(200)
  })

  it('has another address once its title is another, and the old one leads there', async () => {
    const { id } = await makeNews()
    const before = await urlOf('news', id)
    await inTransaction(() => db().update(news).set({ title: 'Шинэ гарчиг' }).where(eq(news.id, id)))
    const after = await urlOf('news', id)
    expect(after).not.toBe(before)
    const old = await get(before)
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      302,
      after,
      'no-store',
    ])
  })

  it('is there for nothing that visitors do not see', async () => {
    const { id } = await makeNews()
    const url = await urlOf('news', id)
    await inTransaction(() => db().update(news).set({ news_status: false }).where(eq(news.id, id)))
    const answer = await get(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await shareCard('news', id, 'mn')).toBeUndefined()
    const company = await makeCompany({ approval: false })
    expect(await shareCard('company', company, 'mn')).toBeUndefined()
  })

  it('is there for nothing that is no record, no page and no address', async () => {
    const version = '0'.repeat(32)
    for (const path of [
      `/cards/news/999999999/mn-${version}.jpg`,
      `/cards/news/0/mn-${version}.jpg`,
      `/cards/news/1e3/mn-${version}.jpg`,
      `/cards/event/nothing/mn-${version}.jpg`,
      `/cards/event/about-1/mn-${version}.jpg`,
      `/cards/event/agenda-99/mn-${version}.jpg`,
      `/cards/event/agenda-1-1-1/mn-${version}.jpg`,
      `/cards/event/agenda-1-99999/mn-${version}.jpg`,
      `/cards/trade/toString/mn-${version}.jpg`,
      `/cards/toString/1/mn-${version}.jpg`,
      `/cards/news/1/ru-${version}.jpg`,
      `/cards/news/1/mn-${version}.png`,
    ])
      expect((await get(path)).status, path).toBe(404)
    expect(parseCardPath({ kind: 'news', key: '../1', file: `mn-${version}.jpg` })).toBeNull()
  })

  it('is there for every kind', async () => {
    const [company, speaker, auction] = [
      await makeCompany(),
      (await makeSpeaker()).id,
      await makeNotice({ seller_name: 'Тавантолгой' }),
    ]
    const cards = await Promise.all([
      shareCard('company', company, 'mn'),
      shareCard('speaker', speaker, 'en'),
      shareCard('auction', auction, 'mn'),
      shareCard('trade', 'schedule', 'en'),
      eventCard('mn', 'home'),
      eventCard('en', 'agenda', 2),
      eventCard('mn', 'archive-news'),
    ])
    for (const card of cards) {
      expect(card).toMatchObject({ width: 1200, height: 630, type: 'image/jpeg' })
      expect((await get(card?.url ?? '')).status, card?.url).toBe(200)
    }
    expect(cards[2]?.alt).toBe(
      'Дуудлага худалдаа: Коксжих нүүрс. 2031.02.03 10:00 · 12,800 тонн · Тавантолгой',
    )
  })

  it('is drawn once for many simultaneous requests; of many different cards the last get a Retry-After', async () => {
    const one = await urlOf('auction', await makeNotice())
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(one)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const facts = (at: number): CardFacts => ({
      site: 'mm',
      publisher: 'МУУҮА',
      title: `Зар ${at}`,
      line: '',
    })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => drawCardInPool(facts(at))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'busy', values: { seconds: 10 } },
    })
  })

  it('is drawn sixty times a minute for one network; what was drawn stays free', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const first = await urlOf('auction', await makeNotice())
    expect((await get(first, headers)).status).toBe(200)
    for (let at = 1; at < cardRate.points * env().rateLimitFactor; at++)
      await countTryOrRefuse('share cards', cardRate, '203.0.113.7')
    const refusal = await get(await urlOf('auction', await makeNotice()), headers)
    expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect((await get(first, headers)).status).toBe(200)
    expect(
      (await get(await urlOf('auction', await makeNotice()), { 'x-forwarded-for': '203.0.113.8' })).status,
    ).toBe(200)
  })
})

describe('at publication', () => {
  it('draws the cards of both languages for every writer, and again when the title changes', async () => {
    await forgetJobs()
    const { id } = await makeNews({ title: 'Гарчиг' })
    await runDueJobs('other')
    for (const locale of ['mn', 'en'] as const)
      expect(await fileDriver().stat(await nameOf('news', id, locale)), locale).not.toBeNull()
    await db().execute(sql`update news set title = 'Өөр гарчиг' where id = ${id}`)
    const fresh = await nameOf('news', id)
    await inTransaction(async () => undefined)
    await runDueJobs('other')
    expect(await fileDriver().stat(fresh)).not.toBeNull()
  })

  it('nothing is drawn of what is hidden or still to come, until its moment', async () => {
    await forgetJobs()
    const later = await makeNews({ appears_at: new Date(Date.now() + 3_600_000) })
    await makeNews({ news_status: false })
    await runDueJobs('other')
    const { rows } = await db().execute<{ key: string; due: boolean }>(
      sql`select key, run_at <= now() as due from graphile_worker.jobs where key like 'share-cards:%'`,
    )
    expect(rows).toEqual([{ key: `share-cards:news:${later.id}`, due: false }])
  })

  it('an import draws no cards: the first request does', async () => {
    await forgetJobs()
    const row = (at: number) => ({
      ...{
        order_num: `Их-${at}-${Math.random()}`,
        sell_datetime: new Date(),
        seller_name: 'А',
        type: 'Нүүрс',
      },
      ...{ quantity: 1, lot_size: 1, currency: 'USD' },
    })
    await db()
      .insert(notices)
      .values(Array.from({ length: 21 }, (_, at) => row(at)))
    const { rows } = await db().execute(
      sql`select key from graphile_worker.jobs where key like 'share-cards:%'`,
    )
    expect(rows).toEqual([])
  })

  it('what was drawn long ago is swept, and what was drawn of late is not', async () => {
    await forgetJobs()
    const { id } = await makeNews()
    await runDueJobs('other')
    const name = await nameOf('news', id)
    const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepFiles(daysLater(30))
    expect(await fileDriver().stat(name)).not.toBeNull()
    await sweepFiles(daysLater(91))
    expect(await fileDriver().stat(name)).toBeNull()
    expect((await get(await urlOf('news', id))).status).toBe(200)
  })
})
