import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pool } from '@/db/client'
import { callName } from '@/lib/wiring/calls/audited'
import { allCalls } from '@/lib/wiring/calls/table'
import { isStaffAccess } from '@/lib/platform/auth/roles'
import type { Activity } from '@/lib/wiring/calls/activity/schema'
import { activityKinds } from '@/lib/platform/records/schema'
import mn from '@/messages/mn.json'
import { makeAccount, makeCategory, makeNews, makeRequest } from '@/tests/factories/rows'
import { contentOf } from './content-cases'
import { ask, formOf, someone } from './harness'
import { bringBack, saveNews } from './kept-records'

const readActivity = async (query: string) => {
  const { status, body } = await ask(`GET /admin/get/activity?${query}`, { as: await someone(1) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as { activity: Activity[]; total: number; totalPages: number }
}

describe('the words of the activity', () => {
  it('describe every write of the office, every audited read, and every kind of record', () => {
    const writes = allCalls.filter(
      ({ method, access, isAudited }) => isAudited || (method !== 'GET' && isStaffAccess(access)),
    )
    const actionNames = Object.keys(mn.admin.activity.actions)
    expect(actionNames).toContain(callName('GET /admin/get/office-request/file'))
    expect(
      writes.map(({ route }) => callName(route)).filter((name) => !actionNames.includes(name ?? '')),
    ).toEqual([])
    expect(Object.keys(mn.admin.records).sort()).toEqual([...activityKinds].sort())
  })

  it('are of one call each', () => {
    const names = allCalls.map(({ route }) => callName(route))
    expect(new Set(names).size).toBe(names.length)
  })
})

/** Properties of answers that tell of a person. */
const personProperties = ['email', 'first_name', 'phone', 'phone_number', 'registrant', 'reply_to', 'to']

/** Reads of the office that show such properties and leave no line, and why. */
const unauditedReads: Record<string, string> = {
  'GET /admin/get/account': 'the account itself',
  'GET /admin/get/admin-users': 'the names of staff, which the screens of moderators offer as filters',
  'GET /admin/get/activity': 'the lines themselves',
  'GET /admin/get/about-us': 'published',
  'GET /admin/get/about-us/id': 'published',
  'GET /admin/get/comparison': 'versions of content, from one to another',
}

/** The names of all properties in a schema. */
function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertiesOf(value),
  ])
}

/** Whether a field takes any text: it has no list of values and no format. */
function isFreeText(field: unknown): boolean {
  const { type, ...rules } = field as {
    type?: string
    enum?: unknown
    format?: unknown
    pattern?: unknown
    const?: unknown
  }
  return type === 'string' && !rules.enum && !rules.format && !rules.pattern && rules.const === undefined
}

describe('reads of personal data by staff', () => {
  const reads = allCalls.filter(({ method, access }) => method === 'GET' && isStaffAccess(access))

  it('leave a line wherever an answer has an address, a phone number or a registrant', () => {
    const silent = reads.filter(({ isAudited, answer }) => {
      const names = propertiesOf(z.toJSONSchema(answer, { unrepresentable: 'any' }))
      return !isAudited && personProperties.some((name) => names.includes(name))
    })
    expect(silent.map(({ route }) => route).sort()).toEqual(Object.keys(unauditedReads).sort())
  })

  it('leave no searched text in the line', () => {
    const texts = reads.flatMap(({ route, isAudited, auditOmits = [], input }) =>
      !isAudited || route === 'GET /admin/get/personal-data'
        ? []
        : Object.entries(
            (z.toJSONSchema(input, { unrepresentable: 'any', io: 'output' }).properties ?? {}) as object,
          )
            .filter(([name, field]) => !auditOmits.includes(name) && isFreeText(field))
            .map(([name]) => `${route} ${name}`),
    )
    expect(texts).toEqual([])
  })

  it('are one line for a list, an account and ten minutes, and another for another page', async () => {
    const [as, other] = [await makeAccount(1), await makeAccount(2)]
    const request = await makeRequest({ name: 'Нууц нэр' })
    for (const query of ['?term=Нууц', '?term=нэр', '', '?page=2'])
      expect((await ask(`GET /admin/get/office-request${query}`, { as })).status).toBe(200)
    expect((await ask('GET /admin/get/office-request', { as: other })).status).toBe(200)
    expect((await ask(`GET /admin/get/office-request/id?id=${request.id}`, { as })).status).toBe(200)
    const { activity } = await readActivity(`account_id=${as.id}&does=reads`)
    expect(activity.map(({ action, kind }) => [action, kind])).toEqual([
      ['getOfficeRequest', 'office_requests'],
      ['listAdminOfficeRequests', 'office_requests'],
      ['listAdminOfficeRequests', 'office_requests'],
    ])
    expect((await readActivity(`account_id=${as.id}&does=changes`)).total).toBe(0)
    expect((await readActivity(`account_id=${other.id}&does=reads`)).total).toBe(1)
    const { rows } = await pool().query('select details from audit_log where account_id = $1', [as.id])
    expect(JSON.stringify(rows)).not.toMatch(/Нууц|нэр/)
    await pool().query(`update audit_log set at = at - interval '11 minutes' where account_id = $1`, [as.id])
    await ask('GET /admin/get/office-request', { as })
    expect((await readActivity(`account_id=${as.id}&does=reads`)).total).toBe(4)
  })
})

