import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { roles } from '@/lib/platform/auth/roles'
import { indexPending } from '@/lib/platform/search/index-records'
import { matchesTermSql } from '@/lib/platform/search/match'
import { rebuildIndex, removeUnusedWords } from '@/lib/platform/search/rebuild'
import { totalMax } from '@/lib/platform/search/schema'
import { search, type SearchQuery, completeLastWord } from '@/lib/platform/search/search'
import { makeNews } from '@/tests/factories/rows'
import { isDrillInTurn } from '../whole-suite'

const find = (term: string, query: Partial<SearchQuery> = {}) =>
  search({ term, kinds: ['news'], lang: 'mn', limit: 6, audience: 'public', ...query })
const idsOf = async (term: string, query: Partial<SearchQuery> = {}) =>
  (await find(term, query)).groups[0]?.hits.map(({ id }) => id)

const rename = (id: number, title: string) =>
  inTransaction(() => db().update(news).set({ title }).where(eq(news.id, id)))

/** The differences between the index and a rebuilt one. */
async function gaps(): Promise<unknown[]> {
  const before = await pool().query(
    'select kind, record_id, words, public_from, public_until from search_items order by 1, 2',
  )
  await rebuildIndex()
  const after = await pool().query(
    'select kind, record_id, words, public_from, public_until from search_items order by 1, 2',
  )
  expect(after.rows.length).toBeGreaterThan(0)
  return after.rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before.rows[at]))
}

beforeAll(() => indexPending())

