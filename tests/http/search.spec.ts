import { expect, test } from '@playwright/test'

const resultsOf = (term: string, prefix = '') => `${prefix}/mm/blog/${encodeURIComponent(term)}=1`

test('a search finds other endings and Latin letters, and says what it made of a term', async ({
  request,
}) => {
  const page = async (term: string, prefix?: string) => {
    const answer = await request.get(resultsOf(term, prefix))
    expect(answer.status()).toBe(200)
    return (await answer.text()).replaceAll('<!-- -->', '')
  }
  // «Дархан: боловсруулах үйлдвэрт 1,800 мэргэжилтэн дутаж байна»
  const title = 'боловсруулах үйлдвэрт 1,800'
  for (const term of ['мэргэжилтнүүдийн боловсруулах', 'mergejilten bolovsruulah', '1800 мэргэжилтэн']) {
    const html = await page(term)
    expect(html, term).toContain(title)
    expect(html, term).not.toContain('гэж хайсан дүнг харуулав')
  }
  const slip = 'мэргэжилтэт боловсрулах'
  expect(await page(slip)).toMatch(/«[^»]*боловсруулах[^»]*» гэж хайсан дүнг харуулав\./)
  expect(await page(slip, '/en')).toContain('These are the results for')
  expect(await page('мэргэжилтэн ъъххъъзз')).toContain('Дараах үгийг орхиж хайв: ъъххъъзз.')
})
