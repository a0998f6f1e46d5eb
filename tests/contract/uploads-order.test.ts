import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileRules } from '@/lib/platform/api/call'
import { Problem } from '@/lib/platform/api/problem'
import { readBody } from '@/lib/platform/api/read-body'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { log } from '@/lib/platform/log'
import { pictureBytes } from '@/tests/factories/rows'
import { boundary, formBytes, formType, type Part, sendBody, sendWhole } from '@/tests/upload-sender'
import { type CallServer, startCallServer } from './call-server'
import { from } from './assessment-steps'
import { someone } from './harness'

const MB = 1024 * 1024
const path = '/admin/static/ckupload'

let server: CallServer
let cookie: string

beforeAll(async () => {
  server = await startCallServer({ bytesMax: 8 * MB, millisecondsMax: 2_000 })
  cookie = (await replaceSessionAndBuildCookie(await someone(3))).split(';')[0] ?? ''
})
afterAll(() => server.stop())
const error = vi.fn()
beforeEach(() => {
  vi.spyOn(log(), 'error').mockImplementation(error)
})
afterEach(async () => {
  await expect.poll(() => server.openCalls()).toBe(0)
  expect(error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const target = (extraHeaders: Record<string, string> = {}) => ({
  url: server.url,
  path,
  headers: { cookie, ...from(), ...extraHeaders },
})
const form = (...parts: Part[]) => formBytes(parts).bytes
const file = (name: string, bytes: Buffer, fileName = 'a.png'): Part => ({ name, bytes, fileName })

/** Sends without end, whatever is answered, until the connection is cut. */
function sendForEver(
  headers: Record<string, string>,
): Promise<{ answer: string; bytes: number; ms: number }> {
  const { hostname, port } = new URL(server.url)
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => {})
    socket.once('close', () =>
      resolve({ answer, bytes: socket.bytesWritten, ms: performance.now() - startedAt }),
    )
    const allHeaders = { host: 'x', 'content-type': formType, 'transfer-encoding': 'chunked', ...headers }
    const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    const first = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
    )
    socket.write(`${first.length.toString(16)}\r\n${first.toString()}\r\n`)
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 120), Buffer.from('\r\n')])
    const push = () => {
      while (!socket.destroyed) if (!socket.write(chunk)) return void socket.once('drain', push)
    }
    push()
  })
}

describe('a refusal', () => {
  it('reaches a sender who is still sending, at once, and the rest is dropped', async () => {
    let sentBytes = 0
    async function* body() {
      const bytes = form(file('image', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2 * MB, 120)])))
      for (; sentBytes < bytes.length; sentBytes += 65_536) {
        yield bytes.subarray(sentBytes, sentBytes + 65_536)
        await sleep(20)
      }
    }
    const reply = await sendBody(target(), body())
    expect(reply.status).toBe(415)
    expect(sentBytes).toBeLessThan(MB)
  })

  it.each([
    ['of who is nobody', () => ({ cookie: '' }), 401],
    ['of a foreign site', () => ({ cookie, origin: 'https://evil.example' }), 403],
    ['of a file of another kind', () => ({ cookie }), 415],
  ])('%s is answered, and the connection is cut after a bounded rest', async (_who, headers, status) => {
    const { answer, bytes, ms } = await sendForEver({ ...from(), ...headers() })
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(bytes).toBeLessThan(600 * MB)
    expect(ms).toBeLessThan(10_000)
  })

  it('leaves the connection usable for who sends a bounded rest', async () => {
    const bytes = form(file('image', Buffer.alloc(MB, 120)), file('upload', Buffer.alloc(6 * MB, 120)))
    const chunks = [bytes.subarray(0, 100_000), bytes.subarray(100_000, 5 * MB), bytes.subarray(5 * MB)]
    expect(await sendWhole(target(), chunks)).toEqual({ status: 415, next: 404 })
  })
})

