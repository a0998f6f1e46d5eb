import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { documents, people } from '@/db/schema/content'
import { pageTexts } from '@/db/schema/menu'
import { menuPath } from '@/lib/content/menu/links'
import type { PlaceGroup } from '@/lib/office/search/schema'
import { indexPending } from '@/lib/platform/search/index-records'
import { makeMember } from '@/tests/factories/assessment'
import { makeCategory, makeNews, makePicture, makeRequest } from '@/tests/factories/rows'
import { ask, someone } from './harness'

async function groupsOf(term: string, role: 1 | 2 | 3 = 1): Promise<PlaceGroup[]> {
  const { status, body } = await ask(`GET /admin/search/all?term=${encodeURIComponent(term)}`, {
    as: await someone(role),
  })
  expect(status).toBe(200)
  return body.groups as PlaceGroup[]
}
const kindsOf = (groups: readonly PlaceGroup[]) => groups.map(({ kind }) => kind)

beforeAll(() => indexPending())

describe('the search over the whole office', () => {
  it('finds each kind by forms of a word and in Latin letters, with what it is and where', async () => {
    const file_id = (await makePicture()).id
    const { cid } = await makeCategory({ category: 'Алтанхайрхан', page_type: 'static' })
    const item = await makeNews({ title: 'Алтанхайрхан уурхай', category_cid: cid })
    const [person] = await inTransaction(() =>
      db()
        .insert(people)
        .values({
          ...{ name: 'Алтанхайрхан Бат', name_en: '', position: 'Дарга', position_en: '' },
          ...{ company: 'Зэс ХХК', company_en: '', about_category: 'Auditor', image_file_id: file_id },
        })
        .returning(),
    )
    const [document] = await inTransaction(() =>
      db().insert(documents).values({ title: 'Алтанхайрхан дүрэм', pdf_file_id: file_id }).returning(),
    )
    const company = await makeMember({ name: 'Алтанхайрхан ХХК' })
    const request = await makeRequest({ name: 'Алтанхайрхан', business_type: 'Өрөмдлөг' })
    for (const term of ['алтанхайрханы', 'altankhairkhan', 'алтанхайрхна']) {
      const groups = await groupsOf(term)
      const rows = groups.map(({ kind, total, hits }) => [kind, total, hits[0]?.address, hits[0]?.page])
      expect(rows, term).toEqual([
        ['news', 1, `/admin/update-news?id=${item.id}`, `/mm/detail/${item.id}`],
        ['page', 1, `/admin/link?id=${cid}`, menuPath({ cid, page_type: 'static' })],
        ['person', 1, `/admin/auditor?id=${person?.id}`, null],
        ['company', 1, `/admin/companies?id=${company.id}`, null],
        ['request', 1, `/admin/request-list?id=${request.id}`, null],
        ['document', 1, `/admin/document?id=${document?.id}`, null],
      ])
      for (const { hits } of groups) expect(hits[0]?.matched).toContain('алтанхайрхан')
      const noteOf = (kind: string) => groups.find((group) => group.kind === kind)?.hits[0]?.note
      expect(noteOf('news')).toMatch(/^Алтанхайрхан · \d{4}\.\d\d\.\d\d$/)
      expect(noteOf('person')).toBe('Дарга, Зэс ХХК')
      expect(noteOf('company')).toBe(company.email)
      expect(noteOf('request')).toContain('Өрөмдлөг')
    }
  })

  it('shows the words that matched where the name has none, and opens a page where its text is', async () => {
    const { cid } = await makeCategory({ category: 'Бидний түүх', page_type: 'static' })
    const before = 'Эхний догол мөр энд байна. '.repeat(20)
    await inTransaction(() =>
      db()
        .insert(pageTexts)
        .values({ category_cid: cid, text: `<p>${before}</p><p>Гэгээнхүрмэн чулуу</p>`, text_en: '' }),
    )
    const [group] = await groupsOf('гэгээнхүрмэнгийн')
    expect(group?.hits).toMatchObject([{ title: 'Бидний түүх', address: `/admin/edit-static/${cid}` }])
    expect(group?.hits[0]?.note).toContain('Гэгээнхүрмэн чулуу')
    expect(group?.hits[0]?.note.length).toBeLessThan(200)
  })

  it('reports how it read a term', async () => {
    const { id } = await makeNews({ title: 'Цэнхэрнуруубулаг' })
    const searchAll = async (term: string) =>
      (await ask(`GET /admin/search/all?term=${encodeURIComponent(term)}`, { as: await someone(3) })).body
    const hits = [{ kind: 'news', hits: [{ id }] }]
    expect(await searchAll('цэнхэрнуруубулаг ккжжщщцц')).toMatchObject({
      ...{ groups: hits, without: ['ккжжщщцц'], shownFor: null },
    })
    expect(await searchAll('цэнхэрнүрүүбудаг')).toMatchObject({
      ...{ groups: hits, without: [], shownFor: 'цэнхэрнуруубулаг' },
    })
    expect(await searchAll('ккжжщщцц')).toEqual({ groups: [], without: [], shownFor: null })
  })

  it('gives the first few of a kind and counts all', async () => {
    for (let at = 0; at < 7; at++) await makeNews({ title: `Мөнхцэцэгбулаг ${at}` })
    const [group] = await groupsOf('мөнхцэцэгбулаг')
    expect(group).toMatchObject({ kind: 'news', total: 7 })
    expect(group?.hits).toHaveLength(5)
  })

  it('shows no one what their role may not see', async () => {
    const name = `Нууцбаатар${randomUUID().slice(0, 4).replaceAll(/\d/g, 'а')}`
    await makeRequest({ name })
    await makeMember({ name: `${name} ХХК` })
    await makeNews({ title: `${name} тухай`, news_status: false })
    await pool().query(`update accounts set position = $1 where id = $2`, [name, (await someone(3)).id])
    await indexPending()
    expect(kindsOf(await groupsOf(name, 3))).toEqual(['news'])
    expect(kindsOf(await groupsOf(name, 2))).toEqual(['news', 'company', 'request'])
    expect(kindsOf(await groupsOf(name, 1))).toEqual(['news', 'company', 'request', 'account'])
    expect((await ask('GET /admin/search/all?term=a')).status).toBe(401)
  })

  it('refuses an invalid term, and finds nothing by punctuation', async () => {
    const as = await someone(3)
    for (const term of ['', '   ', 'у'.repeat(5_000)])
      expect((await ask(`GET /admin/search/all?term=${encodeURIComponent(term)}`, { as })).status).toBe(400)
    for (const term of ['%%%', '___', '*?*', `'";--`, '\u0301\u0308', '(((', '😀'])
      expect(await groupsOf(term), term).toEqual([])
  })
})
