import { chromium, type Page } from '@playwright/test'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pool } from '@/db/client'
import { codeCookieName } from '@/lib/platform/auth/code-session'
import { createSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'
import { findBrowserPath } from '@/scripts/browser'
import { get, percentile, type Row, seededRandom } from './measure'
import { fillMeetings } from './meeting-rows'
import { moderatorCookie } from './session'

const size = { participants: 1_000, rooms: 20, days: 3 }
const readsOfEach = 400
const readersAtOnce = 8
const asksPerSecond = 100
const askSeconds = 30
const warmUps = 60

type Sender = { id: number; cookie: string }

/** Opens a session for each participant, as entering the sign-in code does. */
async function openSessions(siteUrl: string): Promise<Sender[]> {
  const { rows } = await pool().query<{ id: number; email: string }>(
    `select id, email from meeting_users order by id`,
  )
  const tokens = rows.map(() => createSessionToken())
  await pool().query(
    `insert into code_sessions (token_hash, audience, email, expires_at)
     select hash, 'participant', email, now() + interval '2 hours' from unnest($1::text[], $2::text[]) s(hash, email)`,
    [tokens.map(sessionTokenHash), rows.map(({ email }) => email)],
  )
  const name = codeCookieName('participant', siteUrl)
  return rows.map(({ id }, at) => ({ id, cookie: `${name}=${tokens[at]}` }))
}

/** The calls of a participant's pages, by page. */
const reads = (senders: readonly Sender[], meetings: readonly number[], random: () => number) => {
  const someone = () => senders[Math.floor(random() * senders.length)] as Sender
  const types = ['all', 'Exhibitor', 'Sponsor', 'Attendee']
  return {
    'who has come in': () => 'me',
    'plan of a day': () => 'plan',
    'people, a page': () => `people?page=${1 + Math.floor(random() * 40)}`,
    'people, a search': () =>
      `people?search=${encodeURIComponent('хөнд')}&type=${types[Math.floor(random() * 4)]}`,
    'somebody with every hour': () => `person?id=${someone().id}`,
    requests: () => 'requests',
    'a meeting': () => `meeting?id=${meetings[Math.floor(random() * meetings.length)]}`,
  }
}

async function readPages(url: string, senders: readonly Sender[]): Promise<Row[]> {
  const random = seededRandom(16)
  const { rows: sides } = await pool().query<{ id: number; sender_id: number }>(
    `select id, sender_id from meetings where meeting_status <> 'cancelled' order by id`,
  )
  const cookieOf = new Map(senders.map(({ id, cookie }) => [id, cookie]))
  const rows: Row[] = []
  for (const [name, pathOf] of Object.entries(
    reads(
      senders,
      sides.map(({ id }) => id),
      random,
    ),
  )) {
    const times: number[] = []
    const one = async () => {
      const path = pathOf()
      const id = Number(/^meeting\?id=(\d+)/.exec(path)?.[1] ?? 0)
      const side = sides.find((meeting) => meeting.id === id)
      const cookie =
        (side && cookieOf.get(side.sender_id)) ?? senders[Math.floor(random() * senders.length)]?.cookie ?? ''
      const { status, ms, body } = await get(`${url}/client/yellow-page/meetings/${path}`, { cookie })
      // Participants cannot open their own page as a person, so a 404 counts as an answer too.
      if (status !== 200 && status !== 404)
        throw new Error(`${path}: ${status} ${body.toString().slice(0, 200)}`)
      times.push(ms)
    }
    const reader = async () => {
      while (times.length < readsOfEach) await one()
    }
    await Promise.all(Array.from({ length: readersAtOnce }, reader))
    const p95 = percentile(times, 0.95)
    rows.push({
      figure: `Meetings, ${name}, ${size.participants.toLocaleString('en')} participants`,
      ours: `p95 ${p95.toFixed(1)} ms, middle ${percentile(times, 0.5).toFixed(1)} ms`,
      against: `${times.length} answers, ${readersAtOnce} at once`,
      ratio: null,
      target: 'p95 under 200 ms',
      isMet: p95 < 200,
    })
  }
  return rows
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

function post(
  url: string,
  path: string,
  cookie: string,
  json: object,
): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    const request = http.request(`${url}${path}`, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(JSON.stringify(json))
  })
}

