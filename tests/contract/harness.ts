import type { Access } from '@/lib/platform/api/call'
import { dispatch } from '@/lib/wiring/calls/dispatch'
import { type CodeAudience, openCodeSession } from '@/lib/platform/auth/code-session'
import { openMemberSessionAndBuildCookie } from '@/lib/content/members/session'
import type { StaffSession } from '@/lib/platform/auth/schema'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import type { Account } from '@/lib/platform/accounts/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember } from '@/tests/factories/assessment'
import { makeParticipant } from '@/tests/factories/meetings'
import { makeAccount } from '@/tests/factories/rows'

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

type Asking = {
  as?: Account | null
  /** A member that has signed in with a code. */
  member?: MemberCompany
  /** The address of an owner of listings who has signed in with a code. */
  owner?: string
  /** The address of a participant of meetings who has signed in with a code. */
  participant?: string
  /** A JSON body. */
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  body?: BodyInit
  signal?: AbortSignal
}

const cookies = new Map<number, Promise<string>>()

/** The cookie of one session of an account, opened at the first use. */
function cookieOfAccount(account: Account): Promise<string> {
  let cookie = cookies.get(account.id)
  if (!cookie) {
    cookie = replaceSessionAndBuildCookie(account).then((set) => set.split(';')[0] ?? '')
    cookies.set(account.id, cookie)
  }
  return cookie
}

async function cookieOfCode(audience: CodeAudience, email: string): Promise<string> {
  const { cookie } = await openCodeSession({ audience, email })
  return cookie.split(';')[0] ?? ''
}

/** Makes a call as the server receives it. `route` is `METHOD /path?query`. */
export async function fetchCall(
  route: string,
  { as, member, owner, participant, json, form, headers = {}, body, signal }: Asking = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(/ (.*)/s)
  const requestHeaders = new Headers(headers)
  if (as) requestHeaders.set('cookie', await cookieOfAccount(as))
  if (member)
    requestHeaders.set('cookie', (await openMemberSessionAndBuildCookie(member.id)).split(';')[0] ?? '')
  if (owner) requestHeaders.set('cookie', await cookieOfCode('owner', owner))
  if (participant) requestHeaders.set('cookie', await cookieOfCode('participant', participant))
  if (json !== undefined) requestHeaders.set('content-type', 'application/json')
  return dispatch(
    new Request(`${env().siteUrl}${path}`, {
      method,
      headers: requestHeaders,
      body: json === undefined ? (form ?? body ?? null) : JSON.stringify(json),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      ...(signal && { signal }),
    }),
  )
}

/** The same, with the JSON of the answer; for a file only the status and the headers. */
export async function ask(route: string, asking: Asking = {}): Promise<Answer> {
  const response = await fetchCall(route, asking)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isJson) await response.body?.cancel()
  return {
    status: response.status,
    body: isJson ? ((await response.json()) as Answer['body']) : {},
    headers: response.headers,
  }
}

const people = new Map<number, Promise<Account>>()

/** One shared account of each role, for tests that only need some account. */
export function someone(role: 1 | 2 | 3): Promise<Account> {
  let person = people.get(role)
  if (!person) people.set(role, (person = makeAccount(role)))
  return person
}

let reviewer: Promise<Account> | undefined

/** A shared account of the lowest role with the right to review assessments. */
export function someReviewer(): Promise<Account> {
  return (reviewer ??= makeAccount(3, { reviews_assessments: true }))
}

let company: Promise<MemberCompany> | undefined

/** A shared member, for tests that only need some member. */
export function someMember(): Promise<MemberCompany> {
  return (company ??= makeMember())
}

/** A caller with that access: anonymous, signed in with a code, or a moderator. */
export async function callerOf(
  access: Access,
): Promise<Pick<Asking, 'as' | 'member' | 'owner' | 'participant'>> {
  if (access === 'public') return {}
  if (access === 'owner') return { owner: 'owner@listing.example' }
  if (access === 'participant') return { participant: (await makeParticipant()).email }
  if (access === 'reviewer') return { as: await someReviewer() }
  return access === 'member' ? { member: await someMember() } : { as: await someone(1) }
}

/** The open sessions of all accounts: every test leaves some, so one page is not enough. */
export async function allSessions(): Promise<StaffSession[]> {
  const sessions: StaffSession[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await ask(`GET /admin/get/sessions?limit=100&page=${page}`, { as: await someone(1) })
    sessions.push(...(body.sessions as StaffSession[]))
    pages = Number(body.totalPages)
  }
  return sessions
}

/** A form as a browser sends it. Blobs become files, with a name. */
export function formOf(
  fields: Record<string, string | number | boolean | Blob | Blob[]>,
  fileName = 'зураг 😀.png',
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each, fileName)
      else form.append(name, String(each))
    }
  }
  return form
}

export function blobOf(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)])
}
