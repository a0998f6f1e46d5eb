import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { Row } from './measure'
import { moderatorCookie } from './session'

function memoryBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Streams 300 MB into a call that takes files, and watches the server's memory meanwhile. */
export async function uploadMemory(url: string, pid: number): Promise<Row[]> {
  const cookie = await moderatorCookie()
  const before = memoryBytes(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memoryBytes(pid))), 20)
  const status = await new Promise<number>((resolve, reject) => {
    // Without a length, so that it is not refused unread.
    const request = http.request(`${url}/admin/static/ckupload`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'multipart/form-data; boundary=bench',
        'transfer-encoding': 'chunked',
      },
    })
    let status = 0
    // The refusal comes at once; what is still sent then is to cost nothing either.
    const settle = () => status > 0 && request.writableFinished && resolve(status)
    request.on('response', (response) => {
      response.resume()
      status = response.statusCode ?? 0
      settle()
    })
    request.on('finish', settle)
    request.on('error', reject)
    request.write(
      '--bench\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    )
    request.write(readFileSync('bench/cover.jpg'))
    const part = Buffer.alloc(1024 * 1024)
    let left = 300
    const push = () => {
      while (left > 0) {
        left--
        if (!request.write(part)) return void request.once('drain', push)
      }
      request.end('\r\n--bench--\r\n')
    }
    push()
  })
  clearInterval(watch)
  const megabytes = (peak - before) / 1024 / 1024
  return [
    {
      figure: 'Memory of a 300 MB upload stream',
      ours: `${megabytes.toFixed(0)} MB more`,
      against: `answered ${status} (pictures end at 20 MB)`,
      ratio: null,
      target: 'under 80 MB',
      met: megabytes < 80 && status === 413,
    },
  ]
}
