import { beforeEach, expect, it, vi } from 'vitest'

const counts = vi.hoisted(() => ({ items: 0 }))
const gallery = vi.hoisted(() => ({ isThere: true }))

vi.mock('./queries', () => ({
  listWrittenPages: async () => ({
    categories: [8],
    pages: [
      { cid: 99, changedAt: '2026-01-02T00:00:00.000Z', languages: ['mn', 'en'] },
      { cid: 98, changedAt: null, languages: ['mn'] },
      { cid: 1, changedAt: null, languages: ['mn'] },
    ],
  }),
  countPublishedNews: async () => counts.items,
  listPublishedNewsPart: async (part: number, size: number) =>
    Array.from({ length: Math.max(0, Math.min(size, counts.items - (part - 1) * size)) }, (_, at) => ({
      id: (part - 1) * size + at + 1,
      changedAt: '2026-01-02T00:00:00.000Z',
      languages: ['mn', 'en'],
    })),
}))
vi.mock('@/lib/content/month-news/queries', () => ({
  listMonthNews: async () => [
    { id: 3, title: '', title_en: '', pdf: '', created_at: '2026-01-02T00:00:00.000Z' },
  ],
}))
vi.mock('@/lib/event/editions/queries', () => ({
  currentEdition: async () => ({ id: 3, year: 2025, is_earlier: false }),
  listEventDays: async () => [{ number: 1 }, { number: 2 }],
  listEarlierEditions: async () => [{ id: 2, year: 2024, is_earlier: true }],
  editionParts: async (id: number) => ({
    ...{ agenda: true, presentation: true, speakers: true },
    gallery: id === 3 && gallery.isThere,
  }),
}))
vi.mock('@/lib/event/halls/queries', () => ({ listHalls: async () => [{ id: 5 }, { id: 6 }] }))
vi.mock('@/lib/event/speakers/queries', () => ({ listSpeakers: async () => [{ id: 7 }] }))
vi.mock('@/lib/event/partners/queries', () => ({
  listExhibitors: async () => ({ partners: [], total: 40, totalPages: 2 }),
}))
vi.mock('@/lib/event/agenda/queries', () => ({
  listAgenda: async () => [
    { number: 1, sessions: [{ hall_id: 7 }, { hall_id: 9 }, { hall_id: null }] },
    { number: 2, sessions: [{ hall_id: 7 }] },
    { number: 3, sessions: [] },
  ],
}))
vi.mock('@/lib/directory/categories/queries', () => ({
  categoryTree: async () => [
    { code: '01', subs: [{ id: 2, category_code: '0101' }] },
    { code: '04', subs: [{ id: 9, category_code: '0403' }] },
  ],
}))
vi.mock('@/lib/directory/listings/queries', () => ({
  countListings: async () => ({ companies: counts.items, consultants: 1 }),
  listedCategoryIds: async () => [2],
  listConsultantAddresses: async () => [
    { id: 5, changedAt: '2026-01-02T00:00:00.000Z', name: 'А. БАТ', name_en: '' },
  ],
  listCompanyAddresses: async (part: number, size: number) =>
    Array.from({ length: Math.max(0, Math.min(size, counts.items - (part - 1) * size)) }, (_, at) => ({
      id: (part - 1) * size + at + 1,
      changedAt: '2026-01-02T00:00:00.000Z',
      name: 'ГОВЬ ХХК',
      name_en: 'GOBI LLC',
    })),
}))
vi.mock('@/lib/platform/env', () => ({ env: () => ({ siteUrl: 'https://mnma.example' }) }))

const { addressesMax, sitemapIndex, sitemapPart } = await import('./sitemap')
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

beforeEach(() => void (counts.items = 12_001))

it('lists as many parts as the news needs', async () => {
  expect(locations(await sitemapIndex())).toEqual([
    'https://mnma.example/sitemap/pages-1.xml',
    'https://mnma.example/sitemap/news-1.xml',
    'https://mnma.example/sitemap/news-2.xml',
    'https://mnma.example/sitemap/news-3.xml',
    'https://mnma.example/sitemap/event-1.xml',
    'https://mnma.example/sitemap/agenda-1.xml',
    'https://mnma.example/sitemap/editions-1.xml',
    'https://mnma.example/sitemap/directory-1.xml',
    'https://mnma.example/sitemap/companies-1.xml',
    'https://mnma.example/sitemap/companies-2.xml',
    'https://mnma.example/sitemap/companies-3.xml',
  ])
  counts.items = 0
  expect(locations(await sitemapIndex())).toEqual([
    'https://mnma.example/sitemap/pages-1.xml',
    'https://mnma.example/sitemap/event-1.xml',
    'https://mnma.example/sitemap/agenda-1.xml',
    'https://mnma.example/sitemap/editions-1.xml',
    'https://mnma.example/sitemap/directory-1.xml',
  ])
})

