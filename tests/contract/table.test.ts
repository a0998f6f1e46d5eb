import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { openMemberSessionAndBuildCookie } from '@/lib/content/members/session'
import { type Document, operationsOf } from '@/bench/fuzz/operations'
import { mediaTypesOf } from '@/lib/platform/api/answer-file'
import { isStaffAccess, mayAccess } from '@/lib/platform/auth/roles'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { registry } from '@/lib/wiring/calls/registry'
import { callPathPatterns } from '@/lib/platform/api/rewrites'
import { allCalls } from '@/lib/wiring/calls/table'
import { env } from '@/lib/platform/env'
import { makeQuestionnaire } from '@/tests/factories/assessment'
import { makeCompany } from '@/tests/factories/directory-listings'
import { makeConsultant, makeListing, makeListingChange } from '@/tests/factories/listings'
import { makeEdition } from '@/tests/factories/event'
import { makeBookedMeeting, makeMeeting, makeParticipant } from '@/tests/factories/meetings'
import { makeOwnedCompany } from '@/tests/factories/owned-listings'
import { makeNews, makePicture } from '@/tests/factories/rows'
import { cids, makeFinishedAssessment } from './assessment-steps'
import { ask, callerOf, formOf, someMember, someone } from './harness'
import { records } from './record-cases'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')

type OperationObject = {
  operationId: string
  description: string
  responses: Record<string, { content?: Content; $ref?: string }>
  security: object[]
  requestBody?: { content: Content }
  parameters?: { name?: string; example?: unknown }[]
  'x-rate-limit'?: object
}
type Content = Record<string, { schema: object; example?: unknown }>
type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, OperationObject>>
  components: { securitySchemes: Record<string, object>; responses: Record<string, { content: Content }> }
}
const apiDocument = openApiDocument('http://localhost:3000') as OpenApi
const operationOf = ({ path, method }: { path: string; method: string }): OperationObject | undefined =>
  apiDocument.paths[path]?.[method.toLowerCase()]
const checks = new Map(
  operationsOf(apiDocument as unknown as Document).map(({ method, path, findFault }) => [
    `${method} ${path}`,
    findFault,
  ]),
)
/** What in an answer the OpenAPI document does not describe; a property that it does not name is one. */
const findUndescribed = (route: string, { status, headers, body }: Awaited<ReturnType<typeof ask>>) =>
  checks.get(route)?.(status, headers.get('content-type') ?? '', body)
type SpecCall = { method: string; path: string; query: string; keys: string[]; access: string }

/** Calls as a file lists them: what each answer must contain and who may make them. */
const callsOf = (name: string): SpecCall[] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, method = '', target = '', keys = '', access = ''] = line.split('\t')
      const [path = '', query = ''] = target.split('?')
      return {
        method,
        path,
        query,
        keys: keys === '-' || keys === '*' ? [] : keys.split(','),
        access: access.trim(),
      }
    })
const fixedCalls = callsOf('spec-calls.tsv')
/** The calls of the specification, and the ones that we add. */
const spec = [...fixedCalls, ...callsOf('extra-calls.tsv')]
const specOf = (route: string) => spec.find(({ method, path }) => `${method} ${path}` === route)

function holds(body: unknown, key: string): boolean {
  let node: unknown = body
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !(part in node)) return false
    node = (node as Record<string, unknown>)[part]
  }
  return true
}

/** Calls that read a record by its id need an existing one. */
const existing: Record<string, () => Promise<string>> = {
  '/admin/get/picture-kind': async () => `url=${(await makePicture()).url}`,
  '/client/get/news/id': async () => `id=${(await makeNews()).id}`,
  '/client/yellow-page/get/company': async () => `id=${await makeCompany()}`,
  '/yellow-page/get/company': async () => `id=${(await makeListing()).id}`,
  '/yellow-page/get/person': async () => `id=${(await makeConsultant()).id}`,
  '/yellow-page/get/change': async () => {
    const { id } = await makeListing({ approval: true })
    return `id=${(await makeListingChange(id, { address: 'Шинэ хаяг' })).id}`
  },
  '/yellow-page/get/meeting': async () => `id=${(await makeBookedMeeting()).id}`,
  '/mw/admin/get/sessions/file': async () => `event=${await makeEdition()}`,
  '/yellow-page/get/meeting-sheets/file': async () => `by=room&id=${(await makeBookedMeeting()).room_id}`,
  '/yellow-page/get/meeting-door': async () => `room=${(await makeBookedMeeting()).room_id}`,
}

