import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { servePrivateFile } from '@/lib/wiring/files/serve'
import { db } from '@/db/client'
import { memberCompanies } from '@/db/schema/members'
import { pools } from '@/lib/platform/pool/pool'
import { makeMember } from '@/tests/factories/assessment'
import {
  answerAll,
  cookieOf,
  finish,
  from,
  freshQuestionnaire,
  makeFinishedAssessment,
  officeCookie,
  pdf,
  proofOf,
  saveAnswer,
} from './assessment-steps'
import { fetchCall } from './harness'

const ids = freshQuestionnaire()
type Asking = { headers?: Record<string, string>; signal?: AbortSignal }

describe('the download of an assessment', () => {
  const fetchOf =
    (name: 'answers' | 'files') =>
    (id: number | string, cookie = '', { headers = from(), signal }: Asking = {}) =>
      fetchCall(`GET /client/get/member-${name}/file?id=${id}`, {
        headers: { cookie, ...headers },
        ...(signal && { signal }),
      })
  const nameOf = (response: Response) =>
    decodeURIComponent(response.headers.get('content-disposition')?.split("''")[1] ?? '')

  it('is for the member and the roles that see personal data, as a document and as an archive', async () => {
    const member = await makeMember()
    const cookie = await cookieOf(member)
    const [document, archive] = [fetchOf('answers'), fetchOf('files')]
    await saveAnswer(member, ids['7.1.1.1'], proofOf)
    const answerId = await answerAll(member, ids, 1)
    expect((await document(answerId, cookie)).status).toBe(404)
    await saveAnswer(member, ids['7.1.1.1'], proofOf)
    await finish(member)
    const response = await document(answerId, cookie)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const zip = await archive(answerId, await officeCookie(2))
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(bytes.includes(pdf)).toBe(true)
    expect(bytes.includes(Buffer.from('7.1.1.1 нотлох.pdf'))).toBe(true)
    for (const stranger of ['', await officeCookie(3), await cookieOf(await makeMember())]) {
      expect((await document(answerId, stranger)).status).toBe(404)
      expect((await archive(answerId, stranger)).status).toBe(404)
    }
    expect((await document(2 ** 31 - 1, cookie)).status).toBe(404)
    for (const nonsense of ['x', '0', '-1', '99999999999'])
      expect((await document(nonsense, cookie)).status).toBe(400)
  })

  const [document, archive] = [fetchOf('answers'), fetchOf('files')]

  it('carries the name of the company and the day, without characters that file systems reject', async () => {
    const { answerId, cookie } = await makeFinishedAssessment(ids, { name: 'Говь/Ресурс: "Зэс" ХХК' })
    expect(nameOf(await document(answerId, cookie))).toMatch(/^Говь_Ресурс_ _Зэс_ ХХК \d{4}-\d\d-\d\d\.pdf$/)
    const zip = await archive(answerId, cookie)
    await zip.body?.cancel()
    expect(nameOf(zip)).toMatch(/^Говь_Ресурс_ _Зэс_ ХХК \d{4}-\d\d-\d\d\.zip$/)
  })

  it('is an archive that may be abandoned at any point', async () => {
    const { answerId, cookie } = await makeFinishedAssessment(ids)
    // An uncaught exception fails the run; in production it would end the server.
    for (let at = 0; at < 20; at++) await (await archive(answerId, cookie)).body?.cancel()
    const last = await archive(answerId, cookie)
    expect(last.status).toBe(200)
    await last.body?.cancel()
  })

  it('is an archive of which eight are sent at a time; the next request gets a Retry-After', async () => {
    const { answerId, cookie } = await makeFinishedAssessment(ids)
    const responses = await Promise.all(Array.from({ length: 8 }, () => archive(answerId, cookie)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const ninth = await archive(answerId, cookie)
    expect(ninth.status).toBe(503)
    expect(Number(ninth.headers.get('retry-after'))).toBeGreaterThan(0)
    // A disconnected reader frees the place, whether it has started to read or not.
    const reader = responses[0]?.body?.getReader()
    await reader?.read()
    await Promise.all([reader?.cancel(), ...responses.slice(1).map(({ body }) => body?.cancel())])
    const again = Buffer.from(await (await archive(answerId, cookie)).arrayBuffer())
    expect(again.includes(pdf)).toBe(true)
  })

  it('is drawn once while its content is the same, and again when it changes', async () => {
    const { member, answerId, cookie } = await makeFinishedAssessment(ids)
    const spy = vi.spyOn(pools.documents, 'run')
    const bytesOf = async () => Buffer.from(await (await document(answerId, cookie)).arrayBuffer())
    const [first, again] = await Promise.all([bytesOf(), bytesOf()])
    expect(again.equals(first)).toBe(true)
    expect((await bytesOf()).equals(first)).toBe(true)
    expect(spy).toHaveBeenCalledTimes(1)
    await db().update(memberCompanies).set({ name: 'Өөр нэр' }).where(eq(memberCompanies.id, member.id))
    expect((await bytesOf()).equals(first)).toBe(false)
    expect(spy).toHaveBeenCalledTimes(2)
    spy.mockRestore()
  })

  it('is limited for an address, with a Retry-After', async () => {
    const headers = { ...from(), accept: 'text/html' }
    const answers = []
    for (let at = 0; at < 61; at++) answers.push(await document(2 ** 31 - 1, '', { headers }))
    expect(answers.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(60)
    expect(answers.at(-1)?.status).toBe(429)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answers.at(-1)?.text()).toContain('минутын дараа')
  })

  it('is not drawn for a reader who has left', async () => {
    const { answerId, cookie } = await makeFinishedAssessment(ids)
    const reader = new AbortController()
    let abortReason: unknown
    const spy = vi.spyOn(pools.documents, 'run').mockImplementation(
      (_name, _input, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject((abortReason = signal.reason)))
          setTimeout(() => reader.abort(new Error('left')), 10)
        }),
    )
    expect((await document(answerId, cookie, { signal: reader.signal })).status).toBe(499)
    expect(abortReason).toMatchObject({ message: 'left' })
    spy.mockRestore()
  })
})

describe('a private file', () => {
  it('opens for its member and for the roles that see personal data, and is never cached', async () => {
    const server = createServer((request, response) => {
      void servePrivateFile(request.url?.split('/').at(-1) ?? '', request, response)
    }).listen(0)
    const { port } = server.address() as AddressInfo
    const member = await makeMember()
    const { proof_file } = (await saveAnswer(member, ids['7.1.1.1'], proofOf)).body
    const get = (cookie: string, path = String(proof_file)) =>
      fetch(`http://localhost:${port}${path}`, { headers: { cookie } })
    try {
      for (const cookie of [await cookieOf(member), await officeCookie(1), await officeCookie(2)]) {
        const answer = await get(cookie)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('нотлох.pdf')
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
      }
      for (const cookie of ['', await cookieOf(await makeMember()), await officeCookie(3)]) {
        expect((await get(cookie)).status).toBe(404)
      }
      expect((await get(await officeCookie(1), `/files/private/${'0'.repeat(64)}`)).status).toBe(404)
    } finally {
      server.close()
    }
  })
})
