import { type APIRequestContext, expect, test } from '@playwright/test'

const htmlOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path.slice(0, 90)).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}
const asking = (term: string, more = '') => `/yp/search?term=${encodeURIComponent(term)}${more}`

test('a company is found by other endings, by its number, its category and its texts', async ({
  request,
}) => {
  for (const term of ['ХАНГАЙ МЕТАЛЛЫН', 'металл хангай', 'хангаи металл', 'баяжуулдаг']) {
    const html = await htmlOf(request, asking(term))
    expect(html.replace(/<\/?mark[^>]*>/g, ''), term).toContain('Хангай Металл ХХК')
  }
  expect(await htmlOf(request, asking('өрөмдлөг'))).toMatch(/<mark[^>]*>Өрөмдлөг<\/mark>/)
})

test('a term in the other alphabet is searched: the message is beside what it finds, and stays where it finds nothing', async ({
  request,
}) => {
  for (const [prefix, term, company, message, unknown, offer] of [
    [
      '',
      'laboratory',
      'Эрдэм Лаборатори ХХК',
      'Хайлтад кирилл үсэг ашиглана уу.',
      'qqqqzz',
      '«ккккзз» гэж хайх',
    ],
    [
      ...['/en', 'лаборатори', 'Erdem Laboratory LLC', 'Please use English alphabet for the search.'],
      ...['щщщщзз', 'Search for “'],
    ],
  ] as const) {
    const html = await htmlOf(request, `${prefix}${asking(term)}`)
    expect(html.replace(/<\/?mark[^>]*>/g, ''), term).toContain(company)
    expect(html).toContain(message)
    expect(html).not.toMatch(/role="alert"|aria-invalid/)
    const none = await htmlOf(request, `${prefix}${asking(unknown)}`)
    for (const text of [message, offer, 'role="alert"', 'aria-invalid="true"']) expect(none).toContain(text)
  }
  expect(await htmlOf(request, `/en${asking('altai')}`)).not.toContain('Please use English alphabet')
  for (const term of ['ла', 'лаб', 'lab'])
    expect((await htmlOf(request, asking(term))).replace(/<\/?mark[^>]*>/g, ''), term).toContain(
      'Эрдэм Лаборатори ХХК',
    )
})

test('every term is answered with a sentence', async ({ request }) => {
  for (const [term, mn, en] of [
    ['%', 'Хайлтад кирилл үсэг ашиглана уу.', 'Please use English alphabet for the search.'],
    ['алтай drill', 'Хайлтад кирилл үсэг ашиглана уу.', 'Please use English alphabet for the search.'],
    ['../..', 'Хайлтад кирилл үсэг ашиглана уу.', 'Please use English alphabet for the search.'],
    ['б'.repeat(500), 'Хайх үг хэт урт байна', 'The search term is too long'],
    ['00000000000', 'Тохирох хайлтын үр дүн олдсонгүй.', 'No results found.'],
  ] as const) {
    expect(await htmlOf(request, asking(term)), term).toContain(mn)
    expect(await htmlOf(request, `/en${asking(term)}`), term).toContain(en)
  }
})

test('search engines index the home of the search, but no result page', async ({ request }) => {
  expect(await htmlOf(request, '/yp/search')).not.toContain('noindex')
  const path = asking('хангай', '&type=company')
  const html = await htmlOf(request, path)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect((await request.get('/yp/search/all/any/any/any/any/best/01')).status()).toBe(404)
})
