import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { demoDays, demoEditions, demoHalls } from '@/demo/event/editions'
import { seedDemo } from '@/demo/seed'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { bundleSourceToFile } from '@/lib/platform/bundler'
import { dispatch } from '@/lib/wiring/calls/dispatch'
import { answerFile } from '@/lib/wiring/files/serve'
import { db } from '@/db/client'
import { memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { meetingUsers } from '@/db/schema/meetings'
import { memberCompanies } from '@/db/schema/members'
import { officeRequests } from '@/db/schema/requests'
import { listSectionsWithQuestions } from '@/lib/assessment/questions/queries'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import { makeQuestion } from '@/tests/factories/assessment'
import { isDrillInTurn } from '@/tests/whole-suite'
import { ask, someone } from './harness'
import { type FakeSite, startFakeSite } from './old-site'
import { makeOwnEnvironment } from './own-environment'
import { makePrivatePdf, readPrivateFiles } from './private-files'

/** Stores a small picture of its own instead of drawing one in all sizes; its key is the hash of its file. */
const storeSmallPicture = vi.hoisted(() => async (originalName: string) => {
  const { db } = await import('@/db/client')
  const { files } = await import('@/db/schema/files')
  const { fileDriver } = await import('@/lib/platform/files/driver')
  const colour = createHash('sha256').update(originalName).digest()
  const [r = 0, g = 0, b = 0] = colour
  const pixels = Buffer.alloc(16 * 10 * 3, Buffer.concat([colour, Buffer.from([r, g, b])]))
  const bytes = await sharp(pixels, { raw: { width: 16, height: 10, channels: 3 } })
    .jpeg()
    .toBuffer()
  const key = createHash('sha256').update(bytes).digest('hex')
  const path = join(tmpdir(), `${key}.jpg`)
  await writeFile(path, bytes)
  await fileDriver().moveToStorage(`${key}/16.jpg`, path)
  const [row] = await db()
    .insert(files)
    .values({
      key,
      kind: 'image',
      name: '16.jpg',
      bytes: bytes.length,
      original_name: '16.jpg',
      width: 16,
      height: 10,
    })
    .onConflictDoUpdate({ target: files.key, set: { bytes: bytes.length } })
    .returning({ id: files.id })
  return { id: row?.id ?? 0, url: `/files/${key}/16.jpg` }
})
vi.mock('@/demo/art/cover', () => ({ renderCover: () => Promise.resolve(Buffer.from('')) }))
vi.mock('@/lib/platform/files/store-here', () => ({
  storeImage: (_: Buffer, { originalName }: { originalName: string }) => storeSmallPicture(originalName),
}))

/** The new Strata, in a process of its own. */
class NewSite {
  #count = 0
  constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<NewSite> {
    const environment = await makeOwnEnvironment(inject('environment'))
    const child = fork(await bundleSourceToFile('tests/contract/new-site.ts'), [], {
      env: { ...process.env, ...environment },
      execArgv: [],
    })
    await new Promise((resolve) => child.once('message', resolve))
    return new NewSite(child)
  }

  tell<A>(order: Record<string, unknown>): Promise<A> {
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      const listen = (message: { id: number; answer: A & { error?: string } }) => {
        if (message.id !== id) return
        this.child.off('message', listen)
        if (message.answer.error) reject(new Error(message.answer.error))
        else resolve(message.answer)
      }
      this.child.on('message', listen)
      this.child.send({ id, ...order })
    })
  }

  stop(): void {
    this.child.kill('SIGKILL')
  }
}

type ImportOutcome = {
  counts: Record<string, Record<string, number>>
  entries: unknown[]
  bytes: number
  runId: number
}

