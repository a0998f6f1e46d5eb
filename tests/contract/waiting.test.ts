import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pool } from '@/db/client'
import type { Account } from '@/lib/platform/accounts/schema'
import type { WaitingCount, WaitingItem, WaitingKind } from '@/lib/wiring/waiting/schema'
import { makeQuestion, makeResult } from '@/tests/factories/assessment'
import { makePerson } from '@/tests/factories/content'
import { makeListingReport } from '@/tests/factories/directory-content'
import { makeEdition, makeEventDay } from '@/tests/factories/event'
import { makeConsultant, makeListing, makeListingChange } from '@/tests/factories/listings'
import { makeMeeting } from '@/tests/factories/meetings'
import { makeNews, makeRequest } from '@/tests/factories/rows'
import { ask, someone, someReviewer } from './harness'

type Answer = { waiting: WaitingItem[]; total: number; totalPages: number; counts: WaitingCount[] }

async function list(query: string, role: 1 | 2 | 3 = 2): Promise<Answer> {
  const { status, body } = await ask(`GET /admin/get/waiting?${query}`, { as: await someone(role) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Answer
}
const itemAt = async (kind: WaitingKind, address: string) =>
  (await list(`kind=${kind}&limit=50`)).waiting.find((item) => item.address === address)

describe('what waits for the staff', () => {
  it('has the things of every domain, each with the address where it is done', async () => {
    const request = await makeRequest({ name: `Хүсэлт ${randomUUID()}` })
    const company = await makeListing()
    const consultant = await makeConsultant()
    const ownListing = await makeListing({ approval: true })
    const change = await makeListingChange(ownListing.id, { address: 'Шинэ хаяг' })
    const report = await makeListingReport({ company_id: ownListing.id })
    const meeting = await makeMeeting()
    const person = await makePerson({ about_category: 'Office', profile_file_id: null })
    const news = await makeNews()
    const expected: [WaitingKind, string][] = [
      ['requests', `/admin/request-list?id=${request.id}`],
      ['listingRequests', `/admin/yellow/request?type=1&id=${company.id}`],
      ['listingRequests', `/admin/yellow/request?type=2&id=${consultant.id}`],
      ['listingChanges', `/admin/yellow/request?type=1&change=${change.id}`],
      ['listingReports', `/admin/yellow/report?id=${report}`],
      ['meetings', `/admin/yellow/meeting-list?id=${meeting.id}`],
      ['pictures', `/admin/about?office.id=${person.id}`],
    ]
    for (const [kind, address] of expected) {
      const item = await itemAt(kind, address)
      expect(item?.name, address).toBeTruthy()
      expect(Number.isNaN(Date.parse(item?.since ?? '')), address).toBe(false)
      expect(item?.due === null, address).toBe(kind !== 'meetings')
    }
    const { rows } = await pool().query(
      `select id from translations where kind = 'news' and record_id = $1`,
      [news.id],
    )
    const { id } = rows[0] as { id: number }
    expect(await itemAt('translations', `/admin/translations?id=${id}`)).toBeTruthy()
  })

  it('has what appears later today, and the past days of the live edition without photographs', async () => {
    const news = await makeNews({ title: 'Өнөөдөр гарна' })
    const later = `least(now() + interval '1 minute',
      (date_trunc('day', now() at time zone 'Asia/Ulaanbaatar') + interval '1 day') at time zone 'Asia/Ulaanbaatar' - interval '1 millisecond')`
    await pool().query(`update news set appears_at = ${later} where id = $1`, [news.id])
    const item = await itemAt('scheduled', `/admin/update-news?id=${news.id}`)
    expect(item?.due).toBe(item?.since)
    await pool().query(`update news set appears_at = now() + interval '2 days' where id = $1`, [news.id])
    expect(await itemAt('scheduled', `/admin/update-news?id=${news.id}`)).toBeUndefined()

    const day = `Өдөр ${randomUUID()}`
    const edition = await makeEdition()
    await makeEventDay({ event_id: edition, day, event_date: '2020-05-01' })
    const namesOfPictures = async () => (await list('kind=pictures&limit=50')).waiting.map(({ name }) => name)
    expect(await namesOfPictures()).not.toContain(day)
    await pool().query('update events set is_current = (id = $1)', [edition])
    expect(await namesOfPictures()).toContain(day)
  })

  it('is in the order of waiting over all kinds, page by page, and leaves when it is done', async () => {
    const request = await makeRequest({ name: 'Хамгийн эртний' })
    await pool().query(`update office_requests set created_at = '2001-01-01T00:00:00Z' where id = $1`, [
      request.id,
    ])
    const company = await makeListing()
    await pool().query(`update directory_companies set created_at = '2001-01-02T00:00:00Z' where id = $1`, [
      company.id,
    ])
    const first = await list('limit=1')
    expect(first.waiting[0]).toMatchObject({ kind: 'requests', name: 'Хамгийн эртний', due: null })
    expect(first.waiting[0]?.since).toBe('2001-01-01T00:00:00.000Z')
    expect((await list('limit=1&page=2')).waiting[0]).toMatchObject({ kind: 'listingRequests' })
    expect(first.totalPages).toBe(first.total)
    expect(first.counts.reduce((sum, { count }) => sum + count, 0)).toBe(first.total)
    const pages = [await list('limit=3&page=1'), await list('limit=3&page=2')]
    const keys = pages.flatMap(({ waiting }) => waiting.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)

    const answer = await ask('POST /admin/update/office-request', {
      as: await someone(2),
      json: { id: request.id, state: 'closed', note: '' },
    })
    expect(answer.status).toBe(200)
    const after = await list('limit=1')
    expect(after.total).toBe(first.total - 1)
    expect(after.waiting[0]).toMatchObject({ kind: 'listingRequests' })
  })

  it('has for reviewers the assessments without a review, those handed back, and those out of time', async () => {
    const reviewer = await someReviewer()
    const read = async (as: Account) =>
      (await ask('GET /admin/get/waiting?kind=reviews&limit=50', { as })).body as unknown as Answer
    const { member, answerId } = await makeResult()
    const address = `/admin/assessment-reviews?review=${answerId}`
    const find = async () => (await read(reviewer)).waiting.find((item) => item.address === address)
    const year = new Date().getFullYear()
    expect(await find()).toMatchObject({ kind: 'reviews', name: `${member.name} · ${year}`, due: null })
    // No role includes the right, so nobody else sees or counts them.
    for (const role of [1, 2, 3] as const) {
      const { waiting, total, counts } = await read(await someone(role))
      expect({ waiting, total }).toEqual({ waiting: [], total: 0 })
      expect(counts.map(({ kind }) => kind)).not.toContain('reviews')
    }
    const setReview = (state: string, due: string | null) =>
      pool().query(
        `insert into assessment_reviews (assessment_id, state, due_on) values ($1, $2, $3)
          on conflict (assessment_id) do update set state = $2, due_on = $3`,
        [answerId, state, due],
      )
    await setReview('in_review', null)
    expect(await find()).toBeUndefined()
    await setReview('asked', '2099-01-01')
    expect(await find()).toBeUndefined()
    await setReview('asked', '2026-01-05')
    expect(await find()).toMatchObject({ since: '2026-01-05T16:00:00.000Z' })
    await setReview('in_review', null)
    const question = await makeQuestion('8.1')
    await pool().query(
      'insert into member_answers (assessment_id, question_id, answer) values ($1, $2, true)',
      [answerId, question],
    )
    await pool().query(
      `insert into assessment_findings (assessment_id, question_id, finding, reviewer, answered_at)
        values ($1, $2, 'proof_missing', 'reviewer@mnma.example', '2026-02-01T00:00:00Z')`,
      [answerId, question],
    )
    expect(await find()).toMatchObject({ since: '2026-02-01T00:00:00.000Z' })
    await pool().query(`update member_results set valid_until = now() where assessment_id = $1`, [answerId])
    expect(await find()).toBeUndefined()
  })

  it('shows an account only what it may open', async () => {
    await makeRequest()
    const { counts, waiting, total } = await list('limit=50', 3)
    expect(counts.map(({ kind }) => kind)).toEqual(['scheduled', 'translations', 'pictures'])
    expect(waiting.filter(({ kind }) => kind === 'requests')).toEqual([])
    expect(total).toBeGreaterThanOrEqual(waiting.length)
    expect(await list('kind=requests', 3)).toMatchObject({ waiting: [], total: 0, totalPages: 0 })
    expect((await list('limit=1', 1)).counts).toHaveLength(8)
    expect((await ask('GET /admin/get/waiting?kind=other', { as: await someone(3) })).status).toBe(400)
  })
})
