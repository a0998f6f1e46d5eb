import { type APIRequestContext, expect, test } from '@playwright/test'

const resultsOf = (term: string, prefix = '') => `${prefix}/mm/blog/${encodeURIComponent(term)}=1`

/** Removes the `mark` tags. */
const plain = (html: string) => html.replace(/<\/?mark[^>]*>/g, '')

const htmlOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}
const query = (term: string, more = '') => `?q=${encodeURIComponent(term)}${more}`

test('a search finds other endings and Latin letters, and explains how it read the term', async ({
  request,
}) => {
  const page = (term: string, prefix?: string) => htmlOf(request, resultsOf(term, prefix))
  // «Дархан: боловсруулах үйлдвэрт 1,800 мэргэжилтэн дутаж байна»
  const title = 'боловсруулах үйлдвэрт 1,800'
  for (const term of ['мэргэжилтнүүдийн боловсруулах', 'mergejilten bolovsruulah', '1800 мэргэжилтэн']) {
    const html = await page(term)
    expect(plain(html), term).toContain(title)
    expect(html, term).toMatch(/<mark[^>]*>мэргэжилтэн<\/mark>/)
    expect(html, term).not.toContain('гэж хайсан дүнг харуулав')
  }
  const typo = 'мэргэжилтэт боловсрулах'
  expect(await page(typo)).toContain(
    `/mm/search${query(typo, '&amp;kind=news&amp;exact=1')}`.replaceAll('%20', '+'),
  )
  expect(await page(typo)).toMatch(/«[^»]*боловсруулах[^»]*» гэж хайсан дүнг харуулав\./)
  expect(await page(typo, '/en')).toContain('Showing results for')
  expect(await page('мэргэжилтэн ъъххъъзз')).toContain('Дараах үгийг орхиж хайв: ъъххъъзз.')
})

test('the search of the site is not indexed, has its alternate, and is in no sitemap', async ({
  request,
}) => {
  const path = `/mm/search${query('уурхай', '&kind=news&page=2')}`
  const html = await htmlOf(request, path)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).toContain(`data-alternate="" href="/en${path.replaceAll('&', '&amp;')}"`)
  expect(await htmlOf(request, '/sitemap/pages-1.xml')).not.toContain('/search')
  expect((await request.get('/mm/search/all/any/1')).status()).toBe(404)
})

test('the event has a separate search in its header, which links to its results', async ({ request }) => {
  expect(await htmlOf(request, '/mw')).toContain('action="/mw/search"')
  const html = await htmlOf(request, `/mw/search${query('уурхайн')}`)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  const [, address = '', anchor = ''] = html.match(/href="(\/mw\/agenda[^"#]*)#(session-\d+)"/) ?? []
  expect(await htmlOf(request, address)).toContain(`id="${anchor}"`)
  const partner = (await htmlOf(request, `/en/mw/search${query('resource')}`)).match(
    /href="(\/en\/mw\/(?:exhibitor|sponsor)[^"#]*)#(partner-\d+)"/,
  )
  expect(await htmlOf(request, partner?.[1] ?? '')).toContain(`id="${partner?.[2]}"`)
  const sponsorAndExhibitor = await htmlOf(request, `/mw/search${query('тал нутгийн зэс')}`)
  for (const role of ['Ивээн тэтгэгч', 'Үзэсгэлэнд оролцогч'])
    expect(sponsorAndExhibitor).toContain(`<span>${role}</span>`)
  expect((await request.get('/mw/search/all/any/1')).status()).toBe(404)
})

test('every term is answered with a sentence', async ({ request }) => {
  for (const [term, mn, en] of [
    ['', 'Юу хайх вэ?', 'What are you looking for?'],
    ['..', 'Хайх үг алга', 'Enter a word to search for'],
    ['%_*?', 'Хайх үг алга', 'Enter a word to search for'],
    ['"«»\'', 'Хайх үг алга', 'Enter a word to search for'],
    ['\u0301\u0308', 'Хайх үг алга', 'Enter a word to search for'],
    ['б'.repeat(500), 'Хайх үг хэт урт байна', 'The search is too long'],
    ['ffъъщщ', 'Тохирох үр дүн олдсонгүй', 'No results found'],
  ] as const) {
    expect(await htmlOf(request, `/mm/search${query(term)}`), term).toContain(mn)
    expect(await htmlOf(request, `/en/mm/search${query(term)}`), term).toContain(en)
  }
  for (const term of ['100%', '../about', 'a/b?c#d&e', 'уурхай'.repeat(9), 'уyрxaйz'])
    expect(await htmlOf(request, `/mm/search${query(term)}`), term).toContain('хайлтын дүн')
  expect(await htmlOf(request, `/mm/blog?term=${'a'.repeat(3_000)}`)).toContain('Мэдээ олдсонгүй')
})
