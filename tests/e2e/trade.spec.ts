import { expect, type Page, test } from '@playwright/test'
import { addDays, dayOf } from '@/lib/exchange/days'
import { byTurns } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

/** The auctions of a page: cards of the upcoming ones, rows of the past ones. */
const auctions = (page: Page) => page.locator('main article')

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      title: 'Арилжаа',
      all: 'Бүх арилжаа',
      schedule: 'Арилжааны хуваарь',
      report: 'Ашигт малтмалын арилжааны тайлан',
      none: 'Арилжааны мэдээлэл олдсонгүй',
      filter: 'Шүүх',
      next: 'Дараагийн дуудлага худалдаа',
      past: 'Болсон дуудлага худалдаа',
      coming: 'Удахгүй болох дуудлага худалдаа',
      facts: ['Нийт хэмжээ', 'Багцын тоо', 'Валют', 'Захиалгын дугаар'],
      product: 'Бүтээгдэхүүн',
      coal: 'Коксжих нүүрс',
      onlyComing: 'Зөвхөн удахгүй болох',
      clear: 'Шүүлтүүр цэвэрлэх',
      show: 'Харах',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      title: 'Trade',
      all: 'All trades',
      schedule: 'Auction schedule',
      report: 'Mineral commodities trading report',
      none: 'No trade data found',
      filter: 'Filter',
      next: 'Next auction',
      past: 'Past auctions',
      coming: 'Upcoming auctions',
      facts: ['Total', 'Lots', 'Currency', 'Order number'],
      product: 'Product',
      coal: 'Coking coal',
      onlyComing: 'Upcoming only',
      clear: 'Clear filters',
      show: 'Show',
    },
  },
] as const) {
  test.describe(`exchange trade at ${prefix}/mm/trade`, { tag: byTurns(locale) }, () => {
    test('the home page shows the next auction, and the last price that the exchange has', async ({
      page,
      request,
    }) => {
      await page.goto(`${prefix}/mm`)
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: texts.title, exact: true }),
      })
      const row = section.getByRole('row', { name: new RegExp(`^${texts.coal}`) })
      const today = dayOf(new Date())
      const answer = await request.get(
        `/client/get/trade?startDate=${addDays(today, -90)}&endDate=${today}&limit=30`,
      )
      const { trade } = await answer.json()
      const last = (trade as { product_name: string; min_price: number }[]).find(
        ({ product_name }) => product_name === 'Коксжих нүүрс',
      )
      await expect(row).toContainText(last ? last.min_price.toFixed(2).replace(/\.?0+$/, '') : 'no trade')
      const first = section.locator('time').first()
      expect(Date.parse((await first.getAttribute('datetime')) ?? '')).toBeGreaterThan(Date.now())
      await section.getByRole('link', { name: texts.all }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    })

    test('opens on auctions, and turns to the trades of the last seven days', async ({ page }) => {
      const errors = collectErrors(page)
      await page.goto(`${prefix}/mm/trade`)
      await expect(auctions(page)).toHaveCount(12)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      // Four lots of 500 tonnes are 2,000 tonnes.
      const card = page.locator('article dl').first()
      const [tonnes = '', lots = ''] = await card.locator('dd').allInnerTexts()
      const [count = 0, size = 0] = lots.split('×').map((part) => Number(part.replace(/[^\d.]/g, '')))
      expect(Number(tonnes.replace(/[^\d.]/g, ''))).toBe(count * size)
      // The next one comes first, then the other upcoming ones by time, then the latest past ones.
      const next = page.getByRole('article', { name: texts.next })
      await expect(next.getByRole('heading', { level: 2 })).toHaveText(texts.next)
      const times = await page
        .locator('main article time')
        .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)))
      const [upcomingTimes, pastTimes] = [
        times.filter((time) => time > Date.now()),
        times.filter((time) => time <= Date.now()),
      ]
      expect(upcomingTimes.length).toBeGreaterThan(1)
      expect(pastTimes.length).toBeGreaterThan(0)
      expect(times).toEqual([...upcomingTimes.sort((a, b) => a - b), ...pastTimes.sort((a, b) => b - a)])
      // Past auctions are notice cards too, with the same details.
      const past = page.getByRole('region', { name: texts.past })
      await expect(past.getByRole('article')).toHaveCount(pastTimes.length)
      for (const place of [past, page.getByRole('region', { name: texts.coming })])
        await expect(place.getByRole('article').first().locator('dt')).toHaveText(texts.facts)
      await page.goto(`${prefix}/mm/trade?tab=schedule&limit=12&page=2`)
      await expect(past.getByRole('article')).toHaveCount(12)
      await expect(past.getByRole('article').last().locator('dt')).toHaveText(texts.facts)
      await expectNoSidewaysScroll(page)
      await page.goBack()

      await page.getByRole('link', { name: texts.report, exact: true }).click()
      await expect(page).toHaveURL(
        /tab=report&startDate=\d{4}-\d{2}-\d{2}&endDate=\d{4}-\d{2}-\d{2}&limit=10&page=1$/,
      )
      const [start, end] = [/startDate=([\d-]+)/, /endDate=([\d-]+)/].map(
        (part) => part.exec(page.url())?.[1] ?? '',
      )
      expect((Date.parse(end ?? '') - Date.parse(start ?? '')) / 86_400_000).toBe(7)
      await expect(page.locator('main table:has(caption) tbody tr').first()).toBeVisible()
      await expect(page.locator('figure svg').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(errors).toEqual([])
    })

    test('filters the auctions at once, keeps the filter in the address, and clears it', async ({ page }) => {
      await page.goto(`${prefix}/mm/trade`)
      const product = page.getByLabel(texts.product, { exact: true })
      await expectReady(product)
      await product.selectOption({ label: texts.coal })
      await expect(page).toHaveURL(/tab=schedule&product=\d+&limit=12&page=1$/)
      await expect(page.getByLabel(texts.product, { exact: true })).toHaveValue(/^\d+$/)
      await expect(page.locator('main article h3').first()).toHaveText(texts.coal)
      const upcoming = page.getByLabel(texts.onlyComing)
      await expectReady(upcoming)
      await upcoming.check()
      await expect(page).toHaveURL(/product=\d+&upcoming=1&limit=12&page=1$/)
      await expect(page.getByRole('region', { name: texts.past })).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.clear }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/mm/trade$`))
      await expect(auctions(page)).toHaveCount(12)
    })

    test('restores the controls of its list after a step back', async ({ page }) => {
      const address = `${prefix}/mm/trade?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1`
      await page.goto(address)
      await expectReady(page.locator('#trade-start'))
      await page.locator('#trade-start').fill('2026-01-02')
      await page.getByRole('button', { name: texts.filter, exact: true }).click()
      await expect(page).toHaveURL(/startDate=2026-01-02/)
      await expectReady(page.locator('#trade-limit'))
      await page.locator('#trade-limit').selectOption('30')
      await expect(page).toHaveURL(/limit=30/)
      await page.goBack()
      await expect(page).toHaveURL(/startDate=2026-01-02&endDate=2026-01-12&limit=10/)
      await expect(page.locator('#trade-limit')).toHaveValue('10')
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.locator('#trade-start')).toHaveValue('2026-01-05')
      await expect(page.locator('#trade-limit')).toHaveValue('10')
    })

    test('keeps start and end in order, and says so when there is nothing', async ({ page }) => {
      await page.goto(`${prefix}/mm/trade?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1`)
      await expectReady(page.locator('#trade-start'))
      await page.locator('#trade-start').fill('2026-01-20')
      await expect(page.locator('#trade-end')).toHaveValue('2026-01-20')
      await page.locator('#trade-end').fill('2026-01-08')
      await expect(page.locator('#trade-start')).toHaveValue('2026-01-08')
      await page.getByRole('button', { name: texts.filter, exact: true }).click()
      await expect(page).toHaveURL(/startDate=2026-01-08&endDate=2026-01-08/)
      await page.goto(`${prefix}/mm/trade?tab=report&startDate=1999-01-05&endDate=1999-01-12&limit=10&page=1`)
      await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()
      await expectAccessible(page)
    })

    test('works without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(`${prefix}/mm/trade`)
      await expect(auctions(page)).toHaveCount(12)
      await page.locator('#trade-limit').selectOption('24')
      await page.getByRole('button', { name: texts.show, exact: true }).click()
      await expect(auctions(page)).toHaveCount(24)
      await page.locator('a[rel=next]').click()
      await expect(page).toHaveURL(/tab=schedule&limit=24&page=2$/)
      await page.getByRole('link', { name: texts.report, exact: true }).click()
      await page.locator('#trade-start').fill('2025-10-01')
      await page.locator('#trade-end').fill('2026-02-01')
      await page.getByRole('button', { name: texts.filter, exact: true }).click()
      await expect(page).toHaveURL(/startDate=2025-10-01&endDate=2026-02-01&limit=10&page=1/)
      await expect(page.locator('main table:has(caption) tbody tr')).toHaveCount(10)
      await context.close()
    })
  })
}
