import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, test } from '@playwright/test'
import { cookieOf, picture } from '../e2e/office'

const origin = () => process.env.STRATA_URL ?? ''
const linkOf = (html: string, attributes: string) =>
  new RegExp(`<link[^>]*${attributes}[^>]*href="([^"]+)"`).exec(html)?.[1]

/** What an address shows to search engines and to its reader. */
async function offerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  return {
    canonical: linkOf(html, 'rel="canonical"'),
    mn: linkOf(html, 'hrefLang="mn"'),
    en: linkOf(html, 'hrefLang="en"'),
    says: /Original in Mongolian|Эх нь англи хэлээр/.exec(html)?.[0],
    articleAt: /"mainEntityOfPage":"([^"]+)"/.exec(html)?.[1],
  }
}

/** All addresses of the sitemap. */
async function sitemap(request: APIRequestContext): Promise<Set<string>> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const parts = await locations('/sitemap.xml')
  const all = await Promise.all(parts.map((part) => locations(new URL(part).pathname)))
  return new Set(all.flat())
}

const english = { title_en: 'Title', summary_en: 'Summary', text_en: '<p>Text</p>' }

test('a record in Mongolian only says so, and is not offered as English until it is translated', async ({
  request,
}) => {
  const title = `Орчуулаагүй ${randomUUID()}`
  const mongolian = { title, summary: 'Хураангуй', text: '<p>Агуулга</p>', category_cid: '18' }
  const headers = { cookie: cookieOf('user') }
  const { id } = (await (
    await request.post('/admin/insert/news', {
      headers,
      multipart: { image: await picture('а.png'), ...mongolian },
    })
  ).json()) as { id: number }
  const [mn, en] = [`/mm/detail/${id}`, `/en/mm/detail/${id}`]
  const singleOffer = { canonical: origin() + mn, mn: origin() + mn, en: undefined, articleAt: origin() + mn }
  expect(await offerOf(request, en)).toEqual({ ...singleOffer, says: 'Original in Mongolian' })
  expect(await offerOf(request, mn)).toEqual({ ...singleOffer, says: undefined })
  // In lists too, where a title is marked with its language.
  const readMark = async (list: string) => {
    const html = await (await request.get(list)).text()
    const [row = ''] = html.split('<article').filter((part) => part.includes(`/mm/detail/${id}"`))
    return { isMarked: row.includes('data-in-language="mn"'), lang: /<h2 lang="(\w+)"/.exec(row)?.[1] }
  }
  expect(await readMark('/en/mm/blog/18=1')).toEqual({ isMarked: true, lang: 'mn' })
  expect(await readMark('/mm/blog/18=1')).toEqual({ isMarked: false, lang: undefined })
  const before = await sitemap(request)
  expect([before.has(origin() + mn), before.has(origin() + en)]).toEqual([true, false])

  const save = (texts: Record<string, string>) =>
    request.post('/admin/update/news', { headers, multipart: { id, category_cid: '18', ...texts } })
  expect((await save({ ...mongolian, ...english })).status()).toBe(200)
  const both = { mn: origin() + mn, en: origin() + en, says: undefined }
  expect(await offerOf(request, en)).toEqual({ canonical: origin() + en, articleAt: origin() + en, ...both })
  expect(await offerOf(request, mn)).toEqual({ canonical: origin() + mn, articleAt: origin() + mn, ...both })
  expect((await sitemap(request)).has(origin() + en)).toBe(true)
  expect(await readMark('/en/mm/blog/18=1')).toEqual({ isMarked: false, lang: undefined })

  expect((await save(english)).status()).toBe(200)
  expect(await offerOf(request, mn)).toMatchObject({
    canonical: origin() + en,
    mn: undefined,
    says: 'Эх нь англи хэлээр',
  })
  const after = await sitemap(request)
  expect([after.has(origin() + mn), after.has(origin() + en)]).toEqual([false, true])
})

test('the page of a menu item is offered in the languages of its text', async ({ request }) => {
  const headers = { cookie: cookieOf('moderator') }
  const names = {
    page_type: 'static',
    category_level: 1,
    category: `Цэс ${randomUUID()}`,
    category_en: 'Item',
  }
  const answer = await request.post('/admin/insert/category', { headers, data: names })
  const { cid } = (await answer.json()) as { cid: number }
  const write = (texts: object) =>
    request.post('/admin/update/static-data', { headers, data: { category_cid: cid, ...texts } })
  expect((await write({ text: '<p>Текст</p>' })).status()).toBe(200)
  const [mn, en] = [`/mm/page/${cid}`, `/en/mm/page/${cid}`]
  expect(await offerOf(request, en)).toMatchObject({
    ...{ canonical: origin() + mn, mn: origin() + mn, en: undefined },
    says: 'Original in Mongolian',
  })
  expect((await sitemap(request)).has(origin() + en)).toBe(false)
  expect((await write({ text: '<p>Текст</p>', text_en: '<p>Text</p>' })).status()).toBe(200)
  expect(await offerOf(request, en)).toMatchObject({ canonical: origin() + en, says: undefined })
  expect((await sitemap(request)).has(origin() + en)).toBe(true)
  // It is removed from the menu that other tests read.
  expect(
    (
      await request.post('/admin/update/category', {
        headers,
        data: { cid, ...names, category_status: false },
      })
    ).status(),
  ).toBe(200)
})
