import { expect, type Page, test } from '@playwright/test'
import { onPhone } from './languages'
import { expectReady, scrollTop } from './pages'

const yearSeconds = 365 * 24 * 3600

const languages = [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      ticker: 'Арилжаа, зарын товч мэдээ',
      pause: 'Гүйдэг мөрийг зогсоох',
      play: 'Гүйдэг мөрийг үргэлжлүүлэх',
      kinds: ['Арилжаа:', 'Зар:'],
      top: 'Дээш буцах',
      contact: 'Холбогдох',
      social: 'Олон нийтийн сүлжээ',
      hours: 'Даваа–Баасан, 09:00–18:00',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      ticker: 'Recent trades and notices',
      pause: 'Pause the ticker',
      play: 'Resume the ticker',
      kinds: ['Trade:', 'Notice:'],
      top: 'Back to top',
      contact: 'Get in touch',
      social: 'Social media',
      hours: 'Monday–Friday, 09:00–18:00',
    },
  },
] as const

/** Moves pointer and focus away: the ticker pauses under either. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 500)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

/** Scrolls without animation, even where the page scrolls smoothly. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

for (const { locale, prefix, texts } of languages) {
  test.describe(`the shell in ${locale}`, () => {
    test(
      'runs the recent trades and notices along the top, until it is paused',
      { tag: onPhone(locale) },
      async ({ page, request }) => {
        // The newest of each, which have English names too.
        type Row = { seller_name: string; seller_name_en: string }
        const newest = async (kind: string) =>
          ((await (await request.get(`/client/get/${kind}`)).json()) as Record<string, Row[]>)[kind]?.[0]
        const nameOf = (row: Row | undefined) =>
          (locale === 'en' && row?.seller_name_en) || (row?.seller_name ?? '-')
        const [trade, notice] = [await newest('trade'), await newest('notice')]
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.goto(`${prefix}/mm/contact`)
        const ticker = page.getByRole('region', { name: texts.ticker })
        await expect(ticker).toBeVisible()
        const read = ticker.locator('ul').first().locator('li:not([aria-hidden])')
        expect(await read.count()).toBeGreaterThanOrEqual(2)
        const [sold, noticeKind] = texts.kinds
        await expect(read.filter({ hasText: sold }).first()).toContainText(nameOf(trade))
        await expect(read.filter({ hasText: noticeKind }).first()).toContainText(nameOf(notice))

        const run = ticker.locator('div:has(> ul)')
        const state = () => run.evaluate((line) => getComputedStyle(line).animationPlayState)
        const place = () => run.evaluate((line) => getComputedStyle(line).transform)
        await leave(page)
        expect(await state()).toBe('running')
        const start = await place()
        await expect.poll(place).not.toBe(start)

        const pause = ticker.getByRole('button', { name: texts.pause })
        await expectReady(pause)
        await pause.click()
        const play = ticker.getByRole('button', { name: texts.play })
        await expect(play).toBeVisible()
        await leave(page)
        await expect.poll(state).toBe('paused')
        await play.click()
        await leave(page)
        await expect.poll(state).toBe('running')

        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect(pause).toBeHidden()
        await expect.poll(() => run.evaluate((line) => getComputedStyle(line).animationName)).toBe('none')
      },
    )

    test(
      'offers the way back to the top beyond 200 pixels, and not at them',
      { tag: onPhone(locale) },
      async ({ page }) => {
        await page.goto(`${prefix}/mm/about`)
        const contact = page.getByRole('complementary', { name: texts.contact, exact: true })
        await expectReady(contact.getByRole('link').first())
        const top = page.getByRole('button', { name: texts.top })
        await scrollTo(page, 201)
        await expect(top).toBeVisible()
        await scrollTo(page, 200)
        await expect(top).toBeHidden()
        await scrollTo(page, 201)
        await expect(top).toBeVisible()
        // Also further down, where the contact buttons hide while the reader scrolls on.
        await scrollTo(page, 700)
        await expect(contact.getByRole('link').first()).not.toBeInViewport()
        await expect(top).toBeInViewport({ ratio: 1 })
      },
    )

    test(
      'opens each page at its top, and an anchor at its place',
      { tag: [...onPhone(locale), '@firefox'] },
      async ({ page }) => {
        await page.goto(`${prefix}/mm`)
        for (const path of ['/mm/about', '/mm/activity', '/mm/contact', '/mm']) {
          const link = page.locator(`footer a[href="${prefix}${path}"]`).first()
          await expectReady(link)
          await link.scrollIntoViewIfNeeded()
          expect(await scrollTop(page)).toBeGreaterThan(200)
          await link.click()
          await expect(page).toHaveURL(`${prefix}${path}`)
          await expect.poll(() => scrollTop(page), { message: path }).toBe(0)
        }
        await page.locator(`main a[href="${prefix}/mm/page/23"]`).click()
        await expect(page).toHaveURL(`${prefix}/mm/page/23`)
        await expect.poll(() => scrollTop(page)).toBe(0)

        await page.locator(`footer a[href="${prefix}/mm"]`).first().click()
        await page.locator(`main a[href="${prefix}/mm/member#2"]`).last().click()
        await expect(page).toHaveURL(`${prefix}/mm/member#2`)
        await expect(page.locator('[id="2"]')).toBeInViewport()
        expect(await scrollTop(page)).toBeGreaterThan(200)
      },
    )

    test(
      'shows in its footer how to contact the association, and its social networks',
      { tag: onPhone(locale) },
      async ({ page }) => {
        await page.goto(`${prefix}/mm`)
        const footer = page.locator('footer')
        for (const [name, href] of [
          ['+976 7000 0000', 'tel:+97670000000'],
          ['info@mnma.example', 'mailto:info@mnma.example'],
          ['https://mnma.example', 'https://mnma.example'],
        ] as const) {
          await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
        }
        await expect(footer.getByText(texts.hours)).toBeVisible()
        const social = footer.getByRole('list', { name: texts.social })
        for (const [icon, href] of [
          ['facebook', 'https://www.facebook.com/mnma.example'],
          ['youtube', 'https://www.youtube.com/@mnma.example'],
          ['linkedin', 'https://www.linkedin.com/company/mnma-example'],
          ['x', 'https://x.com/mnma_example'],
        ] as const) {
          const link = social.locator(`a[href="${href}"]`)
          await expect(link).toHaveAccessibleName(icon)
          await expect(link).toHaveAttribute('rel', /noopener/)
          await expect(link.locator('svg')).toBeVisible()
        }
      },
    )
  })
}

test('a language is kept for a year, on this device, also after the browser was closed', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const choose = async (name: string, href: string) => {
    const link = page.getByRole('link', { name, exact: true }).locator('visible=true')
    // The link is right from the start; a script stores the choice.
    await expect(link).toHaveAttribute('href', href)
    await expectReady(link)
    await link.click()
    await expect(page).toHaveURL(href)
  }
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lang')
  await page.goto('/mm/contact')
  expect(await cookie()).toBeUndefined()
  await choose('EN', '/en/mm/contact')
  const savedCookie = await cookie()
  expect(savedCookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
  const seconds = (savedCookie?.expires ?? 0) - Date.now() / 1000
  expect(seconds).toBeGreaterThan(yearSeconds - 600)
  expect(seconds).toBeLessThan(yearSeconds + 600)

  const later = await browser.newContext({
    storageState: await context.storageState(),
    ...(baseURL ? { baseURL } : {}),
  })
  const again = await later.newPage()
  await again.goto('/')
  await expect(again).toHaveURL('/en/mm')
  await again.goto('/mm/about')
  await expect(again).toHaveURL('/en/mm/about')
  await later.close()

  await choose('МН', '/mm/contact')
  expect(await cookie()).toMatchObject({ value: 'mn' })
})
