import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { GET as answersPdf } from '@/app/api/assessment/[id]/answers.pdf/route'
import { GET as filesZip } from '@/app/api/assessment/[id]/files.zip/route'
import { servePrivateFile } from '@/lib/files/serve'
import { env } from '@/lib/env'
import { makeMember } from '@/tests/factories/assessment'
import {
  answerAll,
  cookieOf,
  finish,
  freshQuestionnaire,
  officeCookie,
  pdf,
  proofOf,
  saveAnswer,
} from './assessment-steps'

const ids = freshQuestionnaire()

describe('what is taken away', () => {
  const fetchOf =
    (route: typeof answersPdf) =>
    (id: number | string, cookie = '') =>
      route(new Request(`${env().siteUrl}/api/assessment/${id}/x`, { headers: { cookie } }), {
        params: Promise.resolve({ id: String(id) }),
      })

  it('goes to the member and to the roles that see personal data, as a document and as an archive', async () => {
    const member = await makeMember()
    const cookie = await cookieOf(member)
    const [document, archive] = [fetchOf(answersPdf), fetchOf(filesZip)]
    await saveAnswer(member, ids['7.1.1.1'], proofOf)
    const answerId = await answerAll(member, ids, 1)
    expect((await document(answerId, cookie)).status).toBe(404)
    await saveAnswer(member, ids['7.1.1.1'], proofOf)
    await finish(member)
    const made = await document(answerId, cookie)
    expect(made.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await made.arrayBuffer())
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
    for (const nonsense of ['x', '0', '-1', '1e3', '99999999999'])
      expect((await document(nonsense, cookie)).status).toBe(404)
  })
})

describe('a private file', () => {
  it('opens for its member and for the roles that see personal data, and is kept nowhere', async () => {
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
