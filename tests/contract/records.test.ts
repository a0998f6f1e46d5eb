import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allCalls } from '@/lib/wiring/calls/table'
import { makeCategory, makeNews, makeRequest } from '@/tests/factories/rows'
import { ask, someone } from './harness'
import { records } from './record-cases'

type OfficeRecord = { version: number } & Record<string, unknown>

it('every record that a form of the office opens has its case here', () => {
  const reads = allCalls.filter(
    // A draft is no record: it prepares one.
    ({ path, access, preparesCall }) => access !== 'public' && path.endsWith('/id') && !preparesCall,
  )
  expect(reads.map(({ route }) => route).sort()).toEqual(Object.keys(records).sort())
})

describe.each(Object.entries(records))('%s', (route, make) => {
  const reader = async () => {
    const as = await someone(1)
    const recordCase = await make()
    const read = async () => (await ask(`${route}?${recordCase.query}`, { as })).body.record as OfficeRecord
    const save = (word: string, version?: number) =>
      ask(`POST ${recordCase.update}`, { as, ...recordCase.save(word, version) })
    return { ...recordCase, as, read, save }
  }

  it('gives the record with its version, and 404 for what is not there', async () => {
    const { as, read, query } = await reader()
    expect((await read()).version).toBe(1)
    expect((await ask(`${route}?${query.split('=')[0]}=2000000000`, { as })).status).toBe(404)
  })

  it('tells the second of two editors, who then may save over the first', async () => {
    const { read, save, field, showWord = String } = await reader()
    const { version } = await read()
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await save(first, version)).status).toBe(200)
    expect((await read()).version).toBe(version + 1)
    const refusal = await save(second, version)
    expect(refusal.status).toBe(409)
    expect(refusal.body.message).toMatch(/өөр хүн хадгалсан/)
    // The field `version` tells the form that two editors conflict.
    expect(refusal.body.fields).toHaveProperty('version')
    expect(String((await read())[field])).toContain(showWord(first))
    expect((await save(second)).status).toBe(200)
    expect(await read()).toMatchObject({ version: version + 2 })
    expect(String((await read())[field])).toContain(showWord(second))
  })

  it('lets one of two who save at once through', async () => {
    const { read, save } = await reader()
    const { version } = await read()
    const answers = await Promise.all(['а', 'б', 'в'].map((word) => save(word, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('a list with pages', () => {
  it('of accounts is searched in either case and sorted both ways', async () => {
    const as = await someone(1)
    const word = randomUUID()
    for (const [first_name, email] of [
      ['БАТ', `a-${word}@test.example`],
      ['Цэцэг', `b-${word}@test.example`],
    ]) {
      await ask('POST /admin/insert/account', { as, json: { first_name, email, account_role: 3 } })
    }
    const emails = async (query: string) => {
      const { body } = await ask(`GET /admin/get/admin-users?${query}`, { as })
      return (body.account as { email: string }[]).map(({ email }) => email.charAt(0))
    }
    expect(await emails(`term=${word}&sort=email`)).toEqual(['a', 'b'])
    expect(await emails(`term=${word}&sort=-email`)).toEqual(['b', 'a'])
    expect(await emails(`term=${encodeURIComponent(`бат ${word.toUpperCase()}`)}`)).toEqual(['a'])
    expect(await emails(`term=${word}@test.example&sort=email`)).toEqual(['a', 'b'])
    expect(await emails(`term=${randomUUID()}`)).toEqual([])
    expect((await ask('GET /admin/get/admin-users?sort=password', { as })).status).toBe(400)
  })

  it('of requests is searched by all that it shows', async () => {
    const as = await someone(2)
    const name = `Хүсэлт ${randomUUID()}`
    await makeRequest({ name })
    const { body } = await ask(
      `GET /admin/get/office-request?term=${encodeURIComponent(name.toUpperCase())}`,
      { as },
    )
    expect(body).toMatchObject({ total: 1, request: [{ name }] })
  })

  it('of news is searched in either alphabet within its category', async () => {
    const as = await someone(3)
    const category = await makeCategory()
    const word = `уурхай${randomUUID().replaceAll('-', '')}`
    const item = await makeNews({ title: `Гарчиг ${word}`, category_cid: category.cid })
    const searchIds = async (term: string, cid: number | 'all') => {
      const { body } = await ask(`GET /admin/get/news?category=${cid}&term=${encodeURIComponent(term)}`, {
        as,
      })
      return (body.news as { id: number }[]).map(({ id }) => id)
    }
    expect(await searchIds(word, 'all')).toEqual([item.id])
    expect(await searchIds(word.replace('уурхай', 'uurkhai'), category.cid)).toEqual([item.id])
    expect(await searchIds(word, (await makeCategory()).cid)).toEqual([])
  })
})