/** Starts a fixed number of requests each second, without waiting for the previous ones. */
async function askAround(url: string, senders: readonly Sender[]): Promise<Row[]> {
  const random = seededRandom(61)
  const { rows: hours } = await pool().query<{ id: number }>(
    'select id from meeting_times where starts_at > now() order by id',
  )
  const draw = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const ask = () =>
    post(url, '/client/yellow-page/meetings/ask', draw(senders).cookie, {
      ...{ receiver_id: draw(senders).id, time_id: draw(hours).id, needs_interpreter: false },
      meeting_description: 'Хамтын ажиллагааны боломж',
    })
  // A new process takes several times as long for everything it does for the first time.
  for (let at = 0; at < warmUps; at++) await ask()
  const asks: Promise<{ status: number; ms: number }>[] = []
  const startedAt = performance.now()
  for (let at = 0; at < asksPerSecond * askSeconds; at++) {
    const wait = startedAt + (at * 1_000) / asksPerSecond - performance.now()
    if (wait > 1) await pause(wait)
    asks.push(ask())
  }
  const answers = await Promise.all(asks)
  const took = (performance.now() - startedAt) / 1_000
  const statuses = [...new Set(answers.map(({ status }) => status))]
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(', ')
  const times = answers.map(({ ms }) => ms)
  const p95 = percentile(times, 0.95)
  const { rows } = await pool().query<{ n: number }>(`
    select count(*)::int as n from (
      select 1 from meeting_bookings where user_id is not null group by user_id, time_id having count(*) > 1
      union all
      select 1 from meeting_bookings where room_id is not null group by room_id, time_id having count(*) > 1) twice`)
  return [
    {
      figure: `Asking for a meeting, ${asksPerSecond} a second for ${askSeconds} s`,
      ours: `p95 ${p95.toFixed(1)} ms, middle ${percentile(times, 0.5).toFixed(1)} ms, slowest ${percentile(times, 1).toFixed(0)} ms`,
      against: `${statuses}, in ${took.toFixed(1)} s`,
      ratio: null,
      target: 'p95 under 300 ms, nothing but booked (200) and refused in words (400, 409)',
      isMet: p95 < 300 && answers.every(({ status }) => [200, 400, 409].includes(status)),
    },
    {
      figure: 'Asking for a meeting: people or rooms booked twice',
      ours: String(rows[0]?.n),
      against: `${answers.filter(({ status }) => status === 200).length} booked`,
      ratio: null,
      target: 'none',
      isMet: rows[0]?.n === 0,
    },
  ]
}

const boardRooms = 60
const boardOpenings = 7

/** Opens a day of 480 meetings and waits until a meeting can be taken by keyboard. @returns milliseconds */
async function openBoard(page: Page, url: string): Promise<number> {
  const startedAt = performance.now()
  await page.goto(`${url}/admin/yellow/meeting-board`, { waitUntil: 'commit' })
  const tile = page.locator('[data-meeting]').last()
  await tile.focus()
  // Presses the space bar until a press takes effect: before the scripts load none does.
  await page.waitForFunction(() => {
    const announcement = document.querySelector('[data-said]')
    if (announcement?.textContent) return true
    const event = { key: ' ', code: 'Space', bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))
    return false
  })
  return performance.now() - startedAt
}

/** The time until staff can work on a full day. */
async function board(url: string): Promise<Row[]> {
  await fillMeetings(size.participants, boardRooms, 1)
  const [name = '', value = ''] = (await moderatorCookie()).split(/=(.*)/s)
  const browser = await chromium.launch({ executablePath: findBrowserPath(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    const times: number[] = []
    for (let opening = 0; opening < boardOpenings; opening++) times.push(await openBoard(page, url))
    const meetingCount = await page.locator('[data-meeting]').count()
    // The first opening fetches the scripts, as a browser does only once.
    const [first = 0, ...others] = times
    const middle = percentile(others, 0.5)
    return [
      {
        figure: `The board of a day with ${meetingCount} meetings, until one can be taken by its keys`,
        ours: `middle ${middle.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`,
        against: `${others.length} openings`,
        ratio: null,
        target: 'under 1,000 ms',
        isMet: meetingCount >= 480 && middle < 1_000,
      },
    ]
  } finally {
    await browser.close()
  }
}

/**
 * The meetings with 1,000 participants: their pages on the server, and a crowd of requests. Replaces the
 * meetings.
 */
export async function meetings(url: string): Promise<Row[]> {
  await fillMeetings(size.participants, size.rooms, size.days)
  const senders = await openSessions(url)
  const read = await readPages(url, senders)
  // Every room is taken at every hour: deleting two of three meetings leaves hours to request.
  await pool().query('delete from meetings where id % 3 <> 0')
  const askRows = await askAround(url, senders)
  return [...read, ...askRows, ...(await board(url))]
}