async function ofAssessment() {
  const { member, answerId } = await makeFinishedAssessment(await makeQuestionnaire(cids))
  return { query: `id=${answerId}`, caller: { member } }
}

/** Calls that only the owner of the data may make. */
const ofTheirs: Record<
  string,
  () => Promise<{ query: string; caller: Awaited<ReturnType<typeof callerOf>> }>
> = {
  'GET /client/yellow-page/owner/listing': async () => {
    const { query, email } = await makeOwnedCompany()
    return { query, caller: { owner: email } }
  },
  'GET /client/get/member-answers/file': ofAssessment,
  'GET /client/get/member-files/file': ofAssessment,
  'GET /client/yellow-page/meetings/person': async () => ({
    query: `id=${(await makeParticipant()).id}`,
    caller: { participant: (await makeParticipant()).email },
  }),
  'GET /client/yellow-page/meetings/meeting': async () => {
    const { id, sender } = await makeMeeting()
    return { query: `id=${id}`, caller: { participant: sender.email } }
  },
}

describe('the call table', () => {
  it('has a handler for each call, and no call that neither the specification nor our additions know', () => {
    expect(registry.size).toBe(allCalls.length)
    for (const call of allCalls) {
      expect(specOf(call.route), call.route).toBeDefined()
    }
  })

  it('has all 190 calls that the specification fixes', () => {
    const built = new Set(allCalls.map(({ route }) => route))
    expect(fixedCalls).toHaveLength(190)
    expect(
      fixedCalls.map(({ method, path }) => `${method} ${path}`).filter((route) => !built.has(route)),
    ).toEqual([])
  })

  it('claims every address of a call that the specification names, so that an unknown one is JSON too', () => {
    const claims = callPathPatterns().map((source) => source.slice(0, -'/:path*'.length))
    for (const { method, path } of spec) {
      const isClaimed = claims.some((folder) => path === folder || path.startsWith(`${folder}/`))
      expect(isClaimed, `${method} ${path}`).toBe(true)
    }
  })

  it('makes a valid OpenAPI document of all calls', () => {
    const document = openApiDocument('http://localhost:3000') as OpenApi
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations).toHaveLength(allCalls.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length)
    expect(JSON.stringify(document)).not.toContain('undefined')
  })

  it('makes an OpenAPI document in which a linter finds no error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'strata-openapi-'))
    try {
      const lint = async (document: object) => {
        await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
        const { stdout } = await run(
          process.execPath,
          [redocly, 'lint', 'openapi.json', '--extends=recommended', '--format=json', '--max-problems=1000'],
          // Otherwise the linter would check for updates and send telemetry.
          {
            cwd: folder,
            env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
          },
        ).catch((failure: { stdout: string }) => failure)
        const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] }
        return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
      }
      const document = openApiDocument('https://strata.mn') as OpenApi
      expect(await lint(document)).toEqual([])
      // A few calls whose references lead nowhere prove that the linter reads them.
      const paths = Object.fromEntries(Object.entries(document.paths).slice(0, 3))
      expect(await lint({ ...document, paths, components: {} })).not.toEqual([])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('gives in the OpenAPI document examples that the calls take and could answer', () => {
    const wrong = allCalls.flatMap((call) => {
      const operation = operationOf(call)
      const [body] = Object.values(operation?.requestBody?.content ?? {})
      const parameters = operation?.parameters ?? []
      const query = Object.fromEntries(parameters.map(({ name = '', example }) => [name, example]))
      const files = Object.fromEntries(Object.keys(call.files ?? {}).map((name) => [name, {}]))
      const input = call.input.safeParse({ ...(body?.example ?? query), ...files })
      const answer = operation?.responses['200']?.content?.['application/json']
      const isAnswer = answer === undefined || call.answer.safeParse(answer.example).success
      return input.success && isAnswer ? [] : [call.route]
    })
    // The end of a token must be within a year from today.
    expect(wrong).toEqual(['POST /admin/insert/api-token'])
  })

  it('says in the OpenAPI document which limits a call has, and how it refuses', () => {
    const form = operationOf({ path: '/client/insert/office-request', method: 'POST' })
    expect(form?.['x-rate-limit']).toMatchObject({ points: 10, perSeconds: 600 })
    expect(form?.description).toMatch(
      /^For everybody\. One caller may make \d+ calls in \d+ seconds\. A body has at most \d+ bytes\.$/,
    )
    expect(Object.keys(form?.responses ?? {})).toEqual(
      '200 400 401 403 404 408 409 413 415 429 500 503 507'.split(' '),
    )
    const bodies = Object.values(apiDocument.components.responses).map(({ content }) => content)
    for (const content of bodies)
      expect(content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' })
  })

  it('requires in the OpenAPI document what the call requires', () => {
    const [body] = Object.values(
      operationOf({ path: '/admin/insert/account', method: 'POST' })?.requestBody?.content ?? {},
    )
    expect(body?.schema).toMatchObject({ required: ['first_name', 'email'] })
  })

  it('says in the OpenAPI document whose cookie opens a call, by the name that it has here', async () => {
    const { paths, components } = openApiDocument(env().siteUrl) as OpenApi
    const schemes = (path: string, method = 'get') => paths[path]?.[method]?.security
    expect(schemes('/client/get/recent-news')).toEqual([])
    expect(schemes('/client/insert/member-answer', 'post')).toEqual([{ member: [] }])
    const all = ['moderator', 'admin', 'user']
    expect(schemes('/admin/get/news')).toEqual([{ session: all }, { token: all }])
    expect(schemes('/admin/insert/account', 'post')).toEqual([{ session: ['moderator'] }])
    const cookies = {
      member: await openMemberSessionAndBuildCookie((await someMember()).id),
      session: await replaceSessionAndBuildCookie(await someone(1)),
    }
    for (const [scheme, cookie] of Object.entries(cookies)) {
      expect(components.securitySchemes[scheme]).toMatchObject({
        in: 'cookie',
        name: cookie.split('=')[0] ?? '',
      })
    }
    const { securitySchemes } = (openApiDocument('https://mnma.example') as OpenApi).components
    expect(securitySchemes).toMatchObject({
      session: { name: '__Secure-strata-session' },
      member: { name: '__Host-strata-member' },
    })
  })
})

