import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { searchMisses } from '@/db/schema/search-office'
import { roles } from '@/lib/platform/auth/roles'
import { indexPending } from '@/lib/platform/search/index-records'
import { search } from '@/lib/platform/search/search'
import { deleteOldSearchMisses } from '@/lib/sites/search/misses'
import { findShortcuts } from '@/lib/sites/search/shortcuts'
import { makeAccount, makeNews } from '@/tests/factories/rows'
import { makeShortcut, makeSynonym } from '@/tests/factories/search-words'
import { ask } from './harness'

const find = async (term: string, { exact = false, lang = 'mn' as 'mn' | 'en' } = {}) => {
  const query = { term, kinds: ['news'], limit: 6, audience: 'public' } as const
  const { groups, ...told } = await search({ ...query, exact, lang })
  return { ids: groups[0]?.hits.map(({ id }) => id) ?? [], matched: groups[0]?.hits[0]?.matched, ...told }
}

beforeAll(async () => {
  await makeSynonym('ЦХЗД; цэнхэр хавтгайн зөөврийн дүрэм; blue plane rules')
  await makeSynonym('ерөнхийзүйл; нарийнзүйл', { direction: 'first' })
  await makeSynonym('монголголоор; englishgoloor', { lang: 'en' })
  await indexPending()
})

describe('words that mean the same', () => {
  it('find an abbreviation for its phrase in any form, and the phrase for it, and say so', async () => {
    const short = await makeNews({ title: 'ЦХЗД шинэчлэгдлээ' })
    const long = await makeNews({ title: 'Цэнхэр хавтгайд зөөврийн дүрмийг мөрдөнө' })
    await makeNews({ title: 'Цэнхэр хавтгай' })
    expect(await find('цхзд')).toMatchObject({
      ...{ ids: [short.id, long.id], total: 2, shownFor: null, without: [] },
      also: ['цэнхэр хавтгайн зөөврийн дүрэм'],
    })
    expect(await find('цэнхэр хавтгайн зөөврийн дүрмээр')).toMatchObject({ total: 2, also: ['ЦХЗД'] })
    expect((await find('цхзд мөрдөнө')).ids).toEqual([long.id])
    expect((await find('ЦХЗД', { exact: true })).ids).toEqual([short.id])
    expect((await find('blue plane rules')).total).toBe(2)
  })

  it('are found one way, and in one language, where the line says so', async () => {
    const special = await makeNews({ title: 'Нарийнзүйлийн тухай' })
    const general = await makeNews({ title: 'Ерөнхийзүйлийн тухай' })
    expect((await find('ерөнхийзүйл')).ids).toEqual([general.id, special.id])
    expect((await find('нарийнзүйл')).ids).toEqual([special.id])
    const english = await makeNews({ title: 'Englishgoloor' })
    expect((await find('монголголоор', { lang: 'en' })).ids).toEqual([english.id])
    expect((await find('монголголоор')).ids).toEqual([])
  })

  it('are never taken for a mistyped or joined word', async () => {
    await makeSynonym('ҮТББ; юутабичээгүйбайна')
    await makeNews({ title: 'ҮТБЖ' })
    expect(await find('ҮТББ')).toMatchObject({ ids: [], shownFor: null })
  })
})

describe('what a visitor wants to do', () => {
  it('is found by its phrases in any form and order, unless the term asks for something more special', async () => {
    await makeShortcut({ phrases: 'хөхуулд нэгдэх; join the blue club', title: 'Хөхуул' })
    const titles = async (term: string) => (await findShortcuts(term)).map(({ title }) => title)
    expect(await titles('хөхуулд яаж нэгдэх вэ?')).toEqual(['Хөхуул'])
    expect(await titles('How do I join the blue club')).toEqual(['Хөхуул'])
    expect(await titles('хөхуулд нэгдсэн компанийн жагсаалт')).toEqual([])
    expect(await titles('хөхуул')).toEqual([])
    expect((await findShortcuts('гишүүнээр яаж элсэх вэ'))[0]?.path).toBe('/mm/membership')
    expect((await findShortcuts('дуудлага худалдаа хэзээ болох вэ'))[0]?.path).toBe('/mm/trade')
  })
})

