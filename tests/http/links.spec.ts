import { expect, test } from '@playwright/test'

test('no link of the whole public site is broken', { tag: '@whole' }, async ({ request, baseURL }) => {
  test.setTimeout(600_000)
  const origin = new URL(baseURL ?? '').origin
  const queue = ['/mm', '/en/mm']
  const sourceByPath = new Map<string, string>(queue.map((path) => [path, 'the start']))
  const broken: string[] = []
  let pages = 0
  const visit = async (path: string) => {
    const asset = /^\/(files|art)\//.test(path)
    const answer = asset ? await request.head(path) : await request.get(path)
    if (answer.status() !== 200) {
      // Other tests write and delete pages at the same time: a link is broken only if its source still
      // contains it.
      const from = sourceByPath.get(path) ?? ''
      const source = from.startsWith('/') ? await (await request.get(from)).text() : path
      const text = source.replaceAll('&amp;', '&')
      if (text.includes(path) || text.includes(decodeURI(path)))
        broken.push(`${answer.status()} ${path} (from ${from})`)
      return
    }
    if (asset || !(answer.headers()['content-type'] ?? '').includes('text/html')) return
    pages++
    const html = await answer.text()
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, link = ''] of html.matchAll(
      /<(?:a|img|iframe|video|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g,
    )) {
      const url = new URL(link.replaceAll('&amp;', '&'), `${origin}${path}`)
      if (url.origin !== origin || !/^https?:$/.test(url.protocol)) continue
      const hash = decodeURIComponent(url.hash.slice(1))
      const target = url.pathname + url.search
      if (target === path && hash && !ids.has(hash)) broken.push(`#${hash} on ${path}`)
      if (!sourceByPath.has(target)) {
        sourceByPath.set(target, path)
        queue.push(target)
      }
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, 6).map(visit))
  expect(broken).toEqual([])
  expect(pages).toBeGreaterThan(100)
})
