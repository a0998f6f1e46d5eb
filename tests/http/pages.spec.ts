import { expect, test } from '@playwright/test'
import { liveYear } from '@/demo/event/editions'
import { cookieOf, picture } from '../e2e/office'

test('every page has its title, in its language, with the name of the site', async ({ request }) => {
  const titleAt = async (path: string) =>
    /<title>([^<]*)<\/title>/.exec(await (await request.get(path)).text())?.[1]
  const week = '?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1'
  for (const [path, mn, en] of [
    ['/mm', 'Монголын уул уурхайн үндэсний ассоциаци', 'Mongolian National Mining Association'],
    ['/mm/about', 'Бидний тухай · МУУҮА', 'About us · MNMA'],
    ['/mm/contact', 'Холбоо барих · МУУҮА', 'Contact · MNMA'],
    ['/mm/report=1', 'Тайлан · МУУҮА', 'Reports · MNMA'],
    ['/mm/blog/13=1', 'Арга хэмжээ · МУУҮА', 'Events · MNMA'],
    ['/mm/blog/8=2', 'Мэдээ · Хуудас 2 · МУУҮА', 'News · Page 2 · MNMA'],
    ['/mm/trade', 'Арилжааны хуваарь · МУУҮА', 'Auction schedule · MNMA'],
    [
      `/mm/trade${week}`,
      'Ашигт малтмалын арилжааны тайлан, 2026.01.05 – 2026.01.12 · МУУҮА',
      'Mineral commodities trading report, 5 Jan 2026 – 12 Jan 2026 · MNMA',
    ],
    ['/mm/nothing-here', 'Хуудас олдсонгүй · МУУҮА', 'Page not found · MNMA'],
    ['/mm/detail/987654', 'Мэдээ олдсонгүй · МУУҮА', 'News not found · MNMA'],
    ['/mw', `Уул уурхайн долоо хоног ${liveYear}`, `Mining Week ${liveYear}`],
    ['/mw/about', 'Арга хэмжээний тухай · Уул уурхайн долоо хоног', 'About the event · Mining Week'],
    [
      '/mw/exhibitor/2',
      'Үзэсгэлэнд оролцогчид · Хуудас 2 · Уул уурхайн долоо хоног',
      'Exhibitors · Page 2 · Mining Week',
    ],
    ['/mw/2024', 'Уул уурхайн долоо хоног 2024 · Уул уурхайн долоо хоног', 'Mining Week 2024 · Mining Week'],
    ['/mw/2024/agenda', 'Хөтөлбөр · 2024 · Уул уурхайн долоо хоног', 'Agenda · 2024 · Mining Week'],
    ['/mw/2030', 'Хуудас олдсонгүй · Уул уурхайн долоо хоног', 'Page not found · Mining Week'],
    ['/mw/exhibitor/99', 'Хуудас олдсонгүй · Уул уурхайн долоо хоног', 'Page not found · Mining Week'],
  ] as const) {
    expect(await titleAt(path), path).toBe(mn)
    expect(await titleAt(`/en${path}`), `/en${path}`).toBe(en)
  }
  expect(await titleAt('/admin/login')).toBe('Удирдлагын хэсэг · Удирдлага')
})

test('every page of an edition has structured data about it', async ({ request }) => {
  const events = async (path: string) => {
    const html = await (await request.get(path)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    return data.filter((each) => String(each['@id']).endsWith('#event'))
  }
  const live = ['', '/about', '/agenda', '/contact', '/exhibitor', '/gallery', '/presentation', '/register']
  for (const path of [...live, '/sponsor', '/speaker', '/speaker/1'].map((part) => `/mw${part}`)) {
    const [event, ...others] = await events(path)
    expect(event, path).toMatchObject({ '@type': 'Event', name: `Уул уурхайн долоо хоног ${liveYear}` })
    expect(event, path).toMatchObject({ startDate: `${liveYear}-09-11`, endDate: `${liveYear}-09-13` })
    expect(others, path).toEqual([])
  }
  for (const part of ['', '/agenda', '/agenda/2']) {
    const [event, ...others] = await events(`/en/mw/2024${part}`)
    expect(event, part).toMatchObject({ name: 'Mining Week 2024', startDate: '2024-10-02' })
    expect(String(event?.url), part).toMatch(/\/en\/mw\/2024$/)
    expect(others, part).toEqual([])
  }
  for (const part of ['', '/registration', '/news', '/detail/1', '/photos/2022', '/presentation']) {
    const [event, ...others] = await events(`/en/mw/2023${part}`)
    expect(event, part).toMatchObject({ '@type': 'Event', inLanguage: 'en' })
    expect(String(event?.url), part).toMatch(/\/en\/mw\/2023$/)
    expect(others, part).toEqual([])
  }
})

test('a year that is no earlier edition, and a part that it does not have, get the 404 of the site', async ({
  request,
}) => {
  const nowhere = [
    `/mw/${liveYear}`,
    '/mw/2090/agenda',
    '/mw/2023/agenda',
    '/mw/2024/gallery',
    '/mw/2024/agenda/9',
  ]
  for (const path of [...nowhere, '/mw/2024/register', '/mw/20240', '/mw/2024/speaker/1'])
    for (const language of ['', '/en']) {
      const answer = await request.get(`${language}${path}`)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text(), path).toContain('noindex')
    }
  const html = await (await request.get('/mw')).text()
  for (const year of ['2024', '2023', '2022']) expect(html).toContain(`href="/mw/${year}"`)
  const earlier = await (await request.get('/en/mw/2024/agenda/2')).text()
  expect(earlier).toMatch(/rel="canonical" href="[^"]*\/en\/mw\/2024\/agenda\/2"/)
  expect(earlier).toMatch(/hrefLang="mn" href="[^"]*[^n]\/mw\/2024\/agenda\/2"/i)
})