describe.each(allCalls.map((call) => [call.route, call] as const))('%s', (route, call) => {
  const spec = specOf(route)
  const target = spec?.query ? `${route}?${spec.query}` : route

  it('answers the keys of the specification', async () => {
    if (call.method !== 'GET') return expect(call.answer).toBeDefined()
    const record = await records[route]?.()
    const ownCase = await ofTheirs[route]?.()
    const query = record?.query ?? ownCase?.query ?? (await existing[call.path]?.())
    const caller = ownCase?.caller ?? (await callerOf(call.access))
    const answer = await ask(query ? `${route}?${query}` : target, caller)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const fileTypes = mediaTypesOf(call.answer)
    expect(fileTypes ?? ['application/json; charset=utf-8']).toContain(answer.headers.get('content-type'))
    for (const key of spec?.keys ?? []) expect(holds(answer.body, key), `${route} lacks ${key}`).toBe(true)
    expect(findUndescribed(route, answer)).toBeNull()
  })

  it('opens to its roles alone, before the body is read', async () => {
    const body = { json: {} }
    const write = call.method === 'POST' ? body : {}
    const stranger = await ask(target, write)
    expect(findUndescribed(route, stranger)).toBeNull()
    if (call.access === 'public') return expect(stranger.status).not.toBe(403)
    expect(stranger.status).toBe(401)
    if (!isStaffAccess(call.access)) {
      // Staff are not members, and members are not owners: each has separate calls.
      const office = await ask(target, { as: await someone(1), ...write })
      expect(office.status).toBe(401)
      expect([401, 403]).not.toContain(
        (await ask(target, { ...(await callerOf(call.access)), ...write })).status,
      )
      const other = call.access === 'member' ? 'owner' : 'member'
      expect((await ask(target, { ...(await callerOf(other)), ...write })).status).toBe(401)
      return
    }
    const member = await ask(target, { ...(await callerOf('member')), ...write })
    expect(member.status).toBe(401)
    for (const role of [1, 2, 3] as const) {
      // The body has the wrong type: a caller without access is refused for that, and not for the body.
      const answer = await ask(target, {
        as: await someone(role),
        ...(call.method === 'POST' ? { body: 'x', headers: { 'content-type': 'text/plain' } } : {}),
      })
      if (mayAccess(await someone(role), call.access)) expect([401, 403]).not.toContain(answer.status)
      else expect(answer.status).toBe(403)
    }
  })

  it('answers nonsense with a clear refusal', async () => {
    const caller = await callerOf(call.access)
    const nonsense =
      'id=abc&cid=abc&pid=x&page=-1&limit=100000&category=%3Cscript%3E&date=2025-13&type=zzz&lang=xx' +
      '&event=abc&language=xx&day=2025-13&sender_id=abc&year=abc' +
      `&term=${'u'.repeat(5_000)}`
    const takesInput = Object.keys((call.input as { shape?: object }).shape ?? {}).length > 0
    const answer = await ask(call.method === 'POST' ? route : `${route}?${nonsense}`, {
      ...caller,
      ...(call.method === 'POST'
        ? { json: { id: 'abc', idToken: 7, banners: 'x', page_type: 'zzz', answer_id: 'x', languages: 7 } }
        : {}),
    })
    if (!takesInput) return expect(answer.status).toBe(200)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toEqual(expect.any(String))
    expect(answer.body.message).not.toMatch(/^[a-zA-Z.]+$/)
    expect(findUndescribed(route, answer)).toBeNull()
  })

  if (call.method !== 'GET') {
    it('refuses a write from another site', async () => {
      const answer = await ask(target, {
        ...(await callerOf(call.access)),
        headers: { origin: 'https://evil.example' },
        ...(call.method === 'POST' ? { json: {} } : {}),
      })
      expect(answer.status).toBe(403)
      expect(answer.body.message).toBe('Хүсэлт өөр сайтаас ирсэн тул хүлээж авсангүй.')
    })
  }
})

describe('what a fuzzer found', () => {
  it('a category with a NUL is refused, and not a failure of the database', async () => {
    for (const list of ['company-list', 'company-list/name']) {
      const answer = await ask(`GET /yellow-page/get/${list}?subCategory=%00`, { as: await someone(1) })
      expect(answer.status, list).toBe(400)
    }
  })
  it('a kind in a list is no kind', async () => {
    const json = { type: [1], id: 1, version: 1, decision: 'approve' }
    const answer = await ask('POST /yellow-page/update/request', { as: await someone(1), json })
    expect(answer.status).toBe(400)
  })
  it('an order of posters that is no JSON is refused, and not left out', async () => {
    const form = formOf({ title: 'Стандарт', language: 'mn', imageOrder: '[{' })
    const answer = await ask('POST /admin/insert/sustainable-mining', { as: await someone(1), form })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('imageOrder')
  })
})

describe('what is no call', () => {
  it('is a 404 in JSON', async () => {
    const answer = await ask('GET /admin/get/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ message: 'Ийм хаяг байхгүй.' })
  })
  it('is a 405 when only the method is wrong', async () => {
    expect((await ask('DELETE /client/get/news')).status).toBe(405)
  })
})
