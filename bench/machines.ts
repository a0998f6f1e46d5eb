import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import messages from '@/messages/mn.json'
import { ensureNginx } from '@/scripts/nginx'
import { ensurePgBouncer } from '@/scripts/pgbouncer'
import { mailServer } from '@/tests/contract/mail-server'
import { beginUpload, chunkHeaders, film, sendRequest } from '@/tests/contract/resumable-sender'
import { beginSession, makeStage } from '@/tests/e2e/participants'
import { queryAt } from '@/tests/query-at'
import { sessionCookieOf } from '@/tests/sign-in'
import { startVisits } from '@/tests/steady-visitors'
import { median, runAll } from './measure'
import { pageKinds } from './pages'
import { publishNews } from './publication'
import { operatorToken, startTwoMachines, type TwoMachines } from './two-machines'

const bucketNames = ['ENDPOINT', 'REGION', 'BUCKET', 'KEY_ID', 'SECRET'].map((name) => `FILES_S3_${name}`)
const publications = 20
const calls = 20
const changes = 10
const mails = 40
/** How old a page through nginx may be (`deploy/nginx.conf`). */
const edgeMsMax = 2_000
const chunkBytes = 5_000_000
/** Requests from one address to the office in ten minutes (`lib/office/requests/calls.ts`). */
const requestsMax = 10

type Drill = TwoMachines & { staff: string }
type Result = { isRight: boolean; says: string }
type Answer = { status: number; body: string; headers: Headers; ms: number }
type Asking = { json?: unknown; cookie?: string; from?: string; headers?: Record<string, string> }

async function ask(address: string, { json, cookie = '', from, headers }: Asking = {}): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: {
      cookie,
      ...(from && { 'x-forwarded-for': from }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  })
  const body = await answer.text()
  return { status: answer.status, body, headers: answer.headers, ms: performance.now() - startedAt }
}

/** @returns the milliseconds until something is true. @throws Error if it is not within the time */
async function waitUntil(isTrue: () => Promise<boolean>, secondsMax: number, everyMs = 50): Promise<number> {
  const startedAt = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - startedAt > secondsMax * 1_000) throw new Error(`not within ${secondsMax} s`)
    await pause(everyMs)
  }
  return performance.now() - startedAt
}

const secondsOf = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

let visitorCount = 0
/** Sends a request to the office in the name of a visitor whom nobody has seen. */
function sendOfficeRequest(url: string, { from, ...others }: Asking & { email?: string } = {}) {
  const visitor = ++visitorCount
  const { email = `visitor-${visitor}@machines.example`, ...asking } = others
  const form = { name: 'Бат', email, phone_number: '99', business_type: 'Хайгуул', codex_request: true }
  const address = from ?? `198.18.${Math.floor(visitor / 250)}.${visitor % 250}`
  return ask(`${url}/client/insert/office-request`, { ...asking, json: form, from: address })
}

/** @returns how late a request still got a page without a text, in whole milliseconds; 0 if the first one had it */
async function measureStaleMs(address: string, text: string): Promise<number> {
  const startedAt = performance.now()
  for (let staleMs = 0; ; await pause(20)) {
    const askedMs = performance.now() - startedAt
    if ((await ask(address)).body.includes(text)) return staleMs
    staleMs = Math.ceil(askedMs)
    if (staleMs > 60_000) throw new Error(`${address} has not shown a publication for 60 s`)
  }
}

const newsPath = pageKinds['news list']

async function checkSignIn(drill: Drill): Promise<Result> {
  const startedAt = performance.now()
  drill.staff = await sessionCookieOf(
    { ...drill.environment, SITE_URL: drill.edgeUrl },
    'moderator@mnma.example',
  )
  const ms = performance.now() - startedAt
  const statuses: number[] = []
  for (let count = 0; count < calls; count++)
    for (const { url } of drill.machines)
      statuses.push((await ask(`${url}/admin/auth`, { cookie: drill.staff })).status)
  const rightCount = statuses.filter((status) => status === 200).length
  return {
    isRight: rightCount === statuses.length,
    says: `signed in through nginx in ${ms.toFixed(0)} ms, ${rightCount} of ${statuses.length} calls to both know the session`,
  }
}