/** What the demo content has none of: a closed assessment with files, a request that was answered, a blocked one. */
async function addOfficeRecords(): Promise<void> {
  const [member] = await db().select().from(memberCompanies).orderBy(desc(memberCompanies.id)).limit(1)
  if (!member) throw new Error('the demo content has no member')
  const created_at = new Date('2024-03-05T06:07:08Z')
  const [assessment] = await db()
    .insert(memberAssessments)
    .values({
      ...{ member_id: member.id, year: 2024, publication: true, created_at, completed_at: created_at },
      official_document_id: await makePrivatePdf(member.id, 'албан бичиг.pdf'),
      form_id: await makePrivatePdf(member.id, 'form.pdf'),
    })
    .returning()
  const assessment_id = assessment?.id ?? 0
  const [section] = await listSectionsWithQuestions()
  const question = section?.questions[0]
  const oldQuestion = await makeQuestion('9.1.1', {
    retired_at: new Date(),
    question: 'Өмнө нь асууж байсан',
  })
  const proof_file_id = await makePrivatePdf(member.id, 'proof.pdf')
  await db()
    .insert(memberAnswers)
    .values([
      {
        ...{
          assessment_id,
          question_id: question?.children[0]?.id ?? question?.id ?? 0,
          answer: true,
          proof: true,
        },
        ...{ comment: 'Тайлбар', proof_file_id },
      },
      { assessment_id, question_id: oldQuestion, answer: false, proof: true },
    ])
  await db()
    .insert(memberResults)
    .values({
      ...{ assessment_id, created_at, main_percentage: 51, first_section_per: 90, second_section_per: 1 },
      ...{ third_section_per: 2, fourth_section_per: 3, fifth_section_per: 4, total_true: 1, total_false: 1 },
      valid_until: new Date('2025-03-05T06:07:08Z'),
    })
  await db()
    .update(officeRequests)
    .set({ state: 'answered', note: 'Ярьсан', changed_by: 'Дорж', changed_at: created_at })
    .where(eq(officeRequests.codex_request, true))
  await db()
    .update(meetingUsers)
    .set({ blocked_at: created_at })
    .where(eq(meetingUsers.user_type, 'Attendee'))
}

let folder = ''
let oldSite: FakeSite
let newSite: NewSite
let cookie = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-import-site-'))
  ;[newSite] = await Promise.all([NewSite.start(), seedDemo()])
  await addOfficeRecords()
  cookie = (await replaceSessionAndBuildCookie(await someone(1))).split(';')[0] ?? ''
  oldSite = await startFakeSite((request, response, { pathname }) => {
    if (pathname.startsWith('/files/')) return void answerFile(pathname.slice(7), request, response)
    const { cookie, authorization } = request.headers
    const headers = new Headers({ ...(cookie && { cookie }), ...(authorization && { authorization }) })
    void dispatch(new Request(`http://localhost:3000${request.url}`, { headers })).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
}, 240_000)
afterAll(async () => {
  newSite.stop()
  await oldSite.stop()
  await rm(folder, { recursive: true, force: true })
})

const bothLanguages = (path: string) =>
  ['mn', 'en'].map((lang) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)

/** The public calls whose answers must be those of the old site. */
const publicPaths = [
  ...bothLanguages('/client/get/recent-news'),
  ...[8, 13, 17, 18].flatMap((cid) => bothLanguages(`/client/get/news?category=${cid}&limit=50`)),
  '/client/get/category-news-count?type=news',
  ...bothLanguages('/client/get/archive-news-date'),
  ...bothLanguages('/client/get/report?limit=50'),
  ...bothLanguages('/client/get/sustainable-mining'),
  ...['banner', 'about-us', 'logos', 'member-logo', 'responsible-logo', 'document-pdf', 'minerals'].map(
    (name) => `/client/get/${name}`,
  ),
  ...[
    '/client/get/mining-video',
    '/client/month-news-pdf',
    '/client/get/social-links',
    '/client/get/assessment',
  ],
  ...['category', 'social-link', 'footer'].map((name) => `/mw/client/get/${name}`),
  ...demoEditions.flatMap(({ id }) => [
    ...[1, 2].map((language) => `/mw/client/get/agenda?event=${id}&language=${language}`),
    ...[`/mw/client/get/presenter?id=${id}`, `/mw/client/get/hall?event=${id}`],
  ]),
  ...demoDays.flatMap(({ id, event_id }) => [
    `/mw/client/get/gallery-by-date?id=${id}&limit=100`,
    ...demoHalls
      .filter((hall) => hall.event_id === event_id)
      .map((hall) => `/mw/client/get/presentation?hall=${hall.id}&agenda=${id}`),
  ]),
  '/client/yellow-page/get/banners',
  ...bothLanguages('/client/yellow-page/get/all-categories'),
  ...['01', '02', '03', '04'].flatMap((code) =>
    bothLanguages(`/client/yellow-page/get/companies-by-category?category_code=${code}&limit=100`),
  ),
  ...bothLanguages('/client/yellow-page/get/company?id=1'),
  ...bothLanguages('/client/yellow-page/get/consultants-by-category?limit=100'),
  ...['/client/get/trade?startDate=2020-01-01&endDate=2030-01-01&limit=30', '/client/get/notice?limit=50'],
]
const officePaths = [
  '/admin/get/category',
  ...[1, 2, 3].map((pid) => `/admin/get/static-data?pid=${pid}`),
  '/admin/get/news?category=all&limit=100',
  '/admin/get/member-companies',
  '/admin/get/office-request?limit=100',
  '/admin/get/assessment-respondents?limit=100',
  '/admin/get/member-assessment-result?limit=100',
  ...demoEditions.map(({ id }) => `/mw/admin/get/user-registration?event=${id}&limit=150`),
  ...['meeting-times-rooms', 'meeting-users?limit=100', 'interpreters?limit=100', 'meetings?limit=100'].map(
    (name) => `/yellow-page/get/${name}`,
  ),
]

