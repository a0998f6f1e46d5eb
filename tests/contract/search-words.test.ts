import { beforeAll, describe, expect, it } from 'vitest'
import { indexPending } from '@/lib/platform/search/index-records'
import { search } from '@/lib/platform/search/search'
import { findShortcuts } from '@/lib/sites/search/shortcuts'
import { makeNews } from '@/tests/factories/rows'
import { makeShortcut, makeSynonym } from '@/tests/factories/search-words'

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