async function checkPublications({ machines, edgeUrl, staff }: Drill): Promise<Result> {
  const [others, edges]: [number[], number[]] = [[], []]
  for (let round = 0; round < publications; round++) {
    const [author, other] = round % 2 === 0 ? machines : [machines[1], machines[0]]
    const title = `Хоёр машин ${round} ${Date.now()}`
    // Both have the page of before.
    await Promise.all([ask(`${other.url}${newsPath}`), ask(`${edgeUrl}${newsPath}`)])
    await publishNews(author.url, staff, title)
    const ages = [`${other.url}${newsPath}`, `${edgeUrl}${newsPath}`].map((at) => measureStaleMs(at, title))
    const [otherMs = 0, edgeMs = 0] = await Promise.all(ages)
    others.push(otherMs)
    edges.push(edgeMs)
  }
  const freshCount = others.filter((ms) => ms === 0).length
  return {
    isRight: Math.max(...others) < 1_000 && Math.max(...edges) <= edgeMsMax,
    says: `${freshCount} of ${publications} fresh in the first answer of the other instance, the page of before for requests of up to ${Math.max(...others)} ms after the save; through nginx of up to ${Math.max(...edges)} ms`,
  }
}

/** Sends a film from where it stands, in parts to these addresses in turns. */
async function sendParts(
  urls: readonly string[],
  path: string,
  bytes: Buffer,
  cookie: string,
  to = Infinity,
) {
  const head = await sendRequest(urls[0] ?? '', 'HEAD', path, { cookie })
  let offset = Number(head?.headers['upload-offset'])
  for (let part = 0; offset < Math.min(bytes.length, to); part++) {
    const body = bytes.subarray(offset, offset + chunkBytes)
    const sending = { cookie, headers: chunkHeaders(offset), body }
    const answer = await sendRequest(urls[part % urls.length] ?? '', 'PATCH', path, sending)
    if (answer?.status !== 204) throw new Error(`part ${part}: ${answer?.status} ${answer?.body}`)
    offset += body.length
  }
}

/** Saves an upload as a film, and reads it from the other instance. @returns whether it is byte for byte the same */
async function saveAndCompare(save: string, read: string, path: string, bytes: Buffer, cookie: string) {
  const json = { title: `Кино ${Date.now()}`, video: path.split('/').at(-1) }
  const { status, body } = await ask(`${save}/admin/insert/mining-video`, { json, cookie })
  if (status !== 200) throw new Error(`saving a film: ${status} ${body}`)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const answer = await fetch(`${read}/files/${hash}/file.mp4`)
  return Buffer.from(await answer.arrayBuffer()).equals(bytes)
}

async function checkUpload({ machines: [one, other], edgeUrl, staff }: Drill): Promise<Result> {
  const bytes = film(30_000_000)
  const startedAt = performance.now()
  const path = await beginUpload(one.url, staff, bytes)
  await sendParts([other.url, one.url, edgeUrl], path, bytes, staff)
  const sentMs = performance.now() - startedAt
  const isWhole = await saveAndCompare(one.url, other.url, path, bytes, staff)
  const storedNames = [one, other].flatMap(({ dataDir }) =>
    readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => /\.\w+$/.test(String(name))),
  )
  return {
    isRight: isWhole && storedNames.length === 0,
    says: `30 MB in ${Math.ceil(bytes.length / chunkBytes)} parts through both and nginx in turns, sent in ${secondsOf(sentMs)}, ${isWhole ? 'byte for byte' : 'NOT the same'} from the bucket; ${storedNames.length} files in the folders of the instances`,
  }
}

