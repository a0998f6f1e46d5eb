import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/env'
import files from '@/pages/api/files/[...key]'
import { pictureBytes } from '@/tests/factories/rows'
import { S3Server } from '@/tests/s3-server'
import { ask, blobOf, formOf, someone } from './harness'

const storage = new S3Server()
const site = createServer((request, response) => {
  // Next's query for `/files/<key>/<name>`, which the pages route reads.
  const query = { key: (request.url ?? '').split('/').slice(2) }
  void files(Object.assign(request, { query }) as unknown as NextApiRequest, response as NextApiResponse)
})

beforeAll(async () => {
  const { endpoint, region, bucket, keyId, secret } = await storage.start()
  Object.assign(process.env, {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: region,
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY_ID: keyId,
    FILES_S3_SECRET: secret,
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const name of Object.keys(process.env)) if (name.startsWith('FILES_S3_')) process.env[name] = ''
  await new Promise((resolve) => site.close(resolve))
  await storage.stop()
})

function localFiles(): string[] {
  const names = existsSync(env().filesDir) ? readdirSync(env().filesDir, { recursive: true }) : []
  return names.map(String).filter((name) => /^tmp.+\/.|\.(avif|webp|jpg)$/.test(name))
}

async function send(bytes: Buffer) {
  return ask('POST /admin/static/ckupload', { as: await someone(3), form: formOf({ image: blobOf(bytes) }) })
}

describe('with a bucket', () => {
  let before: string[]
  beforeAll(() => {
    before = localFiles()
  })
  afterEach(() => {
    storage.refuses = () => false
    // In every case, nothing is left on this machine.
    expect(localFiles()).toEqual(before)
  })

  it('a picture goes to it in each width and format, and is served from it in part', async () => {
    const answer = await send(await pictureBytes({ width: 400, height: 250, format: 'jpeg' }))
    expect(answer.status).toBe(200)
    const [url = ''] = answer.body.url as string[]
    const key = url.split('/')[2] ?? ''
    const names = ['360.avif', '360.jpg', '360.webp', '400.avif', '400.jpg', '400.webp']
    expect([...storage.objects.keys()].filter((place) => place.includes(key)).sort()).toEqual(
      names.map((name) => `${key.slice(0, 2)}/${key}/${name}`),
    )
    const { port } = site.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { range: 'bytes=2-11' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-length')).toBe('10')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const storedObject = storage.objects.get(join(key.slice(0, 2), key, '400.jpg'))
    expect(
      Buffer.from(await response.arrayBuffer()).equals(
        storedObject?.bytes.subarray(2, 12) ?? Buffer.alloc(0),
      ),
    ).toBe(true)
  })

  it('that fails, the picture is not called damaged, and no half of it is kept', async () => {
    const objectCount = storage.objects.size
    storage.refuses = (method, url) => method === 'PUT' && url.pathname.endsWith('.jpg')
    const bytes = await pictureBytes({ width: 400, height: 250, format: 'jpeg' })
    expect((await send(bytes)).status).toBe(500)
    expect(storage.objects.size).toBe(objectCount)
    storage.refuses = () => false
    expect((await send(bytes)).status).toBe(200)
  })

  it('a picture that comes twice at once is whole when one of the two fails', async () => {
    const bytes = await pictureBytes({ width: 400, height: 250, format: 'jpeg' })
    let refusalCount = 0
    storage.refuses = (method, url) =>
      method === 'PUT' && url.pathname.endsWith('/400.jpg') && refusalCount++ === 0
    const answers = await Promise.all([send(bytes), send(bytes)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500])
    const [url = ''] = answers.find(({ status }) => status === 200)?.body.url as string[]
    const key = url.split('/')[2] ?? ''
    expect([...storage.objects.keys()].filter((place) => place.includes(key))).toHaveLength(6)
  })
})