/**
 * Leaves out what an import does not bring: posters of films, places of slides, versions, and the numbers of texts,
 * photographs, days, trades, auctions and members.
 */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const {
    poster: _poster,
    sequence: _sequence,
    event_date_id: _day,
    version: _version,
    ...rest
  } = value as Record<string, unknown>
  if (('cid' in rest && 'text' in rest) || 'min_price' in rest || 'order_num' in rest || 'caption' in rest)
    delete rest.id
  if ('email' in rest && 'active' in rest) delete rest.id
  // People and their answers get new numbers, meetings and those who meet keep theirs.
  if (['business_type', 'by_staff', 'percentage'].some((name) => name in rest)) delete rest.id
  if ('publication' in rest || 'main_percentage' in rest)
    // The made results have sections without answers, of which an old site tells no words.
    for (const name of ['id', 'answer_id', 'member_id', 'check_url', 'check_qr', 'sections'])
      delete rest[name]
  if ('interpreter_id' in rest) delete rest.interpreter_id
  if ('languages' in rest && !('email' in rest)) delete rest.id
  if ('meeting_time' in rest && !('meeting_number' in rest)) delete rest.id
  // A form writes languages in their own order.
  if (Array.isArray(rest.languages)) rest.languages = [...(rest.languages as string[])].sort()
  if ('contact_type' in rest || ('position' in rest && 'phone' in rest)) delete rest.id
  // The numbers of published companies are in no public call, so here no request has the number of another.
  for (const name of ['category_id', 'is_duplicate', 'duplicates']) delete rest[name]
  if ('logo' in rest && ('about_company' in rest || typeof rest.name === 'object'))
    rest.logo = rest.logo !== null
  // A private file has a secret address of its own.
  for (const name of ['proof_file', 'official_document', 'form'])
    if (name in rest) rest[name] = rest[name] !== null
  if ('cid' in rest && 'question_id' in rest && rest.cid === '9.1.1') delete rest.question_id
  // Who is a member or exhibits is known from other lists, and a logo of a listing is stored in its own size.
  if ('company_name' in rest)
    Object.assign(rest, { member: false, exhibitor: null, logo: rest.logo !== null })
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, comparable(each)]))
}

async function expectSameAnswers(paths: string[], isOffice: boolean): Promise<void> {
  const answers = await newSite.tell<{ status: number; body: unknown }[]>({ order: 'ask', paths, isOffice })
  for (const [at, path] of paths.entries()) {
    const { status, body } = await ask(`GET ${path}`, isOffice ? { as: await someone(1) } : {})
    expect(status, path).toBe(200)
    expect(comparable(answers[at]?.body), path).toEqual(comparable(body))
  }
}

type Body = Record<string, unknown>
type AskAll = (paths: string[]) => Promise<unknown[]>
const askNew: AskAll = async (paths) =>
  (await newSite.tell<{ body: unknown }[]>({ order: 'ask', paths, isOffice: true })).map(({ body }) => body)
const askOld: AskAll = async (paths) => {
  const as = await someone(1)
  return Promise.all(paths.map(async (path) => (await ask(`GET ${path}`, { as })).body))
}

async function readRegistrationNumber(askAll: AskAll): Promise<string> {
  const [listing] = (await askAll(['/yellow-page/get/company?id=1'])) as [
    { company: { company: { registration_number: string } } },
  ]
  return listing.company.company.registration_number
}

/** Reads every assessment by the numbers that it has on one of the sites. */
async function readAssessments(askAll: AskAll): Promise<unknown> {
  const [visitors, members] = (await askAll([
    '/admin/get/assessment-respondents?limit=100',
    '/admin/get/member-assessment-result?limit=100',
  ])) as { respondents: Body[] }[]
  const ofMembers = (members?.respondents ?? []).map(
    ({ answer_id, member_id }) => `answerId=${String(answer_id)}&memberId=${String(member_id)}`,
  )
  const answers = await askAll([
    ...(visitors?.respondents ?? []).map(({ id }) => `/admin/get/assessment-answer?id=${String(id)}`),
    ...['answers', 'files'].flatMap((name) => ofMembers.map((query) => `/admin/get/member-${name}?${query}`)),
  ])
  expect(answers.length).toBeGreaterThan(8)
  return comparable(answers)
}