async function checkEvents({ machines: [one, other] }: Drill): Promise<Result> {
  const { one: participant, hours } = await makeStage()
  const { name, value } = await beginSession(participant)
  const cookie = `${name}=${value}`
  const leave = new AbortController()
  const stream = await fetch(`${one.url}/api/meeting-events`, { headers: { cookie }, signal: leave.signal })
  let text = ''
  const reading = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  })().catch(() => undefined)
  const countEvents = (kind: string) => text.split(`event: ${kind}`).length - 1
  await waitUntil(async () => countEvents('hello') === 1, 10)
  const times: number[] = []
  for (let change = 0; change < changes; change++) {
    const before = countEvents('change')
    const json = { time_id: hours['10:00'], busy: change % 2 === 0 }
    const { status } = await ask(`${other.url}/client/yellow-page/meetings/busy`, { json, cookie })
    if (status !== 200) throw new Error(`a change: ${status}`)
    times.push(await waitUntil(async () => countEvents('change') > before, 10, 1))
  }
  leave.abort()
  await reading
  return {
    isRight: times.length === changes && Math.max(...times) < 1_000,
    says: `${times.length} of ${changes} changes at one came through the stream of the other, after the answer median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
  }
}

async function checkLimit({ machines }: Drill): Promise<Result> {
  const answers: Answer[][] = [[], []]
  for (let round = 0; round < requestsMax; round++)
    for (const [at, { url }] of machines.entries())
      answers[at]?.push(await sendOfficeRequest(url, { from: '198.51.100.7' }))
  const listOf = (code: number) => answers.map((each) => each.filter(({ status }) => status === code))
  const refusals = listOf(429)
  const [takenCounts, refusedCounts] = [listOf(200), refusals].map((lists) =>
    lists.map(({ length }) => length),
  ) as [number[], number[]]
  const takenCount = takenCounts.reduce((sum, count) => sum + count, 0)
  return {
    isRight: takenCount === requestsMax && refusedCounts.every((count) => count === requestsMax / 2),
    says: `of ${2 * requestsMax} requests in turns ${takenCounts.join(' + ')} taken, ${refusedCounts.join(' + ')} refused: ${messageIn(refusals.flat()[0])}`,
  }
}

const messageIn = (answer: Answer | undefined): string =>
  answer ? `${answer.status} «${(JSON.parse(answer.body) as { message: string }).message}»` : 'nothing'

async function checkJobs({ machines }: Drill): Promise<Result> {
  const addresses = Array.from({ length: mails }, (_, at) => `job-${at}@machines.example`)
  const startedAt = performance.now()
  const sendings = addresses.map((email, at) => async () => {
    const { status } = await sendOfficeRequest(machines[at % 2]?.url ?? '', { email })
    if (status !== 200) throw new Error(`a request: ${status}`)
  })
  await runAll(sendings, 8)
  await waitUntil(async () => addresses.every((address) => mailServer.timesTo(address) > 0), 60)
  const ms = performance.now() - startedAt
  // A second delivery would come as late as this.
  await pause(5_000)
  const onceCount = addresses.filter((address) => mailServer.timesTo(address) === 1).length
  return {
    isRight: onceCount === mails,
    says: `${onceCount} of ${mails} mails that both caused came exactly once, all within ${secondsOf(ms)}`,
  }
}

async function checkKill(drill: Drill): Promise<Result> {
  const { machines, edgeUrl, staff } = drill
  const [one, other] = machines
  const { one: participant } = await makeStage()
  const { name, value } = await beginSession(participant)
  const { visits, stop } = startVisits(edgeUrl, staff, `${name}=${value}`)
  const bytes = film(20_000_000)
  await pause(5_000)
  const path = await beginUpload(one.url, staff, bytes)
  await sendParts([one.url], path, bytes, staff, bytes.length / 2)
  const pid = one.pid()
  await one.kill()
  const killedAt = performance.now()
  await sendParts([edgeUrl], path, bytes, staff)
  const isWhole = await saveAndCompare(edgeUrl, other.url, path, bytes, staff)
  await pause(5_000)
  await one.start()
  const upMs = performance.now() - killedAt
  await pause(5_000)
  await stop()
  const pageFailures = visits.failures.filter((failure) => failure.includes('a page')).length
  const isShownSilent = async () => {
    const { body } = await ask(`${edgeUrl}/admin/system`, { cookie: staff })
    const row = body.split('</tr>').find((text) => text.includes(`· ${pid}<`))
    return row?.includes(messages.admin.system.instanceStates.silent) ?? false
  }
  const silentMs = await waitUntil(isShownSilent, 90).then(() => performance.now() - killedAt)
  return {
    isRight: pageFailures === 0 && visits.failures.length <= 2 && isWhole,
    says: `${visits.pages} pages through nginx, ${pageFailures} failed; of ${visits.chunks} parts of uploads and a stream ${visits.failures.length - pageFailures} broke off (${visits.failures.map((failure) => failure.split(/[<,]/)[0]).join('; ') || 'none'}); an upload begun at the killed one ${isWhole ? 'ended whole' : 'was NOT whole'} through nginx; up again ${secondsOf(upMs)} after the kill; «${messages.admin.system.instanceStates.silent}» in the office ${secondsOf(silentMs)} after it`,
  }
}

/** Reads every kind of page from both instances and through nginx. */
async function readPages({ machines, edgeUrl }: Drill) {
  const addresses = [...machines.map(({ url }) => url), edgeUrl].flatMap((url) =>
    Object.values(pageKinds).map((path) => `${url}${path}`),
  )
  const failures: string[] = []
  const counts = { whole: 0, stale: 0, slowestMs: 0 }
  const jobs = addresses.map((address) => async () => {
    const { status, body, headers, ms } = await ask(address)
    const isWhole = status === 200 && body.trimEnd().endsWith('</html>')
    counts.whole += Number(isWhole)
    counts.stale += Number(headers.get('x-strata-stale') === '1')
    counts.slowestMs = Math.max(counts.slowestMs, ms)
    if (!isWhole) failures.push(`${status} ${new URL(address).pathname}`)
  })
  await runAll(jobs, 4)
  const says = `${counts.whole} of ${addresses.length} pages whole (${counts.stale} marked as old copies, slowest ${secondsOf(counts.slowestMs)}${failures.length > 0 ? `; not: ${[...new Set(failures)].join(', ')}` : ''})`
  return { isWhole: counts.whole === addresses.length, says }
}

async function readParts(url: string): Promise<Record<string, string>> {
  const { body } = await ask(`${url}/readyz`, { headers: { authorization: `Bearer ${operatorToken}` } })
  return (JSON.parse(body) as { parts: Record<string, string> }).parts
}

/** Waits until the writes of visitors are refused by both. @returns what they and staff are told */
async function readRefusals({
  machines,
  edgeUrl,
  staff,
}: Drill): Promise<{ isRight: boolean; says: string }> {
  for (const { url } of machines)
    await waitUntil(async () => (await sendOfficeRequest(url)).status === 503, 30, 200)
  const answers = [
    await sendOfficeRequest(edgeUrl),
    await sendOfficeRequest(edgeUrl, { cookie: 'lang=en' }),
    await ask(`${edgeUrl}/admin/insert/social-link`, {
      json: { icon: 'x', link: 'https://machines.example/' },
      cookie: staff,
    }),
  ]
  const slowestMs = Math.max(...answers.map(({ ms }) => ms))
  return {
    isRight: answers.every(({ status }) => status === 503),
    says: `writes of visitors and staff refused in at most ${secondsOf(slowestMs)}: ${answers.map(messageIn).join(', ')}`,
  }
}

/** @returns after how many seconds everything works again on both instances */
async function waitUntilHealed({ machines, staff }: Drill): Promise<string> {
  const [one, other] = machines
  const areAllWell = async ({ url }: { url: string }) =>
    Object.values(await readParts(url)).every((part) => part === 'ok')
  const publish = async (author: string, reader: string) => {
    const title = `Дахин ${Date.now()} ${author}`
    let isOut = false
    return waitUntil(
      async () => {
        isOut ||= await publishNews(author, staff, title).then(
          () => true,
          () => false,
        )
        return isOut && (await ask(`${reader}${newsPath}`)).body.includes(title)
      },
      120,
      250,
    )
  }
  const mail = async (url: string, email: string) => {
    let isTaken = false
    return waitUntil(async () => {
      isTaken ||= (await sendOfficeRequest(url, { email })).status === 200
      return isTaken && mailServer.timesTo(email) === 1
    }, 120)
  }
  const waits = await Promise.all([
    ...machines.map((machine) => waitUntil(() => areAllWell(machine), 120, 250)),
    publish(one.url, other.url),
    publish(other.url, one.url),
    ...machines.map(({ url }, at) => mail(url, `healed-${at}-${Date.now()}@machines.example`)),
  ])
  const slowest = (from: number) => secondsOf(Math.max(...waits.slice(from, from + 2)))
  return `healed by itself: all parts of /readyz on both after ${slowest(0)}, a publication fresh at the other after ${slowest(2)}, mails of both after ${slowest(4)}`
}

/** Lets the database fail, reads and writes meanwhile, and waits until all is well after its return. */
async function checkFault(drill: Drill, begin: () => unknown, end: () => Promise<void>): Promise<Result> {
  // Everybody has visited the pages before; the second reading finds them in the caches.
  await readPages(drill)
  await begin()
  const refusals = await readRefusals(drill)
  const pages = await readPages(drill)
  for (const { url } of drill.machines)
    await waitUntil(async () => (await readParts(url)).database !== 'ok', 30)
  const problem = (await readParts(drill.machines[0].url)).database
  await end()
  const healing = await waitUntilHealed(drill)
  return {
    isRight: refusals.isRight && pages.isWhole,
    says: `${pages.says}; ${refusals.says}; /readyz of both: database «${problem}»; ${healing}`,
  }
}

const checkLostDatabase = (drill: Drill) => checkFault(drill, drill.killDatabase, drill.bringDatabaseBack)

function checkReadOnlyDatabase(drill: Drill): Promise<Result> {
  // A setting of the whole server also reaches the connections that the pooler keeps.
  const change = async (statement: string) => {
    await queryAt(drill.databaseUrl, statement)
    await queryAt(drill.databaseUrl, 'select pg_reload_conf()')
  }
  return checkFault(
    drill,
    () => change('alter system set default_transaction_read_only = on'),
    () => change('alter system reset default_transaction_read_only'),
  )
}

async function checkLostHost(drill: Drill): Promise<Result> {
  await readPages(drill)
  drill.loseDatabaseHost()
  const [healing, pages] = await Promise.all([waitUntilHealed(drill), readPages(drill)])
  return { isRight: pages.isWhole, says: `${pages.says}; ${healing}` }
}

const steps: [name: string, check: (drill: Drill) => Promise<Result>][] = [
  ['Sign-in', checkSignIn],
  ['Publications', checkPublications],
  ['A film in parts', checkUpload],
  ['Server-sent events', checkEvents],
  ['One limit for both', checkLimit],
  ['Jobs once', checkJobs],
  ['One instance killed', checkKill],
  ['The database killed, and back elsewhere', checkLostDatabase],
  ['A database that only reads', checkReadOnlyDatabase],
  ['The host of the database lost without a word', checkLostHost],
]

/**
 * `npm run bench -- machines`: two instances as on two machines, with the real parts around them, which are used and
 * killed. Prints a line for each step.
 * @returns whether every step was right
 */
export async function machines(): Promise<boolean> {
  const bucket = Object.fromEntries(bucketNames.map((name) => [name, process.env[name]]))
  if (!bucket.FILES_S3_BUCKET) {
    console.error(
      `This needs a bucket that only the drill uses: set ${bucketNames.join(', ')} (.env.example).`,
    )
    return false
  }
  if (!ensureNginx() || !ensurePgBouncer()) {
    console.error('This needs nginx, openssl and PgBouncer: install nginx-light and pgbouncer.')
    return false
  }
  const drill: Drill = { ...(await startTwoMachines(bucket)), staff: '' }
  process.env.STRATA_DATABASE_URL = drill.databaseUrl
  let isAllRight = true
  try {
    for (const [at, [name, check]] of steps.entries()) {
      const { isRight, says } = await check(drill).catch((error: unknown) => ({
        isRight: false,
        says: String(error),
      }))
      isAllRight &&= isRight
      console.log(`${isRight ? 'ok    ' : 'FAILED'} ${at + 1}. ${name}: ${says}`)
    }
  } finally {
    await drill.stop()
  }
  return isAllRight
}
