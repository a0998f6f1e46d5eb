import type { APIRequestContext } from '@playwright/test'

export type Crawl = { broken: string[]; pages: number; addresses: number }

/**
 * Follows every internal link of the public pages in both languages: pages, files, pictures, and anchors on the
 * same page. A link is broken if its address does not answer 200 and its source still contains it: other tests may
 * write and delete pages at the same time.
 */
export async function crawlSite(request: APIRequestContext, origin: string): Promise<Crawl> {
  const queue = ['/mm', '/en/mm']
  const sourceByPath = new Map<string, string>(queue.map((path) => [path, 'the start']))
  const broken: string[] = []
  let pages = 0
  const visit = async (path: string) => {
    const asset = /^\/(files|art)\//.test(path)
    const answer = asset ? await request.head(path) : await request.get(path)
    if (answer.status() !== 200) {
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
  return { broken, pages, addresses: sourceByPath.size }
}