test('an unknown page of the archived site is under maintenance, and not indexed', async ({ request }) => {
  for (const cid of ['3', '5', '0', '02', 'abc', '%D1%8F', '9'.repeat(40)]) {
    const answer = await request.get(`/mw/2023/category/${cid}`)
    expect(answer.status(), cid).toBe(200)
    const html = await answer.text()
    expect(html, cid).toContain('Энэ хуудас түр хугацаанд засвартай байна.')
    expect(html, cid).toContain('<meta name="robots" content="noindex')
    expect(html, cid).toContain(`data-alternate="" href="/en/mw/2023/category/${cid}"`)
  }
  const form = await (await request.get('/mw/2023/category/2')).text()
  expect(form).not.toContain('noindex')
  for (const [cid, to] of [
    ['1', '/mw/2023'],
    ['4', '/mw/2023/presentation'],
  ] as const) {
    const { location } = (await request.get(`/mw/2023/category/${cid}`, { maxRedirects: 0 })).headers()
    expect(location).toBe(to)
  }
})

test('the description of a company is plain text, even when it looks like HTML', async ({ request }) => {
  const about = 'Бид <b onclick="x()">өрөмдөнө</b> & <script>alert(1)</script> тээвэрлэнэ.'
  const headers = { cookie: cookieOf('moderator') }
  const answer = await request.post('/yellow-page/insert/yellow-registration', {
    headers,
    multipart: {
      categories: JSON.stringify([{ mainCategory: '03', subCategory: '0301' }]),
      image: await picture('лого.png'),
      ...{ nameMn: 'Текст <i>Сорил</i> ХХК', nameEn: 'Text Trial LLC', approval: 'true' },
      ...{ registrationNumber: 'СОРИЛ-15', aboutMn: about, addressMn: '<u>Хаяг</u>' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = (await answer.json()) as { id: number }
  try {
    for (const path of [`/yp/company/${id}`, `/en/yp/company/${id}`]) {
      const html = await (await request.get(path)).text()
      expect(html, path).toContain('&lt;b onclick=')
      expect(html, path).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(html, path).toContain('&lt;u&gt;')
      for (const element of ['<b onclick', '<script>alert', '<u>', '<i>'])
        expect(html, `${path}: ${element}`).not.toContain(element)
    }
  } finally {
    await request.delete(`/yellow-page/delete/company?id=${id}`, { headers })
  }
})

test('the language toggle links to its page before any script runs', async ({ request }) => {
  for (const [path, alternate] of [
    ['/mm/blog/13=1', '/en/mm/blog/13=1'],
    ['/en/mm/about', '/mm/about'],
    ['/mm/blog/a%22b=1', '/en/mm/blog/a%22b=1'],
  ] as const) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text()
    expect(html).toContain(`data-alternate="" href="${alternate}"`)
  }
})

test('the layout of a page follows its text', async ({ request }) => {
  const mainOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }
  const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0
  const programme = await mainOf('/mm/page/20')
  // Eight principles, five open scopes, the table of contents of small screens, and eight parts that close there.
  expect(count(programme, /<details/g)).toBe(22)
  expect(programme).toContain('6 шаардлага')
  expect(programme).toContain('5 шаардлага')
  for (const at of [1, 2, 3, 4]) expect(programme).toContain(`<section id="${at}"`)
  expect(programme).toContain('href="#auditors"')
  const students = await mainOf('/en/mm/page/23')
  expect(students).toContain('M. Bilguun')
  expect(students).toContain('Drawing: MNMA</span></figcaption>')
  expect(students).toMatch(/href="\/en\/mm\/contact"[^>]*>Apply, or ask a question</)
  expect(students).toMatch(/<dt>Places<\/dt><dd><div[^>]*>64<\/div><\/dd>/)
  expect(await mainOf('/mm/page/9')).toContain('download="Гишүүнчлэлийн журам.pdf"')
  const history = await mainOf('/mm/about')
  for (const year of ['1994 он', '2004 он', '2013 он', '2019 он', '2024 он'])
    expect(history).toMatch(new RegExp(`<h3[^>]*>${year.replace(' ', '[ \u00a0]')}</h3>`))
})

test('the addresses of reports lead to existing pages', async ({ request }) => {
  for (const [from, to] of [
    ['/mm/report', '/mm/report=1'],
    ['/mm/report%3D2', '/mm/report=2'],
    ['/mm/report/2', '/mm/report=2'],
    ['/en/mm/report', '/en/mm/report=1'],
    ['/mm/page/1', '/mm/about'],
    ['/mm/page/12', '/mm/member'],
  ] as const) {
    const answer = await request.get(from)
    expect(answer.status(), from).toBe(200)
    expect(new URL(answer.url()).pathname, from).toBe(to)
  }
  const zero = await request.get('/mm/report=0')
  expect(zero.status()).toBe(404)
})

test('gives open data and a calendar, and refuses days that do not exist', async ({ request }) => {
  const csv = await request.get('/mm/trade/data.csv?startDate=2026-01-01&endDate=2026-01-31')
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect((await csv.text()).split('\r\n')[0]).toContain('trade_datetime,seller_name')
  const json = await request.get('/mm/trade/data.json?startDate=2026-01-01&endDate=2026-01-31')
  expect(((await json.json()) as { trade: unknown[] }).trade.length).toBeGreaterThan(0)
  const calendar = await (await request.get('/en/mm/trade/auctions.ics')).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+SUMMARY:Auction:[\s\S]+END:VCALENDAR\r\n$/)
  expect((await request.get('/mm/trade/data.csv?startDate=2026-02-30')).status()).toBe(400)
  const response = await request.get(
    '/mm/trade?tab=report&startDate=2026-02-30&endDate=2026-03-01&limit=10&page=1',
  )
  expect(response.status()).toBe(404)
})

test('a page past the last one of a list is a 404 that leads to the first', async ({ request }) => {
  const term = encodeURIComponent('уурхай')
  const week = 'tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10'
  for (const [path, first] of [
    ['/mm/blog/8=999', '/mm/blog/8=1'],
    ['/mm/blog/2025-09=999', '/mm/blog/2025-09=1'],
    [`/mm/blog/${term}=999`, `/mm/blog/${term}=1`],
    ['/mm/report=999', '/mm/report=1'],
    ['/mm/trade?tab=schedule&limit=12&page=999', '/mm/trade'],
    [`/mm/trade?${week}&page=999`, `/mm/trade?${week}&page=1`],
    [`/mm/search?q=${term}&kind=news&page=999`, `/mm/search?q=${term}&kind=news`],
    ['/mw/exhibitor/999', '/mw'],
    ['/mw/gallery/1/999', '/mw/gallery'],
    ['/mw/2023/photos/2022/999', '/mw/2023/photos/2022'],
    ['/mw/2023/news/6=999', '/mw/2023/news/6=1'],
    ['/yp/category/0301/999', '/yp/category/0301'],
    ['/yp/category/0403/999', '/yp/category/0403'],
    ['/yp/search?page=99', '/yp/search'],
  ] as const)
    for (const prefix of ['', '/en']) {
      const answer = await request.get(`${prefix}${path}`)
      expect(answer.status(), `${prefix}${path}`).toBe(404)
      const html = (await answer.text()).replaceAll('&amp;', '&')
      expect(html, `${prefix}${path}`).toContain(`href="${prefix}${first}"`)
      expect((await request.get(`${prefix}${first}`)).status(), `${prefix}${first}`).toBe(200)
    }
  // The browser reads its rows: a visitor who has not signed in gets the sign-in form.
  const people = '/yp/meetings/people?page='
  for (const prefix of ['', '/en']) {
    expect((await request.get(`${prefix}${people}999`)).status()).toBe(404)
    expect((await request.get(`${prefix}${people}1`)).status()).toBe(200)
  }
})