describe('a form of an unusual kind', () => {
  const send = (body: Buffer) => sendBody(target(), [body])

  it('of thousands of empty parts is refused', async () => {
    const parts = Array.from({ length: 20_000 }, (_, at) => ({ name: `f${at}`, bytes: Buffer.alloc(0) }))
    const reply = await send(form(...parts))
    expect(reply.status).toBe(413)
    expect(reply.milliseconds).toBeLessThan(2_000)
  })

  it('of thousands of boundaries with nothing between is refused', async () => {
    const reply = await send(Buffer.from(`--${boundary}\r\n\r\n\r\n`.repeat(20_000)))
    expect([400, 413]).toContain(reply.status)
  })

  it.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(10_000)])(
    'with a file in the field %j is refused',
    async (name) => {
      const reply = await send(form(file(name, Buffer.from('x'))))
      expect(reply.status).toBe(400)
      expect(reply.text.length).toBeLessThan(600)
    },
  )

  it('with text in the field __proto__ changes nothing', async () => {
    const picture = await pictureBytes()
    const reply = await send(
      form(
        { name: '__proto__', bytes: Buffer.from('x') },
        { name: 'constructor', bytes: Buffer.from('x') },
        file('image', picture),
      ),
    )
    expect(reply.status).toBe(200)
  })

  it.each([
    ['a'.repeat(5_000), 'a'.repeat(200)],
    ['😀'.repeat(300), '😀'.repeat(100)],
    [`a${'😀'.repeat(300)}`, `a${'😀'.repeat(99)}`],
    ['..\\..\\x/../тайлан.png', 'тайлан.png'],
    ['нэр\u202egnp.exe', 'нэрgnp.exe'],
  ])('with a file called %j keeps a name of bounded, whole letters', async (fileName, keptName) => {
    const { files, discard } = await read(form(file('image', await pictureBytes(), fileName)), rules)
    expect(files.image?.[0]?.originalName).toBe(keptName)
    await discard()
  })

  it('whose head has no end is refused', async () => {
    const reply = await send(Buffer.from(`--${boundary}\r\nx: ${'a'.repeat(2 * MB)}`))
    expect(reply.status).toBe(400)
  })
})

const image = { kinds: ['image'], storage: 'public', fileBytesMax: 20 * MB } as const
const rules: FileRules = { image }

const read = (
  body: Buffer | string | ReadableStream<Uint8Array>,
  fileRules: FileRules,
  headers: Record<string, string> = {},
  pace?: Parameters<typeof readBody>[2],
) =>
  readBody(
    new Request('http://x', {
      method: 'POST',
      headers: { 'content-type': formType, ...headers },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    }),
    fileRules,
    pace,
  )

it('files of one field come in the order in which they were sent, whichever is written first', async () => {
  const small = await pictureBytes()
  const large = Buffer.concat([small, Buffer.alloc(4 * MB)])
  const names = Array.from({ length: 12 }, (_, at) => `${at}.png`)
  const parts = names.map((name, at) => file('image', at % 3 === 0 ? large : small, name))
  const body = await read(form(...parts), { image: { ...image, many: true } })
  expect(body.files.image?.map(({ originalName }) => originalName)).toEqual(names)
  await body.discard()
})

describe('a body that is too large by its own word', () => {
  const pdf = { kinds: ['pdf'], storage: 'public', fileBytesMax: 100 * MB } as const
  const refusal = async (fileRules: FileRules) => {
    const headers = { 'content-length': String(130 * MB) }
    const problem: unknown = await read('', fileRules, headers).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    return problem as Problem
  }

  it('names the field when there is one only', async () => {
    expect(await refusal({ pdf })).toMatchObject({ code: 'too_large', values: { megabytes: 100 } })
    expect(Object.keys((await refusal({ pdf })).fields)).toEqual(['pdf'])
  })
  it('names none when it may be any', async () => {
    expect(await refusal({ image, pdf })).toMatchObject({
      code: 'too_large',
      key: 'problems.too_large',
      fields: {},
    })
  })
  it('is refused at the field that is too large when it declares no size', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * MB)])
    const small = { image, pdf: { ...pdf, fileBytesMax: 2 * MB } }
    const picture = file('image', await pictureBytes())
    await expect(read(form(picture, file('pdf', large, 'a.pdf')), small)).rejects.toMatchObject({
      code: 'too_large',
      fields: { pdf: { values: { megabytes: 2 } } },
    })
  })
})

describe('a body that hardly moves', () => {
  const pace = { graceMilliseconds: 150, bytesPerSecond: 1_000_000 }
  const endless = (bytes: Buffer, pauseMilliseconds: number) =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await sleep(pauseMilliseconds)
        controller.enqueue(new Uint8Array(bytes))
      },
    })
  const head = formBytes([file('image', Buffer.alloc(0))]).bytes.subarray(0, 90)

  it.each([
    ['that stalls', formType, 5_000],
    ['that drips', formType, 20],
    ['of JSON that stalls', 'application/json', 5_000],
    ['of JSON that drips', 'application/json', 20],
  ])('%s is given up', async (_how, type, pause) => {
    const body = endless(type === formType ? head.subarray(0, 1) : Buffer.from(' '), pause)
    const startedAt = performance.now()
    await expect(read(body, rules, { 'content-type': type }, pace)).rejects.toMatchObject({
      code: 'too_slow',
    })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
  it('is taken when it is only slow', async () => {
    const bytes = form(file('image', await pictureBytes({ width: 300, height: 200 })))
    let at = 0
    const slowly = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await sleep(2)
        controller.enqueue(new Uint8Array(bytes.subarray(at, (at += 200))))
        if (at >= bytes.length) controller.close()
      },
    })
    const { files, discard } = await read(
      slowly,
      rules,
      {},
      {
        graceMilliseconds: 2_000,
        bytesPerSecond: 1_000,
      },
    )
    expect(files.image).toHaveLength(1)
    await discard()
  })
})
