import { readFileSync } from 'node:fs'
import { get, type Row } from './measure'
import { moderatorCookie } from './session'

/** Publishes a news item with a picture as staff do. @returns its id */
export async function publishNews(url: string, cookie: string, title: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    title,
    summary: 'Хураангуй',
    text: '<p>Агуулга</p>',
    title_en: `EN ${title}`,
    summary_en: 'Summary',
    text_en: '<p>Body</p>',
    category_cid: '8',
    publisher: 'Админ',
    news_status: 'true',
    yellow_book: 'false',
  }))
    form.set(name, value)
  form.set('image', new Blob([new Uint8Array(readFileSync('bench/cover.jpg'))]), 'cover.jpg')
  const response = await fetch(`${url}/admin/insert/news`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  if (response.status !== 200)
    throw new Error(`publishing answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: number }
  return id
}

/** Publishes news repeatedly, and requests every page that shows the item at once after each publication. */
export async function publishToVisible(url: string): Promise<Row[]> {
  const cookie = await moderatorCookie()
  const month = new Date().toISOString().slice(0, 7)
  let staleCount = 0
  let looks = 0
  const rounds = 15
  for (let round = 0; round < rounds; round++) {
    const title = `Хэмжилт ${round} ${Date.now()}`
    const id = await publishNews(url, cookie, title)
    const paths = [
      '/mm',
      '/en/mm',
      '/mm/blog/8=1',
      '/en/mm/blog/8=1',
      `/mm/blog/${month}=1`,
      `/mm/detail/${id}`,
      `/en/mm/detail/${id}`,
      '/client/get/recent-news',
      '/client/get/news?category=8',
      `/client/get/news/id?id=${id}`,
      `/client/get/news-by-date?date=${month}`,
      '/mm/rss/8',
      '/sitemap/news-1.xml',
    ]
    for (const path of paths) {
      looks++
      const body = (await get(`${url}${path}`)).body.toString('utf8')
      if (!body.includes(path === '/sitemap/news-1.xml' ? `/mm/detail/${id}` : title)) staleCount++
    }
  }
  return [
    {
      figure: 'Publish to visible',
      ours: `${looks - staleCount} of ${looks} next requests fresh`,
      against: `${rounds} publications, every page that shows the item`,
      ratio: null,
      target: 'always the next request',
      isMet: staleCount === 0,
    },
  ]
}
