import { readFileSync } from 'node:fs'
import { boundary, sendWhole } from '@/tests/upload-sender'
import type { Row } from './measure'
import { moderatorCookie } from './session'

/** The memory of the machine that a process uses. */
export function memoryBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** A form with a picture of 300 MB, part by part. */
function* form(): Generator<Buffer> {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  )
  yield readFileSync('bench/cover.jpg')
  const chunk = Buffer.alloc(1024 * 1024)
  for (let sentCount = 0; sentCount < 300; sentCount++) yield chunk
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

/**
 * Streams 300 MB into a call that takes files, to the end although it is refused on the way, and watches the
 * server's memory while it runs.
 */
export async function uploadMemory(url: string, pid: number): Promise<Row[]> {
  const target = { url, path: '/admin/static/ckupload', headers: { cookie: await moderatorCookie() } }
  // The first call of a process loads its modules: a hundred megabytes that do not belong to an upload.
  await sendWhole(target, [Buffer.alloc(1)])
  const before = memoryBytes(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memoryBytes(pid))), 20)
  // The form is sent without a length, so that the server must read it before it can refuse.
  const { status } = await sendWhole(target, form())
  clearInterval(watch)
  const megabytes = (peak - before) / 1024 / 1024
  return [
    {
      figure: 'Memory of a 300 MB upload stream',
      ours: `${megabytes.toFixed(0)} MB more`,
      against: `answered ${status} (pictures end at 20 MB)`,
      ratio: null,
      target: 'under 80 MB',
      isMet: megabytes < 80 && status === 413,
    },
  ]
}
