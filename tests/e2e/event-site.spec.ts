import { expect, type Page } from '@playwright/test'
import { liveYear } from '@/demo/event/editions'
import { byTurns } from './languages'
import { openAtRest } from './at-rest'
import { signInByForm } from './office'
import { ownSite } from './own-site'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const nextYear = liveYear + 1

/** A separate Strata: the live edition is shown on all pages, which the other tests read. */
const test = ownSite('event', { seed: true })

const texts = {
  mn: {
    name: `Уул уурхайн долоо хоног ${liveYear}`,
    line: `Улаанбаатар, ${liveYear}.09.11–13`,
    register: 'Оролцохоор бүртгүүлэх',
    figures: 'Тоо баримт',
    visitors: 'зочин',
  },
  en: {
    name: `Mining Week ${liveYear}`,
    line: `Ulaanbaatar, 11–13 Sep ${liveYear}`,
    register: 'Register to attend',
    figures: 'Figures',
    visitors: 'visitors',
  },
} as const

for (const [locale, prefix] of [
  ['mn', ''],
  ['en', '/en'],
] as const) {
  test(
    `${locale}: a visitor reads the home and comes to the registration by keyboard`,
    { tag: byTurns(locale, ['@phone-first']) },
    async ({ page }) => {
      const errors = collectErrors(page)
      const words = texts[locale]
      await page.goto(`${prefix}/mw`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name)
      await expect(page.getByRole('banner')).toContainText(words.line)
      const figures = page.locator(`dl[aria-label="${words.figures}"]`)
      await expect(figures.locator('dd')).toHaveText(['30,000+', '20+', '350+', '123+', '12'])
      await expect(figures).toContainText(words.visitors)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const register = page.locator('main').getByRole('link', { name: words.register }).first()
      for (let at = 0; at < 40; at++) {
        await page.keyboard.press('Tab')
        if (await register.evaluate((link) => link === document.activeElement)) break
      }
      await expect(register).toBeFocused()
      await expect(register).toHaveAttribute('href', `${prefix}/mw/register`)
      expect(errors).toEqual([])
    },
  )
}

test('the home is read without scripts, its sponsors and days too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/mw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.mn.name)
  await expect(page.getByRole('navigation', { name: 'Хөтөлбөрийн өдрүүд' }).getByRole('link')).toHaveCount(3)
  const sponsors = page.getByRole('complementary', { name: 'Ивээн тэтгэгчид' })
  await expect(sponsors.getByRole('listitem')).toHaveCount(12)
  await expect(sponsors).toContainText('Хангай Металл')
  await expect(page.locator('video')).toHaveCount(0)
  await context.close()
})

test('the film loads after the page and can be paused; with reduced motion it does not load', async ({
  browser,
  baseURL,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    await openAtRest(page, '/mw')
    const isCalm = reducedMotion === 'reduce'
    if (isCalm) {
      // The strip of sponsors is ready by then, and does not move either.
      const player = page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true })
      await expect(player).toBeVisible()
      expect(films).toEqual([])
      await expect(page.locator('video')).toHaveCount(0)
    } else {
      await expect.poll(() => films.length).toBeGreaterThan(0)
      const pause = page.getByRole('button', { name: 'Түр зогсоох', exact: true })
      await pause.click()
      await expect(page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true })).toBeVisible()
    }
    await context.close()
  }
})

test('the sponsors move by one view and stop under the pointer', async ({ page }) => {
  await openAtRest(page, '/mw/contact')
  const row = page.getByRole('complementary', { name: 'Ивээн тэтгэгчид' }).getByRole('list')
  const readScroll = () => row.evaluate((list) => list.scrollLeft)
  await row.scrollIntoViewIfNeeded()
  await row.hover()
  await page.getByRole('button', { name: 'Дараах', exact: true }).click()
  await expect.poll(readScroll).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Өмнөх', exact: true }).click()
  await expect.poll(readScroll).toBe(0)
})