describe('the index', () => {
  it('is in step with the commit, and without one nothing is in it', async () => {
    const { id } = await makeNews({ title: 'Баруунцагаан уурхай' })
    expect(await idsOf('Баруунцагаан')).toEqual([id])
    await rename(id, 'Баруунхүрэн уурхай')
    expect(await idsOf('Баруунхүрэн')).toEqual([id])
    await expect(
      inTransaction(async () => {
        await db().update(news).set({ title: 'Солонгозүсэг' }).where(eq(news.id, id))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await idsOf('Солонгозүсэг', { exact: true })).toEqual([])
    await inTransaction(() => db().delete(news).where(eq(news.id, id)))
    expect(await idsOf('Баруунхүрэн', { exact: true })).toEqual([])
  })

  it('knows what another writer wrote, after the job', async () => {
    const { id } = await makeNews({ title: 'Зүүнхараа уурхай' })
    await pool().query(`update news set title = 'Жонштолгой' where id = $1`, [id])
    await indexPending()
    expect(await idsOf('Жонштолгой')).toEqual([id])
    expect(await idsOf('Зүүнхараа', { exact: true })).toEqual([])
    await pool().query('delete from news where id = $1', [id])
    await indexPending()
    expect(await idsOf('Жонштолгой', { exact: true })).toEqual([])
  })

  it('forgets the words of what is gone, beside those who save', async () => {
    const count = async (word: string) =>
      (await pool().query('select from search_words where word = $1', [word])).rowCount
    const { id } = await makeNews({ title: 'Эцэгсүрэн Дарьханбал' })
    const other = await makeNews({ title: 'Дарьханбал' })
    await inTransaction(() => db().delete(news).where(eq(news.id, id)))
    expect(await count('эцэгсүрэн')).toBe(1)
    const [removedCount] = await Promise.all([
      removeUnusedWords(),
      ...Array.from({ length: 8 }, (_, n) => rename(other.id, `Дарьханбал Эхэлсэн${'абвгдежз'.charAt(n)}`)),
    ])
    expect(removedCount).toBeGreaterThan(0)
    expect(await count('эцэгсүрэн')).toBe(0)
    expect(await count('дарьханбал')).toBe(1)
    expect(await idsOf('Дарьханбал')).toEqual([other.id])
    expect(await gaps()).toEqual([])
  })

  it('is exact after many saves of one item at once, beside a rebuild and the job', async () => {
    const { id } = await makeNews({ title: 'Анхны' })
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => rename(id, `Хувилбар Дугаар${'абвгдежзиклм'.charAt(n)}өө`)),
      ...Array.from({ length: 4 }, (_, n) =>
        pool().query('update news set title = $2 where id = $1', [id, `Гадны${n}`]),
      ),
      rebuildIndex(),
      indexPending(),
    ])
    await indexPending()
    expect(await gaps()).toEqual([])
  })

  it('is left in step by a writer that is killed in the middle', async () => {
    const { id } = await makeNews({ title: 'Үлдэгдэлтэй' })
    const client = await pool().connect()
    await client.query('begin')
    await client.query(`update news set title = 'Тасралт' where id = $1`, [id])
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool().query('select pg_terminate_backend($1)', [rows[0]?.pid])
    client.release(true)
    await indexPending()
    expect(await idsOf('Үлдэгдэлтэй')).toEqual([id])
    expect(await gaps()).toEqual([])
  })

  it('holds an item of ten thousand words', async () => {
    const words = Array.from(
      { length: 10_000 },
      (_, n) => `${String.fromCharCode(1072 + (n % 31))}аг${n.toString(36)}`,
    )
    const startedAt = performance.now()
    const { id } = await makeNews({ text: `<p>${words.join(' ')}</p>` })
    expect(await idsOf(words[9_999] ?? '')).toEqual([id])
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})

describe('a text of', () => {
  it.runIf(isDrillInTurn('even'))(
    'one word a million times is indexed as that word',
    async () => {
      const before = process.cpuUsage()
      const { id } = await makeNews({ text: `<p>${'Нүүрсхүчин '.repeat(1_000_000)}</p>` })
      expect(await idsOf('нүүрсхүчин')).toEqual([id])
      // Other tests run at the same time: the work is counted, not the wait for a core.
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(20_000)
    },
    90_000,
  )

  it('letters of two alphabets in one word is found by its own letters', async () => {
    const { id } = await makeNews({ title: 'Xүрэлбааcан' })
    expect(await idsOf('Хүрэлбаасан')).toEqual([id])
    expect(await idsOf('хүpэлбaaсан')).toEqual([id])
  })
})

describe('English', () => {
  it('is found by the stemmer of Postgres, alone and beside Mongolian', async () => {
    const english = { summary_en: 's', text_en: '<p>t</p>' }
    const { id: mines } = await makeNews({ ...english, title: 'Зэсбаяжуулах', title_en: 'Zandmines mined' })
    const { id: mining } = await makeNews({ ...english, title: 'Алтбаяжуулах', title_en: 'Zandmining' })
    for (const term of ['zandmining', 'zandmines', 'zandmined'])
      expect((await idsOf(term, { lang: 'en' }))?.sort(), term).toEqual([mines, mining].sort())
    for (const lang of ['en', 'mn'] as const) {
      expect(await idsOf('zandmining зэсбаяжуулахаар', { lang }), lang).toEqual([mines])
      expect(
        await idsOf('the zandmine алтбаяжуулах'.replace(lang === 'mn' ? 'the ' : '', ''), { lang }),
      ).toEqual([mining])
    }
    // Mongolian endings are not stripped in English.
    expect(await idsOf('зандмайнинг', { lang: 'en', exact: true })).toEqual([])
  })
})

describe('a hit', () => {
  it('is found by other forms, spellings, keyboards and typos, and says what matched', async () => {
    const { id } = await makeNews({ title: 'Нүүрсхүдрийн цуглуулгаас' })
    const { id: english } = await makeNews({
      ...{ title: 'Өөр', title_en: 'Reopened quarries', summary_en: 's', text_en: '<p>t</p>' },
    })
    for (const term of ['цуглуулга', 'tsugluulgiin', 'цуглуулгууд', 'цуглуулгас', 'цуглуулгаас нvvрсхvдрийн'])
      expect(await idsOf(term), term).toEqual([id])
    const { groups } = await find('цуглуулгад')
    expect(groups[0]?.hits).toEqual([{ kind: 'news', id, matched: ['цуглуулгаас'] }])
    expect(await idsOf('quarry', { lang: 'en' })).toEqual([english])
    expect(await idsOf('the reopening', { lang: 'en' })).toEqual([english])
  })

  it('tells how the term was mended, what was left out, and what is near', async () => {
    await makeNews({ title: 'Тавантолгойчууд' })
    expect(await find('тавантолгойчяуд')).toMatchObject({
      total: 1,
      shownFor: 'тавантолгойчууд',
      without: [],
    })
    expect(await find('тавантолгойчяуд', { exact: true })).toMatchObject({ total: 0, shownFor: null })
    expect(await find('тавантолгойчууд ффффыв')).toMatchObject({ total: 1, without: ['ффффыв'] })
    expect((await find('тавантооройчуузз')).nearest).toContain('тавантолгойчууд')
  })

  it('is the newest of each word that a typo may mean, before a second of any', async () => {
    const { id: older } = await makeNews({ title: 'Цамгараан', created_at: new Date('2001-01-01') })
    const newer = []
    for (let n = 0; n < 7; n++) newer.push((await makeNews({ title: 'Цалгараан' })).id)
    const { groups, shownFor, total } = await find('царгараан')
    expect(groups[0]?.hits.map(({ id }) => id)).toContain(older)
    expect({ shownFor, total }).toEqual({ shownFor: 'цалгараан', total: 8 })
    expect(newer).toContain(groups[0]?.hits[0]?.id)
  })

  it('in the title comes before one in the text', async () => {
    const { id: first } = await makeNews({ title: 'Гүнзгийрүүлэгч' })
    const { id: second } = await makeNews({ text: '<p>Гүнзгийрүүлэгч</p>' })
    expect(await idsOf('гүнзгийрүүлэгч')).toEqual([first, second])
    const { id: form } = await makeNews({ title: 'Хөнгөрүүлэгчийн' })
    const { id: exact } = await makeNews({ text: '<p>Хөнгөрүүлэгч</p>' })
    expect(await idsOf('хөнгөрүүлэгч')).toEqual([form, exact])
  })

  it('with a form in the title comes before one with a word of the other alphabet', async () => {
    const { id: form } = await makeNews({ title: 'Мулскын хөрс' })
    const { id: latin } = await makeNews({ title: 'About mulsk' })
    await makeNews({ text: '<p>мулск</p>' })
    expect((await idsOf('мулск'))?.[0]).toBe(form)
    expect((await idsOf('mulsk'))?.[0]).toBe(latin)
  })

  it('with its words near each other comes before those with the words far apart, on each page', async () => {
    const between = 'дундуурнь '.repeat(60)
    const { id: near } = await makeNews({ text: '<p>Тэнгэрлэгч мөнхөд хавтгайлагч</p>' })
    const { id: nearest } = await makeNews({ text: `<p>хавтгайлагч ${between} тэнгэрлэгч хавтгайлагч</p>` })
    const farIds: number[] = []
    for (let n = 0; n < 50; n++)
      farIds.unshift((await makeNews({ text: `<p>Тэнгэрлэгч ${between} хавтгайлагч</p>` })).id)
    const { id: title } = await makeNews({ title: 'Тэнгэрлэгчийн хавтгайлагч' })
    await indexPending()
    const pages: number[] = []
    for (let page = 1; page <= 6; page++)
      pages.push(...((await idsOf('тэнгэрлэгч хавтгайлагч', { page, limit: 10 })) ?? []))
    expect(pages).toEqual([title, nearest, near, ...farIds])
  })

  it('with a form of a rare word is among the newest with what a typo may mean', async () => {
    const { id } = await makeNews({ title: 'Дүзийн үнэ' })
    for (let n = 0; n < 50; n++) await makeNews({ title: `Дүзрээс ${n}` })
    expect(await idsOf('дүзээс')).toContain(id)
  })

  it('has the parts of a word without its spaces, whichever way to split it they are', async () => {
    await makeNews({ title: 'Жаргний' })
    await makeNews({ title: 'Төхлөн' })
    const { id } = await makeNews({ title: 'Жарг нийтөхлөн' })
    const answer = await find('жаргнийтөхлөн')
    expect(answer.groups[0]?.hits.map((hit) => hit.id)).toEqual([id])
    expect(answer.shownFor).toBe('жарг нийтөхлөн')
  })

  it('has the parts of a telephone number without its spaces, although another number is like it', async () => {
    const { id } = await makeNews({ title: '+976 7431 0052' })
    await makeNews({ title: '74310053', news_status: false })
    const answer = await find('74310052')
    expect(answer.groups[0]?.hits.map((hit) => hit.id)).toEqual([id])
    expect(answer.shownFor).toBe('7431 0052')
    expect((await find('74310054')).total).toBe(0)
  })

  it('is near what was typed only in its alphabet, and nothing is near an abbreviation', async () => {
    await makeNews({ title: 'Zandrosten Зандростуу' })
    expect((await find('зандростук', { exact: true })).nearest).toEqual(['зандростуу'])
    expect((await find('zandrostek', { exact: true })).nearest).toContain('zandrosten')
    await makeNews({ title: 'Зрдсу' })
    expect((await find('ЗРДСК', { exact: true })).nearest).toEqual([])
  })

  it('named like the term comes first', async () => {
    const { id: named } = await makeNews({ title: 'Сорилогчдын' })
    for (let n = 0; n < 8; n++) await makeNews({ title: 'Сорилогчдын тайлан', text: '<p>Сорилогчдын</p>' })
    expect((await idsOf('СОРИЛОГЧДЫН'))?.[0]).toBe(named)
    expect((await idsOf('sorilogchdyn'))?.[0]).toBe(named)
  })

  it('named like a term of frequent words comes first although it is old', async () => {
    const { id: named } = await makeNews({
      title: 'Шонхорлогын ажиглалт',
      created_at: new Date('2001-01-01'),
    })
    for (let n = 0; n < 110; n++) await makeNews({ title: 'Шонхорлогын мэдээ', text: '<p>ажиглалт</p>' })
    await indexPending()
    expect((await idsOf('шонхорлогын ажиглалт'))?.[0]).toBe(named)
    expect((await idsOf('шонхорлого ажиглалтаар'))?.[0]).toBe(named)
  })

  it('is only what the reader may see', async () => {
    const { id } = await makeNews({ title: 'Нууцлагдмалхан', news_status: false })
    await inTransaction(() =>
      db()
        .insert(officeRequests)
        .values({
          ...{
            name: 'Хүсэгчбаатар',
            email: 'a@b.mn',
            phone_number: '1',
            business_type: 'x',
            member_request: true,
          },
        }),
    )
    expect(await idsOf('нууцлагдмалхан')).toEqual([])
    expect(await idsOf('нууцлагдмалхан', { audience: { role: roles.user } })).toEqual([id])
    const query = { kinds: ['request'] as const, limit: 6 }
    expect((await find('хүсэгчбаатар', query)).groups).toEqual([])
    expect((await find('хүсэгчбаатар', { ...query, audience: { role: roles.user } })).groups).toEqual([])
    expect((await find('хүсэгчбаатар', { ...query, audience: { role: roles.admin } })).total).toBe(1)
    const words = await completeLastWord('хүсэгчба', { kinds: ['news', 'request'], audience: 'public' })
    expect(words).toEqual([])
    expect((await find('хүсэгчбаатарр')).nearest).not.toContain('хүсэгчбаатар')
  })

  it('is a record of a list in a custom order', async () => {
    const { id } = await makeNews({ title: 'Жагсаалтынхан' })
    const where = await matchesTermSql('жагсаалтынх', 'news', news.id)
    expect(await db().select({ id: news.id }).from(news).where(where)).toEqual([{ id }])
    expect(await matchesTermSql(' ', 'news', news.id)).toBeUndefined()
  })
})

describe('suggestions', () => {
  it('end what is typed', async () => {
    await makeNews({ title: 'Хүдэрбаян' })
    expect(await completeLastWord('агуулга хүдэрба', { kinds: ['news'], audience: 'public' })).toEqual([
      'хүдэрбаян',
    ])
    expect(await completeLastWord('хөхчулуут хүдэрба', { kinds: ['news'], audience: 'public' })).toEqual([])
    expect(await completeLastWord('', { kinds: ['news'], audience: 'public' })).toEqual([])
  })
})

describe('any term is answered in bounded time', () => {
  it.each([
    ['5,000 letters', 'уурхай'.repeat(900)],
    ['5,000 words', 'уур '.repeat(1_250)],
    ['wildcards', '%_*:&|!()<->\\'.repeat(50)],
    ['quotes', `'";--`.repeat(500)],
    ['mixed alphabets', 'уyрxаpйцz'.repeat(6)],
    ['lone marks', '\u0301\u0308'.repeat(1_000)],
    ['control signs', '\u0000\u0001 \ud800'],
    ['unknown letters', '漢字 עברית ไทย'],
  ])('%s', async (_, term) => {
    const startedAt = performance.now()
    expect((await find(term)).groups).toHaveLength(1)
    await completeLastWord(term, { kinds: ['news'], audience: 'public' })
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})

it('a transaction of thousands of records leaves them to the job', async () => {
  const row = { phone_number: '1', business_type: 'x', member_request: true, email: 'bulk@test.example' }
  await inTransaction(() =>
    db()
      .insert(officeRequests)
      .values(Array.from({ length: 2_001 }, () => ({ ...row, name: 'Мянгатжуулагч' }))),
  )
  const query = { kinds: ['request'] as const, audience: { role: roles.admin } }
  expect((await find('мянгатжуулагч', query)).total).toBe(0)
  await indexPending()
  expect((await find('мянгатжуулагч', query)).total).toBe(totalMax)
  // A kind with few hits keeps them beside one with more than are read whole.
  const { id } = await makeNews({ title: 'Мянгатжуулагч' })
  const { groups } = await find('мянгатжуулагч', { ...query, kinds: ['request', 'news'] })
  expect(groups.map(({ total, hits }) => [total, hits.length])).toEqual([
    [totalMax, 6],
    [1, 1],
  ])
  expect(groups[1]?.hits[0]?.id).toBe(id)
})

it('counts the records of a kind to a hundred, whether they are among the newest or behind them', async () => {
  const words = { often: 'Гурвалжлуулалт', atFirst: 'Дөрвөлжлүүлэлт', seldom: 'Тавалжлуулалт' }
  for (const title of Object.values(words)) await makeNews({ title })
  await indexPending()
  // Ages count from the newest: 4,000 are read first, the next 12,000 only to count.
  await pool().query(
    `insert into search_items (kind, record_id, words, dated_at)
      select 'request', 1000000 + age, array_remove(array[
        case when age % 100 = 0 and age < 12000 then often.id end,
        case when age % 100 = 1 and age < 4000 or age % 1000 = 1 then at_first.id end,
        case when age % 200 = 2 then seldom.id end], null), now() - age * interval '1 minute'
      from generate_series(0, 16999) age, search_words often, search_words at_first, search_words seldom
      where (often.word, at_first.word, seldom.word) = ($1, $2, $3)`,
    Object.values(words).map((word) => word.toLowerCase()),
  )
  const query = { kinds: ['request'] as const, audience: { role: roles.admin } }
  const totalOf = async (word: string) => (await find(word, query)).total
  expect(await totalOf(words.often)).toBe(totalMax)
  expect(await totalOf(words.atFirst)).toBe(40 + 13)
  expect(await totalOf(words.seldom)).toBe(85)
  expect(await idsOf(words.seldom, { ...query, page: 14 })).toEqual(
    [78, 79, 80, 81, 82, 83].map((n) => 1_000_002 + n * 200),
  )
  await pool().query(`delete from search_items where kind = 'request' and record_id >= 1000000`)
})