describe('what nobody found', () => {
  const count = async (term: string, outcome: string, from = '10.8.0.1') => {
    const json = { site: 'mm', term, outcome }
    const headers = { 'x-forwarded-for': from }
    expect((await ask('POST /client/search/outcome', { json, headers })).status).toBe(200)
  }
  const list = async (query = '') =>
    (await ask(`GET /admin/get/search-misses?${query}`, { as: await makeAccount(roles.user) })).body as {
      misses: { term: string; nothing: number; unopened: number }[]
      total: number
    }
  const countsOf = async (term: string) => {
    const row = (await list('limit=100')).misses.find((each) => each.term === term)
    return row && [row.nothing, row.unopened]
  }
  const readRows = () => db().select().from(searchMisses)

  it('is counted, and a term is stored when a second visitor asks it', async () => {
    await count('Хөхтуулай', 'nothing')
    await count('хөхтуулай ', 'nothing')
    expect(await countsOf('хөхтуулай')).toBeUndefined()
    expect(JSON.stringify(await readRows())).not.toContain('туулай')
    await count('хөхтуулай', 'nothing', '10.8.0.2')
    expect(await countsOf('хөхтуулай')).toEqual([3, 0])
  })

  it('or anybody on another day', async () => {
    await count('хөхмэлхий', 'nothing', '10.8.1.1')
    await db().update(searchMisses).set({ asked_on: '2026-01-01' })
    await count('хөхмэлхий', 'nothing', '10.8.1.1')
    expect(await countsOf('хөхмэлхий')).toEqual([2, 0])
  })

  it('is also a search of which no result was opened', async () => {
    for (const from of ['10.8.2.1', '10.8.2.2', '10.8.2.3']) await count('хөхзараа', 'found', from)
    expect(await countsOf('хөхзараа')).toEqual([0, 3])
    await count('хөхзараа', 'opened', '10.8.2.3')
    expect(await countsOf('хөхзараа')).toEqual([0, 2])
    for (let n = 0; n < 5; n++) await count('хөхзараа', 'opened', '10.8.2.3')
    expect(await countsOf('хөхзараа')).toBeUndefined()
    // Nothing begins with an opened result.
    await count('хөххэрэм', 'opened', '10.8.2.1')
    await count('хөххэрэм', 'opened', '10.8.2.2')
    expect(await countsOf('хөххэрэм')).toBeUndefined()
  })

  it('never has data of persons, of which not even a hash is stored', async () => {
    const before = (await readRows()).length
    for (const term of ['bat@example.mn', '9911 2233', 'УБ90010112'])
      for (const from of ['10.8.3.1', '10.8.3.2']) await count(term, 'nothing', from)
    expect(await readRows()).toHaveLength(before)
  })

  it('is listed by pages, the most frequent first, and kept for 90 days', async () => {
    for (const from of ['10.8.4.1', '10.8.4.2', '10.8.4.3', '10.8.4.4'])
      await count('хөхдэгдээхэй', 'nothing', from)
    for (const from of ['10.8.4.1', '10.8.4.2']) await count('хөхбизъяа', 'nothing', from)
    const first = await list('limit=1')
    expect([first.misses.length, first.misses[0]?.term]).toEqual([1, 'хөхдэгдээхэй'])
    expect(first.total).toBeGreaterThan(1)
    const age = async (days: number) => {
      const asked_on = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      await db().update(searchMisses).set({ asked_on }).where(eq(searchMisses.term, 'хөхбизъяа'))
      await deleteOldSearchMisses()
      return countsOf('хөхбизъяа')
    }
    expect(await age(89)).toEqual([2, 0])
    expect(await age(92)).toBeUndefined()
  })

  it('is for staff alone', async () => {
    expect((await ask('GET /admin/get/search-misses')).status).toBe(401)
    expect(
      (await ask('POST /client/search/outcome', { json: { site: 'mm', term: 'а', outcome: 'x' } })).status,
    ).toBe(400)
  })
})
