import { type APIRequestContext, expect, test } from '@playwright/test'

/** One page of each kind, and the start of the address of its card. */
const cards = [
  ['/mm/detail/1', 'news/1/'],
  ['/mm/report=1', 'report/'],
  ['/mn/page/1', 'issue/1/'],
  ['/mm/trade?tab=schedule&limit=12&page=1', 'trade/schedule/'],
  ['/yp/company/1', 'company/1/'],
  ['/mw', 'event/home/'],
  ['/mw/about', 'event/about/'],
  ['/mw/agenda', 'event/agenda/'],
  ['/mw/agenda/2', 'event/agenda-2/'],
  ['/mw/agenda/1/hall/2', 'event/agenda-1-2/'],
  ['/mw/presentation', 'event/presentation/'],
  ['/mw/presentation/1/2', 'event/presentation-1-2/'],
  ['/mw/gallery/2', 'event/gallery-2/'],
  ['/mw/speaker', 'event/speakers/'],
  ['/mw/speaker/1', 'speaker/1/'],
  ['/mw/exhibitor', 'event/exhibitors/'],
  ['/mw/sponsor', 'event/sponsors/'],
  ['/mw/register', 'event/register/'],
  ['/mw/contact', 'event/contact/'],
  ['/mw/2024', 'event/2024-home/'],
  ['/mw/2024/agenda/2', 'event/2024-agenda-2/'],
  ['/mw/2023', 'event/archive/'],
  ['/mw/2023/news', 'event/archive-news/'],
  ['/mw/2023/detail/1', 'event-news/1/'],
] as const

async function expectCard(request: APIRequestContext, url: string): Promise<void> {
  const card = await request.get(url)
  expect([card.status(), card.headers()['content-type']], url).toEqual([200, 'image/jpeg'])
  expect(card.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await card.body()).length).toBeLessThan(150_000)
}

test('every kind of page has its own share card, in its language', async ({ request, baseURL }) => {
  const seenUrls = new Set<string>()
  for (const locale of ['mn', 'en'] as const)
    for (const [path, begin] of cards) {
      const html = await (await request.get(locale === 'en' ? `/en${path}` : path)).text()
      const meta = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
      const url = meta('og:image') ?? ''
      const ownPrefix = `${new URL(baseURL ?? '').origin}/cards/${begin}`
      expect(url.startsWith(ownPrefix), `${locale} ${path}: ${url}`).toBe(true)
      expect(url).toMatch(new RegExp(`/${locale}-[0-9a-f]{32}\\.jpg$`))
      expect(meta('twitter:image')).toBe(url)
      expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
        '1200',
        '630',
        'image/jpeg',
      ])
      expect(meta('og:image:alt'), path).toBeTruthy()
      // At once, before another test deletes the page.
      if (!seenUrls.has(url) && seenUrls.size < 4) await expectCard(request, url)
      seenUrls.add(url)
    }
  expect(seenUrls.size).toBe(cards.length * 2)
})

test('a missing page has no card', async ({ request }) => {
  const version = '0'.repeat(32)
  for (const path of [
    `/cards/news/987654/mn-${version}.jpg`,
    '/cards/news/1/mn.jpg',
    '/cards/news',
    '/cards',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  const old = await request.get(`/cards/news/1/mn-${version}.jpg`, { maxRedirects: 0 })
  expect([old.status(), old.headers()['cache-control']]).toEqual([302, 'no-store'])
})