/** Reads the requests to be listed in the directory, without the changes of listings. */
async function readListingRequests(askAll: AskAll): Promise<unknown> {
  const lists = (await askAll(
    [1, 2].map((type) => `/yellow-page/get/new-request?type=${type}&limit=30`),
  )) as { request: Body[] }[]
  const requests = lists.map(({ request }) => request.filter(({ kind }) => kind === 'new'))
  expect(requests.every((list) => list.length > 0)).toBe(true)
  const records = await askAll(
    requests.flatMap((list, at) =>
      list.map(({ id }) => `/yellow-page/get/${at === 0 ? 'company' : 'person'}?id=${String(id)}`),
    ),
  )
  return comparable([requests, records])
}

it.runIf(isDrillInTurn('even'))(
  'brings the content of a Strata into an empty one',
  async () => {
    const order = { order: 'import', origin: oldSite.url.href, cookie, folder, isDryRun: false }
    const first = await newSite.tell<ImportOutcome>(order)
    expect(first.entries).toEqual([])
    // The days of a live edition have places, too, which stand for their numbers in the calls.
    const live = { order: 'ask', paths: ['/mw/admin/update/event-current'], isOffice: true, json: { id: 3 } }
    expect(await newSite.tell(live)).toMatchObject([{ status: 200 }])
    await expectSameAnswers(publicPaths, false)
    await expectSameAnswers(officePaths, true)
    expect(await readRegistrationNumber(askNew)).toBe(await readRegistrationNumber(askOld))
    expect(await readAssessments(askNew)).toEqual(await readAssessments(askOld))
    expect(await readListingRequests(askNew)).toEqual(await readListingRequests(askOld))
    const files = await readPrivateFiles()
    expect(files.map(({ name }) => name)).toContain('албан бичиг.pdf')
    expect(await newSite.tell({ order: 'look' })).toEqual({ files, mailCount: 0 })

    const second = await newSite.tell<ImportOutcome>(order)
    for (const [kind, counts] of Object.entries(second.counts))
      expect(counts, kind).toMatchObject({ new: 0, changed: 0, edited: 0, refused: 0 })
    // Files that have not changed are not sent again.
    expect(second.bytes).toBeLessThan(first.bytes / 2)

    // Takes the first import back, all but what was edited here, and what the edited record needs.
    const edit = {
      ...{ order: 'ask', isOffice: true, paths: ['/mw/admin/update/hall'] },
      json: { id: 5, version: 1, hall_name: 'Шинэ танхим', hall_name_en: 'New hall' },
    }
    expect(await newSite.tell(edit)).toMatchObject([{ status: 200 }])
    const undo = { order: 'undo', runId: first.runId, folder }
    const firstUndo = await newSite.tell<{ removed: number; entries: unknown[] }>(undo)
    expect(firstUndo.entries).toMatchObject([
      { kind: 'event halls', key: '5', outcome: 'edited', reason: 'was edited here since its import' },
      { kind: 'event editions', key: '4', outcome: 'refused' },
      { kind: 'event editions', key: '3', outcome: 'refused' },
    ])
    // Trades and auctions come by the keys of the exchange, and stay.
    const { trades: _trades, notices: _notices, ...counts } = first.counts
    const newCount = Object.values(counts).reduce((sum, each) => sum + (each.new ?? 0), 0)
    expect(firstUndo.removed).toBe(newCount - 3)
    expect(await newSite.tell(undo)).toEqual({ ...firstUndo, removed: 0 })
    // A token of the old site does what a cookie does.
    const as = await someone(1)
    const { body } = await ask('POST /admin/insert/api-token', {
      as,
      json: {
        name: 'Нүүлт',
        account_role: 2,
        ends_on: formatIsoDay(new Date(Date.now() + 864e5).toISOString()),
      },
    })
    const kinds = ['news categories', 'news', 'requests']
    const third = await newSite.tell<ImportOutcome>({ ...order, cookie: '', token: body.secret, kinds })
    expect(third.counts).toEqual({
      'news categories': first.counts['news categories'],
      news: first.counts.news,
      requests: first.counts.requests,
    })
    await expectSameAnswers(['/client/get/news?category=8&lang=mn&limit=50'], false)
  },
  400_000,
)
