import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type APIResponse } from '@playwright/test'
import { allCalls } from '@/lib/wiring/calls/table'
import { homeOf, mainSite, sites } from '@/lib/platform/site/sites'
import { cookieOf } from '../e2e/office'

const languageOf = async (answer: APIResponse) => /<html lang="(\w+)"/.exec(await answer.text())?.[1]

test('an unknown address is answered in the language that its reader chose', async ({ request }) => {
  // Alternately, because a page made for one reader must not reach the other.
  for (const path of [
    '/nothing',
    '/nothing/at/all',
    '/a/mm/about',
    '/mm/nothing',
    '/mn/nothing',
    '/mm/detail/987654',
  ]) {
    for (const locale of ['mn', 'en', 'mn', 'en'] as const) {
      const answer = await request.get(path, { headers: { cookie: `lang=${locale}` } })
      expect(answer.status(), path).toBe(404)
      expect(await languageOf(answer), `${path} for ${locale}`).toBe(locale)
    }
    expect(await languageOf(await request.get(path)), path).toBe('mn')
  }
  // The language of the address wins over the cookie.
  const response = await request.get('/en/nothing', { headers: { cookie: 'lang=mn' } })
  expect([response.status(), await languageOf(response)]).toEqual([404, 'en'])
})

test('the folders of calls and of the office do not work as languages', async ({ request }) => {
  for (const path of ['/api/mm', '/api/mw/agenda', '/api/yp', '/admin/mm', '/admin/mw/agenda', '/admin/yp']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    // Not the page of a site under another name.
    expect(await answer.text(), path).not.toContain('data-site="m')
  }
})

/** Method and path of each call that the specification names. */
const namedCalls = readFileSync(new URL('../contract/spec-calls.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t').slice(1, 3) as [string, string])
const unknownPaths = [
  '/admin/get/nothing',
  '/admin/auth/nothing',
  '/admin/static',
  '/mw/admin/nothing',
  '/client',
]

test('every address of a call answers in JSON: with its answer, or with 404', async ({ request }) => {
  test.slow()
  const built = new Set(allCalls.map(({ route }) => route))
  for (const [method, target] of [...namedCalls, ...unknownPaths.map((path) => ['GET', path] as const)]) {
    const answer = await request.fetch(target, { method, data: method === 'POST' ? {} : undefined })
    const route = `${method} ${target.split('?')[0]}`
    expect(answer.headers()['content-type'], route).toMatch(/^application\/json/)
    expect(await answer.json(), route).toEqual(expect.any(Object))
    if (!built.has(route)) expect(answer.status(), route).toBe(404)
    else expect(answer.status(), route).toBeLessThan(500)
  }
})

test('each site shows its own not-found page, in the language of the address', async ({ request }) => {
  for (const site of sites) {
    for (const locale of ['mn', 'en'] as const) {
      const folder = `${locale === 'en' ? '/en' : ''}${homeOf(site.key)}`
      // The home of a site that is not open is not found either.
      for (const path of [`${folder}/nothing/here`, ...(site.isOpen ? [] : [folder])]) {
        const answer = await request.get(path)
        const html = await answer.text()
        expect(answer.status(), path).toBe(404)
        expect(html, path).toContain(`<html lang="${locale}" data-site="${site.key}"`)
        expect(html, path).toContain(` · ${site.shortName[locale]}</title>`)
        const main = /<main id="main">[^]*<\/main>/.exec(html)?.[0] ?? ''
        for (const key of site.isOpen ? [site.key, mainSite.key] : [mainSite.key])
          expect(main, path).toContain(`href="${locale === 'en' ? '/en' : ''}${homeOf(key)}"`)
        expect(main.includes(site.name[locale]), path).toBe(!site.isOpen)
      }
    }
  }
})

test('a redirect that staff store leads a missing address on at once, and never one that is there', async ({
  request,
}) => {
  const headers = { cookie: cookieOf('moderator') }
  const store = async (old_address: string) => {
    const data = { old_address, new_address: '/mm/contact' }
    const answer = await request.post('/admin/insert/redirect', { headers, data })
    expect(answer.status(), old_address).toBe(200)
    return ((await answer.json()) as { id: number }).id
  }
  const get = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers().location ?? ''}`.trim()
  }
  const name = randomUUID()
  const [ofNoSite, ofSite] = [`/news.php?id=${name}`, `/mm/old/${name}`]
  for (const path of [ofNoSite, ofSite, `/en${ofSite}`]) {
    // The page that is not there is repeated from here on, until a redirect leads from it.
    expect(await get(path), path).toBe('404')
    expect(await get(path), path).toBe('404')
  }
  const ids = [await store(ofNoSite), await store(ofSite), await store('/mm/about')]
  expect(await get(ofNoSite)).toBe('308 /mm/contact')
  expect(await get(ofSite)).toBe('308 /mm/contact')
  expect(await get(`/en${ofSite}?from=mail`)).toBe('308 /en/mm/contact')
  expect(await get('/mm/about')).toBe('200')
  for (const id of ids)
    expect((await request.delete(`/admin/delete/redirect?id=${id}`, { headers })).status()).toBe(200)
  expect([await get(ofNoSite), await get(ofSite)]).toEqual(['404', '404'])
})

test('nothing links to a site that is not open', async ({ request }) => {
  const html = await (await request.get('/mm')).text()
  for (const { key, isOpen } of sites) expect(html.includes(`href="${homeOf(key)}"`), key).toBe(isOpen)
})

test('the sitemap is an index of parts, and lists each page with its alternates', async ({ request }) => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const parts = locations(await index.text()).map((url) => new URL(url).pathname)
  const names = ['pages', 'news', 'event', 'agenda', 'directory', 'companies']
  // One part for each earlier edition: other tests create some.
  const fixedParts = parts.filter((part) => !part.startsWith('/sitemap/editions-'))
  expect(fixedParts).toEqual(names.map((part) => `/sitemap/${part}-1.xml`))
  for (const part of parts) {
    const pages = locations(await (await request.get(part)).text())
    // An earlier edition of a test has only its home, in both languages.
    expect(pages.length).toBeGreaterThanOrEqual(2)
    expect(pages.length).toBeLessThanOrEqual(10_000)
    // A page and its alternate link to each other as the sitemap links them. The last may be another test's.
    const pair = pages.slice(0, 2)
    for (const page of pair) {
      const html = await (await request.get(new URL(page).pathname)).text()
      for (const [at, locale] of (['mn', 'en'] as const).entries())
        expect(html, page).toContain(`<link rel="alternate" hrefLang="${locale}" href="${pair[at] ?? ''}"/>`)
    }
  }
  for (const none of ['/sitemap/news-2.xml', '/sitemap/nothing-1.xml', '/sitemap/news-1'])
    expect((await request.get(none)).status(), none).toBe(404)
})
