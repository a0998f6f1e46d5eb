import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { publicPagesOfBoth } from '../e2e/public-pages'

type Bytes = { plain: number; gzip: number; files: number }

const recordFile = join(process.env.PICTURES_DIR ?? '.pictures', 'css-bytes.json')

test('no page has more bytes of styles than before', async ({ request }) => {
  const bytesByPath: Record<string, Bytes> = {}
  for (const path of publicPagesOfBoth) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)]
      .map(([link]) => link)
      .filter((link) => !link.includes(' disabled='))
    const files = new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? ''))
    const texts = await Promise.all([...files].map(async (file) => (await request.get(file)).body()))
    bytesByPath[path] = {
      plain: texts.reduce((sum, text) => sum + text.length, 0),
      gzip: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
      files: texts.length,
    }
  }
  console.table(bytesByPath)
  const record = await readFile(recordFile, 'utf8').catch(() => null)
  if (record === null) return writeFile(recordFile, JSON.stringify(bytesByPath))
  const before = JSON.parse(record) as typeof bytesByPath
  for (const [path, { plain, gzip }] of Object.entries(bytesByPath)) {
    expect.soft(plain, path).toBeLessThanOrEqual(before[path]?.plain ?? 0)
    expect.soft(gzip, path).toBeLessThanOrEqual(before[path]?.gzip ?? 0)
  }
})
