import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type CallError,
  failureText,
  messageOrFallback,
  asRefusal,
  buildRefusal,
  unreachable,
  serverMessageOf,
} from '@/lib/platform/api/call-error'
import { callApi, upload } from './client'

const ownMessage = 'Баталгаажуулах код илгээхэд алдаа гарлаа.'
const html = '<html><body><h1>502 Bad Gateway</h1></body></html>'
const call = () => callApi('GET /client/get/member-session', {}).catch((error: unknown) => error)
const answerWith = (status: number, body: string, type = 'application/json') =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  )

afterEach(() => vi.unstubAllGlobals())

describe('the message of a failed call', () => {
  it('is that there is no line where nothing was answered at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await call()
    expect(error).toMatchObject({ status: 0, message: unreachable })
    expect(asRefusal(error)).toBeNull()
    expect(failureText(error, ownMessage)).toBe(unreachable)
    // Forms of the public sites show the message in the reader's language.
    expect(serverMessageOf(error)).toBe('')
  })

  it.each([
    [400, 'Та и-мэйл хаягаа оруулна уу.'],
    [409, 'Энэ цагт та завгүй байна.'],
    [429, 'Хэт олон удаа хүсэлт илгээлээ.'],
    [503, 'Систем түр ажиллахгүй байна.'],
  ])('are the words of the server, where it refuses with %i and says why', async (status, message) => {
    answerWith(status, JSON.stringify({ message }))
    const error = await call()
    expect(asRefusal(error)).toMatchObject({ status, message })
    expect([serverMessageOf(error), failureText(error, ownMessage)]).toEqual([message, message])
  })

  it.each([
    [502, html, 'text/html'],
    [500, html, 'text/html'],
    [504, '', 'text/plain'],
    [413, html, 'text/html'],
    [404, 'null', 'application/json'],
    [403, '{"message":{}}', 'application/json'],
    [500, '{"message":"Алдаа гарлаа. Дахин оролдоно уу."}', 'application/json'],
  ])(
    'is the text of the call itself, and never a lost line, where %i says nothing of it',
    async (status, body, type) => {
      answerWith(status, body, type)
      const error = await call()
      expect(error).toMatchObject({ status, fields: {} })
      expect((error as CallError).message).not.toContain('Сүлжээ')
      expect((error as CallError).message).toMatch(/^(Серверийн алдаа|Алдаа гарлаа)/)
      expect([serverMessageOf(error) || ownMessage, failureText(error, ownMessage)]).toEqual([
        ownMessage,
        ownMessage,
      ])
    },
  )

  it('is the same of a form with files', async () => {
    const sendWith = (status: number, response: unknown) => {
      vi.stubGlobal(
        'XMLHttpRequest',
        class {
          upload = {}
          status = status
          response = response
          onload = () => undefined
          open = () => undefined
          send = () => this.onload()
          getResponseHeader = () => null
        },
      )
      return upload('POST /yellow-page/upload/logo', { image: null }).catch((error: unknown) => error)
    }
    expect(failureText(await sendWith(502, null), ownMessage)).toBe(ownMessage)
    expect(failureText(await sendWith(413, { message: 'Файл хэтэрхий том байна.' }), ownMessage)).toBe(
      'Файл хэтэрхий том байна.',
    )
  })

  it('has the number of a failure that nobody expected, and of no other', async () => {
    const answer = (status: number, message: string) =>
      vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ message }, { status, headers: { 'x-request-id': 'abc-1' } })),
      )
    answer(500, 'Алдаа гарлаа.')
    const error = await call()
    const numberedMessage = `${ownMessage} Алдааны дугаар: abc-1`
    expect([messageOrFallback(error, ownMessage), failureText(error, ownMessage)]).toEqual([
      numberedMessage,
      numberedMessage,
    ])
    expect((error as CallError).message).toBe('Алдаа гарлаа. Алдааны дугаар: abc-1')
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    expect(messageOrFallback(await call(), 'It failed.')).toBe('It failed. Error number: abc-1')
    for (const [status, message] of [
      [409, 'Энэ цагт та завгүй байна.'],
      [503, 'Систем түр ажиллахгүй байна.'],
    ] as const) {
      answer(status, message)
      expect(messageOrFallback(await call(), ownMessage)).toBe(message)
    }
  })

  it('keeps the fields that a refusal names', () => {
    const refusal = buildRefusal(400, { message: 'Буруу байна.', fields: { email: 'Буруу байна.' } })
    expect(refusal).toMatchObject({ hasWords: true, fields: { email: 'Буруу байна.' } })
    expect(failureText(new Error('anything else'), ownMessage)).toBe(ownMessage)
  })
})