describe('GET /admin/get/activity', () => {
  it('lists who did what to which record, newest first, with a link to it', async () => {
    const as = await makeAccount(1)
    const content = contentOf('POST /admin/insert/report')
    const answer = await ask(`POST ${content.insert}`, { as, form: formOf(await content.fields('Тайлан')) })
    const id = Number(answer.body.id)
    const of = `kind=reports&record_id=${id}`
    await ask(`DELETE ${content.remove}?id=${id}`, { as })
    expect((await readActivity(of)).activity).toMatchObject([
      { action: 'deleteReport', by: as.first_name, email: as.email, name: 'Тайлан', place: 'bin' },
      { action: 'insertReport', kind: 'reports', record_id: id, name: 'Тайлан', place: 'bin' },
    ])
    await bringBack('reports', id)
    const { activity } = await readActivity(of)
    expect(activity.map(({ action, place }) => [action, place])).toEqual([
      ['restoreDeleted', 'live'],
      ['deleteReport', 'live'],
      ['insertReport', 'live'],
    ])
    await pool().query('delete from reports where id = $1', [id])
    await pool().query(`delete from record_versions where kind = 'reports' and record_id = $1`, [id])
    expect((await readActivity(of)).activity[0]).toMatchObject({ place: 'gone', name: '' })
  })

  it('names records whose id is different: a menu item, its page text, a person', async () => {
    const as = await makeAccount(1)
    const { cid } = await makeCategory({ page_type: 'static', category: 'Цэсийн нэр' })
    await ask('POST /admin/update/category', { as, json: { cid, category: 'Шинэ', category_en: 'New' } })
    await ask('POST /admin/insert/static-data', { as, json: { category_cid: cid, text: '<p>а</p>' } })
    await ask('POST /admin/insert/social-link', { as, json: { icon: 'x', link: 'https://x.example/7' } })
    await ask('DELETE /admin/delete/personal-data?email=nobody@test.example', { as })
    const { activity } = await readActivity(`account_id=${as.id}`)
    expect(activity).toMatchObject([
      { kind: 'personal_data', record_id: null, place: 'gone' },
      { kind: 'social_links', name: 'https://x.example/7', place: 'live' },
      { kind: 'page_texts', name: 'Шинэ', address: `/admin/edit-static/${cid}`, place: 'live' },
      { kind: 'menu_categories', record_id: cid, name: 'Шинэ', place: 'live' },
    ])
  })

  it('is narrowed by account, kind and days of Ulaanbaatar, and paged', async () => {
    const as = await makeAccount(3)
    const item = await makeNews()
    for (let round = 0; round < 3; round++) await saveNews(item, { title: `Гарчиг ${round}` }, as)
    await ask('POST /admin/insert/social-link', { as, json: { icon: 'x', link: 'https://x.example' } })
    // One minute before midnight in Ulaanbaatar, and one minute after it.
    const [before, after] = ['2025-03-04T15:59:00Z', '2025-03-04T16:01:00Z']
    const { rows } = await pool().query<{ id: string }>(
      'select id from audit_log where account_id = $1 order by id',
      [as.id],
    )
    for (const [at, row] of [
      [before, rows[0]],
      [after, rows[1]],
    ] as const)
      await pool().query('update audit_log set at = $1 where id = $2', [at, row?.id])
    const count = async (query: string) => (await readActivity(`account_id=${as.id}&${query}`)).total
    expect(await count('')).toBe(4)
    expect(await count('kind=news')).toBe(3)
    expect(await count('start=2025-03-04&end=2025-03-04')).toBe(1)
    expect(await count('start=2025-03-05&end=2025-03-05')).toBe(1)
    expect(await count('end=2025-03-05')).toBe(2)
    expect(await count('kind=news&start=2025-03-05')).toBe(2)
    const page = await readActivity(`account_id=${as.id}&limit=3&page=2`)
    expect(page).toMatchObject({ total: 4, totalPages: 2 })
    expect(page.activity).toHaveLength(1)
    for (const wrong of ['start=2025-13-01', 'kind=nothing', 'account_id=x', 'limit=1000'])
      expect((await ask(`GET /admin/get/activity?${wrong}`, { as: await someone(1) })).status, wrong).toBe(
        400,
      )
  })

  it('is for moderators only', async () => {
    for (const role of [2, 3] as const)
      expect((await ask('GET /admin/get/activity', { as: await someone(role) })).status).toBe(403)
  })

  it('asks no list without an index', async () => {
    const client = await pool().connect()
    try {
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
      for (const [where, index] of [
        ['true', 'audit_log_list'],
        ['account_id = 1', 'audit_log_account'],
        [`kind = 'news'`, 'audit_log_kind'],
        [`kind = 'news' and record_id = 1`, 'audit_log_record'],
      ] as const) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select * from audit_log where ${where} order by at desc, id desc limit 20`,
        )
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).toContain(index)
        expect(plan).not.toContain('Sort')
      }
    } finally {
      client.release(true)
    }
  })
})
