import { readdirSync, readlinkSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { pictureBytes } from '@/tests/factories/rows'
import { formBytes, sendAndLeave, sendBody } from '@/tests/upload-sender'
import { unfinishedFiles } from '@/tests/unfinished-files'
import { type CallServer, startCallServer } from './call-server'
import { someone } from './harness'

let server: CallServer
let cookie: string
let serial = 0
const error = vi.fn()

/** Each request comes from a separate address, so that none meets the rate limit. */
const target = (path = '/admin/static/ckupload', url = server.url) => ({
  url,
  path,
  headers: { cookie, 'x-forwarded-for': `10.0.${Math.floor(serial / 250)}.${serial++ % 250}` },
})

/** Open files below the folder of the stored files, and sockets: what an upload occupies. */
function descriptors(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`)
      return target.startsWith(env().filesDir) || target.startsWith('socket:') ? [target] : []
    } catch {
      return []
    }
  })
}

const filesHeld = () => descriptors().filter((name) => !name.startsWith('socket:'))
const fileWork = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('FS'))

beforeAll(async () => {
  server = await startCallServer({ bytesMax: 8 * 1024 * 1024, millisecondsMax: 2_000 })
  cookie = (await replaceSessionAndBuildCookie(await someone(3))).split(';')[0] ?? ''
})
beforeEach(() => {
  vi.spyOn(log(), 'error').mockImplementation(error)
})
afterEach(() => {
  vi.restoreAllMocks()
  error.mockReset()
})
afterAll(() => server.stop())

describe.runIf(process.platform === 'linux')('500 uploads that break off', () => {
  it('leave no file, no descriptor, no promise, and no error in the log', async () => {
    const large = Buffer.concat([await pictureBytes({ width: 300, height: 200 }), Buffer.alloc(300_000)])
    const { bytes, marks } = formBytes([
      { name: 'text', bytes: Buffer.from('хэ') },
      { name: 'image', bytes: large, fileName: 'a.png' },
      { name: 'upload', bytes: large, fileName: 'b.png' },
    ])
    const [, , headOfFirst = 0, first = 0, headOfSecond = 0, second = 0, end = 0] = marks
    // In the head of a part, in the first file, between the two, in the second, after its last byte.
    const places = [
      (share: number) => headOfFirst + share * (first - headOfFirst),
      (share: number) => first + share * large.length,
      (share: number) => headOfSecond + share * (second - headOfSecond),
      (share: number) => second + share * large.length,
      (share: number) => end + share * (bytes.length - end - 1),
    ]
    const socketsBefore = descriptors().length
    let next = 0
    const sender = async () => {
      for (let at = next++; at < 490; at = next++) {
        const place = places[at % places.length] ?? (() => 0)
        await sendAndLeave(target(), bytes, Math.floor(place(((at * 7919) % 997) / 997)), at % 3)
      }
    }
    await Promise.all(Array.from({ length: 20 }, sender))
    // Complete ones whose sender leaves while they are being re-encoded.
    for (let at = 0; at < 10; at++) {
      const picture = await pictureBytes({ width: 700 + at, height: 500, format: 'jpeg' })
      const fullBody = formBytes([{ name: 'image', bytes: picture, fileName: 'a.jpg' }]).bytes
      await sendAndLeave(target(), fullBody, fullBody.length, 15 * at)
    }
    await vi.waitFor(
      () =>
        expect({
          calls: server.openCalls(),
          files: unfinishedFiles(env().filesDir),
          held: filesHeld(),
          work: fileWork(),
          moreSockets: Math.max(0, descriptors().length - socketsBefore - 10),
        }).toEqual({ calls: 0, files: [], held: [], work: [], moreSockets: 0 }),
      { timeout: 20_000, interval: 100 },
    )
    expect(error).not.toHaveBeenCalled()
    // Afterwards it still stores a complete upload.
    const picture = formBytes([{ name: 'image', bytes: await pictureBytes(), fileName: 'a.png' }]).bytes
    expect((await sendBody(target(), [picture])).status).toBe(200)
  }, 120_000)

  it('as JSON are no error either', async () => {
    const body = Buffer.from(JSON.stringify({ icon: 'x', link: 'a'.repeat(1_000) }))
    for (const byteCount of [0, 1, 500])
      await sendAndLeave(
        {
          ...target('/admin/insert/social-link'),
          headers: { ...target().headers, 'content-type': 'application/json' },
        },
        body,
        byteCount,
      )
    await vi.waitFor(() => expect(server.openCalls()).toBe(0))
    expect(error).not.toHaveBeenCalled()
  })
})