it('has every item once in each language, and no part above the limit', async () => {
  const parts = await Promise.all([1, 2, 3].map(async (part) => locations(await sitemapPart(`news-${part}`))))
  expect(parts.map(({ length }) => length)).toEqual([addressesMax, addressesMax, 4_002])
  expect(new Set(parts.flat()).size).toBe(24_002)
})

it('names the alternates of each page', async () => {
  const xml = await sitemapPart('pages-1')
  expect(locations(xml)).toEqual(
    expect.arrayContaining(
      ['/mm', '/en/mm', '/mm/blog/8=1', '/en/mm/page/99', '/en/mn/page/3'].map(
        (path) => `https://mnma.example${path}`,
      ),
    ),
  )
  expect(xml).toContain(
    '<url><loc>https://mnma.example/en/mm/page/99</loc>' +
      '<xhtml:link rel="alternate" hreflang="mn" href="https://mnma.example/mm/page/99"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://mnma.example/en/mm/page/99"/>' +
      '<lastmod>2026-01-02T00:00:00.000Z</lastmod></url>',
  )
})

it('offers nothing as English that is written in Mongolian alone', async () => {
  const xml = await sitemapPart('pages-1')
  for (const path of ['/mm/page/98', '/mm/about']) {
    expect(locations(xml)).toContain(`https://mnma.example${path}`)
    expect(xml).not.toContain(`https://mnma.example/en${path}`)
  }
})

it('names the talks of each day and room, the photographs of each day, and the speakers, once each', async () => {
  const urls = locations(await sitemapPart('event-1'))
  const paths = [
    '/presentation',
    '/presentation/1/6',
    '/presentation/2',
    '/gallery',
    '/gallery/2',
    '/speaker/7',
  ]
  for (const path of paths) expect(urls).toContain(`https://mnma.example/mw${path}`)
  expect(new Set(urls).size).toBe(urls.length)
})

it('names no days of a gallery that is not there', async () => {
  gallery.isThere = false
  const urls = locations(await sitemapPart('event-1'))
  gallery.isThere = true
  expect(urls).toContain('https://mnma.example/mw/gallery')
  expect(urls).not.toContain('https://mnma.example/mw/gallery/2')
})

it('names each page of the exhibitors of the live edition', async () => {
  const urls = locations(await sitemapPart('event-1'))
  for (const path of ['/mw', '/en/mw/about', '/mw/exhibitor', '/mw/exhibitor/2'])
    expect(urls).toContain(`https://mnma.example${path}`)
  expect(urls).not.toContain('https://mnma.example/mw/exhibitor/3')
  expect(urls).not.toContain('https://mnma.example/mw/test')
})

it.each(['news-4', 'news-0', 'news', 'nothing-1', 'constructor-1', 'news-1x'])(
  'knows no part %s',
  async (name) => {
    expect(await sitemapPart(name)).toBeNull()
  },
)

it('tells of the further days of the agenda, and of the halls of a day that has several', async () => {
  const paths = locations(await sitemapPart('agenda-1')).map((url) => new URL(url ?? '').pathname)
  expect(paths.filter((path) => !path.startsWith('/en/'))).toEqual([
    '/mw/agenda/1/hall/7',
    '/mw/agenda/1/hall/9',
    '/mw/agenda/2',
    '/mw/agenda/3',
  ])
})

it('names the pages of an earlier edition under its year, those that hold something', async () => {
  const paths = locations(await sitemapPart('editions-1')).map((url) => new URL(url ?? '').pathname)
  const ownPaths = paths.filter((path) => !path.startsWith('/en/'))
  for (const part of ['', '/agenda', '/agenda/2', '/presentation', '/speaker', '/speaker/7'])
    expect(ownPaths).toContain(`/mw/2024${part}`)
  expect(ownPaths.every((path) => path.startsWith('/mw/2024'))).toBe(true)
  expect(ownPaths.filter((path) => /gallery|sponsor|exhibitor/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

it('names the categories that hold something, the consultants in their language, and every company', async () => {
  const pages = locations(await sitemapPart('directory-1'))
  for (const path of ['', '/category/01', '/category/0101', '/category/0403', '/consultant/5'])
    expect(pages).toContain(`https://mnma.example/yp${path}`)
  expect(pages).not.toContain('https://mnma.example/en/yp/consultant/5')
  const parts = await Promise.all(
    [1, 2, 3].map(async (part) => locations(await sitemapPart(`companies-${part}`))),
  )
  expect(new Set(parts.flat()).size).toBe(24_002)
})
