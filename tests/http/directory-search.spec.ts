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

test('the alphabet is the one of the page, and the term is offered in it', async ({ request }) => {
  const mn = await htmlOf(request, asking('altai drill'))
  expect(mn).toContain('Хайлтад кирилл үсэг ашиглана уу.')
  expect(mn).toContain('«алтай дрилл» гэж хайх')
  expect(mn).toContain('Хайлт хийгээгүй байна')
  const en = await htmlOf(request, `/en${asking('алтай')}`)
  expect(en).toContain('Please use English alphabet for the search.')
  expect(en).toContain('Search for “altai”')
  expect(await htmlOf(request, `/en${asking('altai')}`)).not.toContain('Please use English alphabet')
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
  expect((await request.get('/yp/search/all/any/any/any/best/01')).status()).toBe(404)
})