/** Waits until the server knows of a change that was made in its database. */
const waitForPage = (page: Page, path: string, shownText: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain(shownText)

test('the pages know the days of the edition: before, during and after it', async ({ page, site }) => {
  const live = '(select id from events where is_current)'
  const waitForHome = (shownText: string) => waitForPage(page, '/mw', shownText)
  /** Moves the days of the live edition so that the second is so many days from today in Ulaanbaatar. */
  const moveDays = async (fromToday: number, shownText: string) => {
    // By way of a distant time, because no two days may have one date meanwhile; in one transaction.
    const targets = [`date '1900-01-01'`, `(now() at time zone 'Asia/Ulaanbaatar')::date + ${fromToday}`]
    const moves = targets.map(
      (target) => `update event_dates set event_date = event_date + (${target} -
        (select min(event_date) + 1 from event_dates where event_id = ${live})) where event_id = ${live}`,
    )
    await site.database.query(moves.join(';'))
    await waitForHome(shownText)
  }
  const { rows } = await site.database.query<{ distance: number }>(`select min(event_date) + 1 -
    (now() at time zone 'Asia/Ulaanbaatar')::date as distance from event_dates where event_id = ${live}`)
  const main = page.getByRole('main')
  const action = page.getByRole('banner').getByRole('link', { name: 'Бүртгүүлэх' })
  try {
    await moveDays(6, '5 хоногийн дараа эхэлнэ')
    await openAtRest(page, '/mw')
    await expect(main.getByText('5 хоногийн дараа эхэлнэ')).toBeVisible()
    await expect(action.first()).toHaveAttribute('href', '/mw/register')
    await openAtRest(page, '/en/mw/register')
    await expect(main.getByText('Starts in 5 days')).toBeVisible()

    await moveDays(0, 'Болж байна: Хоёрдугаар өдөр')
    await openAtRest(page, '/mw')
    await expect(main.getByText('Болж байна: Хоёрдугаар өдөр')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Өнөөдрийн хөтөлбөр' })).toHaveAttribute(
      'href',
      '/mw/agenda/2',
    )
    await expect(main.locator('a[href*="#session-"]').first()).toBeVisible()
    await expectAccessible(page)
    await openAtRest(page, '/mw/agenda')
    await expect(main.getByRole('link', { name: 'Болж байна: Хоёрдугаар өдөр' })).toHaveAttribute(
      'href',
      '/mw/agenda/2',
    )

    await moveDays(-3_660, 'Болж өнгөрсөн')
    await openAtRest(page, '/mw')
    await expect(main.getByText('Болж өнгөрсөн')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Илтгэл үзэх' })).toHaveAttribute('href', '/mw/presentation')
    await expect(action).toHaveCount(0)
    await expectAccessible(page)
    await openAtRest(page, '/en/mw/agenda')
    await expect(main.getByText('This event is over.')).toBeVisible()
    for (const [path, title, hint, link] of [
      ['/mw/register', 'Бүртгэл хаагдсан', 'бүртгэл энэ хуудсанд нээгдэнэ', 'Ассоциацийн мэдээ'],
      ['/en/mw/register', 'Registration is closed', 'opens on this page', 'News of the association'],
      ['/mw/2023/registration', 'Бүртгэл хаагдсан', 'бүртгэл энэ хуудсанд нээгдэнэ', 'Ассоциацийн мэдээ'],
    ] as const) {
      await openAtRest(page, path)
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      await expect(main.getByText(hint)).toBeVisible()
      await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', /\/mm\/blog\/8=1$/)
      await expect(main.locator('input[name=email]')).toHaveCount(0)
      await expectAccessible(page)
    }

    await site.database.query(`with next as (
      insert into events (event, event_en, year) values ('Дараагийн долоо хоног', 'The next week', 2199) returning id
    ) insert into event_dates (event_id, event_date, day) select id, '2199-09-09', 'Өдөр' from next`)
    await waitForHome('2199 оны товыг харах')
    await openAtRest(page, '/en/mw')
    await main.getByRole('link', { name: 'See the dates of 2199' }).click()
    await expect(main.getByText('The next event is The next week (9 Sep 2199).')).toBeVisible()
  } finally {
    await site.database.query(
      'delete from event_dates where event_id in (select id from events where year = 2199)',
    )
    await site.database.query('delete from events where year = 2199')
    await moveDays(rows[0]?.distance ?? 0, 'хоногийн дараа эхэлнэ')
  }
  await openAtRest(page, '/mw/register')
  await expect(main.locator('input[name=email]')).toBeVisible()
})

test('staff create an edition from the last, and when it is live the home shows its dates at once', async ({
  page,
}) => {
  test.slow()
  await signInByForm(page, 'moderator')
  await page.goto('/admin/week/editions?new=')
  // The newest edition fills in all fields except the first day.
  await expect(page.getByLabel('Нэр', { exact: true })).toHaveValue(`Уул уурхайн долоо хоног ${nextYear}`)
  await page.getByLabel('Эхний өдөр').fill(`${nextYear}-09-10`)
  await page.getByRole('button', { name: 'Нэмэх' }).click()
  const row = page.getByRole('row').filter({ hasText: `Уул уурхайн долоо хоног ${nextYear}` })
  await expect(row).toContainText('Нээлттэй')

  await page.goto('/mw')
  await expect(page.getByRole('banner')).toContainText(`${liveYear}.09.11–13`)

  await page.goto('/admin/week/editions')
  await row
    .getByRole('button', { name: `«Уул уурхайн долоо хоног ${nextYear}» арга хэмжээг сайтад гаргах` })
    .click()
  // The question names the pages that change, and where the previous ones stay.
  await expect(page.getByRole('alertdialog')).toContainText('хөтөлбөр, илтгэл, зургийн цомог')
  await expect(page.getByRole('alertdialog')).toContainText(`/mw/${liveYear} хаягт үлдэж`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Сайтад гаргах' }).click()
  await expect(row).toContainText('Сайтад харагдаж буй')

  await page.goto('/mw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Уул уурхайн долоо хоног ${nextYear}`)
  await expect(page.getByRole('banner')).toContainText(`${nextYear}.09.10–12`)
  await page.goto('/en/mw')
  await expect(page.getByRole('banner')).toContainText(`10–12 Sep ${nextYear}`)

  // The previous edition stays under its year, linked from the live one.
  await page.goto('/mw')
  await page
    .getByRole('navigation', { name: 'Өмнөх арга хэмжээ' })
    .getByRole('link', { name: `${liveYear}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Уул уурхайн долоо хоног ${liveYear}`)
  await expect(page.getByRole('banner')).toContainText(`${liveYear}.09.11–13`)
  await page.getByRole('banner').getByRole('link', { name: 'Хөтөлбөр' }).click()
  await expect(page).toHaveURL(new RegExp(`/mw/${liveYear}/agenda$`))
  await expectAccessible(page)

  // The lists of the office show the live edition, and a new row belongs to it.
  await page.goto('/admin/week/event-date')
  await expect(page.getByLabel('Арга хэмжээ')).toHaveValue(/\d+/)
  await expect(page.getByRole('row').filter({ hasText: `${nextYear}.09.12` })).toBeVisible()

  // The old edition is frozen, and a save to it says so.
  await page.goto('/admin/week/editions')
  const old = page.getByRole('row').filter({ hasText: `Уул уурхайн долоо хоног ${liveYear}` })
  await old.getByRole('button', { name: `«Уул уурхайн долоо хоног ${liveYear}» арга хэмжээг хаах` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Хаах', exact: true }).click()
  await expect(old).toContainText('Хаагдсан')
  await old
    .getByRole('link', { name: /Засах|засах/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Хот(?! \(англи)/ }).fill('Дархан')
  await page.getByRole('button', { name: 'Хадгалах' }).click()
  await expect(
    page.getByText('Тухайн жилийн арга хэмжээ хаагдсан тул өөрчлөх боломжгүй.').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Хот(?! \(англи)/ })).toHaveValue('Дархан')
})

test('while no edition is live the site says so, and leads on', async ({ page, site }) => {
  const { rows } = await site.database.query<{ id: number }>(
    'update events set is_current = false where is_current returning id',
  )
  try {
    await waitForPage(page, '/mw', 'Арга хэмжээ удахгүй зарлагдана')
    await page.goto('/mw')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Арга хэмжээ удахгүй зарлагдана')
    await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', '/mm')
    await expectAccessible(page)
    await waitForPage(page, '/en/mw/exhibitor', 'The event will be announced soon')
    await page.goto('/en/mw/exhibitor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The event will be announced soon')
  } finally {
    await site.database.query('update events set is_current = true where id = $1', [rows[0]?.id])
  }
})
