import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { eventScans } from '@/db/schema/event'
import type { DoorList, ScanResult } from '@/lib/event/doors/schema'
import { passText } from '@/lib/event/registrations/pass-code'
import { liveEdition, makeEdition, makeRegistration } from './event-editions'
import { ask, someone } from './harness'

let event = 0
beforeAll(async () => {
  event = await liveEdition()
})

type Scan = { id: string; text: string; door: string; scanned_at: string; verdict_offline?: string | null }
const scan = (text: string, values: Partial<Scan> = {}): Scan => ({
  id: randomUUID(),
  text,
  door: 'А хаалга',
  scanned_at: new Date().toISOString(),
  ...values,
})
const send = async (scans: Scan[], sentAt = new Date().toISOString()) => {
  const { status, body } = await ask('POST /mw/admin/insert/scans', {
    as: await someone(2),
    json: { sent_at: sentAt, scans },
  })
  return { status, body, results: (body.results ?? []) as ScanResult[] }
}
const list = async (query = '') =>
  (await ask(`GET /mw/admin/get/door-list?${query}`, { as: await someone(2) })).body as unknown as DoorList

describe('a pass at a door', () => {
  it('is let in once; later scans show when and where that was', async () => {
    const { code, company } = await makeRegistration()
    const first = await send([scan(passText(event, code))])
    expect(first.results[0]).toMatchObject({ verdict: 'admitted', code, company, country: 'Монгол' })
    const second = await send([scan(code.toLowerCase(), { door: 'Б хаалга' })])
    expect(second.results[0]).toMatchObject({ verdict: 'again', first: { door: 'А хаалга' } })
  })

  it('counts a repeated submission as the same scan', async () => {
    const { code } = await makeRegistration()
    const one = scan(code)
    const answers = await Promise.all([send([one]), send([one]), send([one])])
    expect(answers.map(({ results }) => results[0]?.verdict)).toEqual(['admitted', 'admitted', 'admitted'])
    expect(await db().$count(eventScans, eq(eventScans.id, one.id))).toBe(1)
  })

  it('distinguishes another edition, a forged code and any other text', async () => {
    const other = await makeRegistration({ event_id: await makeEdition({ event: 'Өмнөх жил' }) })
    const registration = await makeRegistration()
    const { results } = await send([
      scan(passText(other.event_id, other.code)),
      scan(passText(event, '2222ABCD')),
      // A valid code with the name of another edition.
      scan(passText(other.event_id, registration.code)),
      scan('https://mnma.example'),
      scan(''),
    ])
    expect(results.map(({ verdict }) => verdict)).toEqual([
      'other_edition',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(results[0]?.edition).toBe('Өмнөх жил')
  })

  it('is let in once of 200 scans of 20 passes at four doors at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makeRegistration()))
    const doors = ['А', 'Б', 'В', 'Г']
    const scans = Array.from({ length: 200 }, (_, at) =>
      scan(passText(event, people[(at * 7) % people.length]?.code ?? ''), { door: doors[at % 4] ?? 'А' }),
    )
    // Some one at a time, as online, and some in batches, as after a lost connection.
    const singles = scans.slice(0, 80).map((one) => send([one]))
    const parts = doors.map((door) => send(scans.slice(80).filter((one) => one.door === door)))
    const answers = await Promise.all([...singles, ...parts])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const results = answers.flatMap(({ results }) => results)
    expect(results).toHaveLength(200)
    const admissions = results.filter(({ verdict }) => verdict === 'admitted')
    expect(new Set(admissions.map(({ code }) => code)).size).toBe(20)
    expect(admissions).toHaveLength(20)
    expect(results.filter(({ verdict }) => verdict === 'again')).toHaveLength(180)
  })

  it('let in offline by two doors counts for the scan that arrives first, and the other is notified', async () => {
    const { code } = await makeRegistration()
    const offline = (door: string) => scan(code, { door, verdict_offline: 'admitted' })
    await send([offline('А хаалга')])
    const { results } = await send([offline('Б хаалга')])
    expect(results[0]).toMatchObject({
      verdict: 'again',
      verdict_offline: 'admitted',
      first: { door: 'А хаалга' },
    })
  })

  it('has its time corrected when the clock of the device is wrong', async () => {
    const { code } = await makeRegistration()
    const hours = 3_600_000
    const wrong = (before: number) => new Date(Date.now() + 5 * hours - before).toISOString()
    const { results } = await send([scan(code, { scanned_at: wrong(60_000) })], wrong(0))
    expect(Math.abs(Date.parse(results[0]?.scanned_at ?? '') - (Date.now() - 60_000))).toBeLessThan(10_000)
    const later = await makeRegistration()
    const ahead = await send([scan(later.code, { scanned_at: wrong(-9 * hours) })], wrong(0))
    expect(Date.parse(ahead.results[0]?.scanned_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    '0000-01-01T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    'soon',
    '',
  ])('of the moment %o is let in now, and does not block others of its batch', async (scanned_at) => {
    const [bad, good] = [await makeRegistration(), await makeRegistration()]
    const minuteAgo = new Date(Date.now() - 60_000).toISOString()
    const { status, results } = await send([
      scan(bad.code, { scanned_at }),
      scan(good.code, { scanned_at: minuteAgo }),
    ])
    expect([status, results.map(({ verdict }) => verdict)]).toEqual([200, ['admitted', 'admitted']])
    const ago = results.map((result) => Date.now() - Date.parse(result.scanned_at))
    expect(ago[0]).toBeLessThan(30_000)
    expect(ago[1]).toBeGreaterThan(50_000)
  })

  it.each([
    ['no door', { door: ' ' }],
    ['an id of its own making', { id: '7' }],
    ['a verdict that there is not', { verdict_offline: 'perhaps' }],
  ])('with %s is refused', async (_, values) => {
    expect((await send([scan('7QK4M2XP', values)])).status).toBe(400)
  })

  it('comes with no more than 200 others', async () => {
    expect((await send(Array.from({ length: 201 }, () => scan('7QK4M2XP')))).status).toBe(400)
    expect((await send([])).status).toBe(400)
  })

  it('is checked by roles 1 and 2', async () => {
    const json = { sent_at: new Date().toISOString(), scans: [scan('7QK4M2XP')] }
    expect((await ask('POST /mw/admin/insert/scans', { as: await someone(3), json })).status).toBe(403)
  })
})

describe('a visitor without a pass at hand', () => {
  const find = async (term: string, role: 1 | 2 | 3 = 2) =>
    ask(`GET /mw/admin/get/door-guests?term=${encodeURIComponent(term)}`, { as: await someone(role) })
  const codes = async (term: string) =>
    ((await find(term)).body.guests as { code: string }[]).map(({ code }) => code)

  it('is found by number however it is written, and by address, and let in like everybody else', async () => {
    const number = String(Math.floor(10_000_000 + Math.random() * 89_999_999))
    const { code, email } = await makeRegistration({
      phone_number: `+976 ${number.slice(0, 4)}-${number.slice(4)}`,
      email: `${randomUUID()}@door.example`,
    })
    for (const term of [number, `${number.slice(0, 4)} ${number.slice(4)}`, email, email.toUpperCase()])
      expect(await codes(term), term).toEqual([code])
    const { body } = await find(number)
    // The device gets the person's name, but neither the number nor the address.
    expect(Object.keys((body.guests as object[])[0] ?? {}).sort()).toEqual([
      'code',
      'company',
      'country',
      'id',
      'name',
    ])
    expect((await send([scan(code)])).results[0]).toMatchObject({ verdict: 'admitted' })
    expect((await send([scan(code)])).results[0]).toMatchObject({ verdict: 'again' })
  })

  it('is not found by a few characters, by wildcards, in another edition, or without permission', async () => {
    const other = await makeRegistration({
      event_id: await makeEdition(),
      email: `${randomUUID()}@other.example`,
    })
    expect(await codes(other.email)).toEqual([])
    for (const term of ['991', 'a@b', '%%%%', '____', '- - - -', '+()  ', '\\\\\\\\'])
      expect(await codes(term), term).toEqual([])
    expect((await find('')).status).toBe(400)
    expect((await find('я'.repeat(101))).status).toBe(400)
    expect((await find('99112233', 3)).status).toBe(403)
  })
})

describe('the list of a device', () => {
  it('has only names and codes, and later the new ones', async () => {
    const one = await makeRegistration()
    const fullList = await list()
    expect(fullList.event?.id).toBe(event)
    const guest = fullList.guests.find(({ id }) => id === one.id)
    expect(guest).toEqual({
      id: one.id,
      code: one.code,
      name: 'Ганболд Хонгорзул',
      company: one.company,
      country: 'Монгол',
    })
    const two = await makeRegistration()
    await send([scan(one.code, { door: 'Баруун хаалга' })])
    const later = await list(`after=${one.id}&since=${fullList.now}`)
    expect(later.guests.map(({ id }) => id)).toEqual([two.id])
    expect(later.admitted.map(({ id }) => id)).toContain(one.id)
    expect(later.doors).toContainEqual({ door: 'Баруун хаалга', admitted: 1 })
    expect(later.latest[0]).toMatchObject({ name: 'Ганболд Хонгорзул', door: 'Баруун хаалга' })
  })
})
