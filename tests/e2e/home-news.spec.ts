import { expect, test } from '@playwright/test'
import { byTurns, onPhone } from './languages'
import { addStoriesWithPhotographs } from './own-photographs'
import { collectErrors, expectAccessible, expectReady } from './pages'

const projects = [20, 21, 22, 23, 24, 25, 26]

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      projects: 'Төсөл, хөтөлбөрүүд',
      first: 'Хариуцлагатай уул уурхай',
      gallery: 'Зургийн цомог',
      next: 'Дараах',
      previous: 'Өмнөх',
      share: 'Хуваалцах',
      mail: 'И-мэйл',
      notFound: 'Мэдээ олдсонгүй',
      all: 'Бүх мэдээ',
      noNotices: 'Дуудлага худалдааны зар олдсонгүй',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      projects: 'Projects and programmes',
      first: 'Responsible mining',
      gallery: 'Gallery',
      next: 'Next',
      previous: 'Previous',
      share: 'Share',
      mail: 'E-mail',
      notFound: 'News not found',
      all: 'All news',
      noNotices: 'No notices found',
    },
  },
] as const) {
  test.describe(`in ${locale}`, () => {
    test(
      'the home page names seven projects, each with its page',
      { tag: onPhone(locale) },
      async ({ page, request }) => {
        await page.goto(`${prefix}/mm`)
        await expect(page.getByRole('heading', { name: texts.projects })).toBeVisible()
        const cards = page.locator('main li > a[href*="/mm/page/"]')
        await expect(cards).toHaveCount(7)
        await expect(cards.first().getByRole('heading')).toHaveText(texts.first)
        const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(hrefs).toEqual(projects.map((cid) => `${prefix}/mm/page/${cid}`))
        for (const href of hrefs) expect((await request.get(href ?? '')).status(), href ?? '').toBe(200)
      },
    )

    test(
      'the slideshow goes forward and back, and wraps at its ends',
      { tag: onPhone(locale) },
      async ({ page }) => {
        await addStoriesWithPhotographs(page.request, 3)
        await page.goto(`${prefix}/mm`)
        const show = page.locator('main').getByRole('group', { name: texts.gallery, exact: true })
        await show.scrollIntoViewIfNeeded()
        // The carousel moves only after it has measured its pictures.
        await expect(show).toHaveAttribute('data-ready')
        const current = show.locator('[data-current]')
        await expect(current).toHaveCount(1)
        const count = await show.locator('[aria-roledescription=slide]').count()
        expect(count).toBeGreaterThan(2)
        const isAt = async (number: number) => {
          await expect(current).toHaveAttribute('aria-label', `${number} / ${count}`)
          await expect(show.locator('p')).toContainText(`${number} / ${count}`)
        }
        const next = show.getByRole('button', { name: texts.next, exact: true })
        const previous = show.getByRole('button', { name: texts.previous, exact: true })
        await expectReady(next)
        await isAt(1)
        await next.click()
        await isAt(2)
        await previous.click()
        await isAt(1)
        await previous.click()
        await isAt(count)
        await next.click()
        await isAt(1)
        // A picture links to its story, and a banner to its page if it has one.
        const stories = page.locator('main section:has(h1) [aria-roledescription=slide] a')
        await expect(stories).toHaveCount(3)
        const story = current.getByRole('link')
        for (const link of [story, stories.first()])
          await expect(link).toHaveAttribute('href', new RegExp(`^${prefix}/mm/detail/\\d+$`))
        const title = await story.getAttribute('aria-label')
        await story.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      },
    )

    test(
      'news is shared by two networks and by mail, as plain links',
      { tag: byTurns(locale) },
      async ({ page }) => {
        await page.goto(`${prefix}/mm/detail/1`)
        const address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
        expect(new URL(address).pathname).toBe(`${prefix}/mm/detail/1`)
        const heading = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
        // A title is shown with no-break spaces.
        const title = heading.replaceAll('\u00a0', ' ')
        expect(title).not.toBe('')
        const share = page.getByRole('group', { name: texts.share })
        await expect(share.getByRole('link')).toHaveCount(3)
        const target = async (name: string) => {
          const link = share.getByRole('link', { name, exact: true })
          return { link, url: new URL((await link.getAttribute('href')) ?? '') }
        }
        const facebook = await target('Facebook')
        expect(facebook.url.hostname).toBe('www.facebook.com')
        expect(facebook.url.searchParams.get('u')).toBe(address)
        const x = await target('X')
        expect(x.url.hostname).toBe('twitter.com')
        expect(x.url.searchParams.get('url')).toBe(address)
        expect(x.url.searchParams.get('text')).toBe(title)
        for (const { link } of [facebook, x]) {
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', 'noopener')
        }
        const mail = await target(texts.mail)
        expect(mail.url.protocol).toBe('mailto:')
        expect(mail.url.searchParams.get('subject')).toBe(title)
        expect(mail.url.searchParams.get('body')).toBe(address)
      },
    )

    test('unknown news says so, with a way to the others', { tag: byTurns(locale) }, async ({ page }) => {
      for (const id of ['987654', '0', 'abc']) {
        const response = await page.goto(`${prefix}/mm/detail/${id}`)
        expect(response?.status(), id).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound)
        await expect(page.locator('article')).toHaveCount(0)
      }
      await expectAccessible(page)
      await page.locator('main').getByRole('link', { name: texts.all }).click()
      await expect(page).toHaveURL(`${prefix}/mm/blog/8=1`)
      await expect(page.locator('main article').first()).toBeVisible()
    })

    test(
      'a schedule without auctions says that there are none',
      { tag: byTurns(locale) },
      async ({ page }) => {
        const errors = collectErrors(page)
        const response = await page.goto(`${prefix}/mm/trade?tab=schedule&limit=50&page=1&product=99999999`)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { name: texts.noNotices })).toBeVisible()
        await expect(page.locator('main article')).toHaveCount(0)
        await expectAccessible(page)
        expect(errors).toEqual([])
      },
    )
  })
}

test('the banners of the home page change every five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/mm')
  const banner = page.locator('main section:has(h1) [aria-roledescription=carousel]')
  await expect(banner).toHaveAttribute('data-ready')
  await expect(banner.getByRole('button', { name: 'Түр зогсоох' })).toBeVisible()
  // From here the clock moves only by the steps below, whatever the speed of this machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  const current = banner.locator('[data-current]')
  const stepMilliseconds = 100
  const untilChange = async () => {
    const label = await current.getAttribute('aria-label')
    for (let steps = 1; steps < 80; steps++) {
      await page.clock.runFor(stepMilliseconds)
      if ((await current.getAttribute('aria-label')) !== label) return steps * stepMilliseconds
    }
    throw new Error('no other banner came')
  }
  await untilChange()
  for (let banners = 0; banners < 2; banners++) {
    const gap = await untilChange()
    expect(gap).toBeGreaterThan(4_500)
    expect(gap).toBeLessThan(6_500)
  }
})

test('the banners rest while one of their controls has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A fake clock, so that the test does not wait for what must not happen.
  await page.clock.install()
  await page.goto('/mm')
  const banner = page.locator('main section:has(h1) [aria-roledescription=carousel]')
  await expect(banner).toHaveAttribute('data-ready')
  const current = banner.locator('[data-current]')
  const next = banner.getByRole('button', { name: 'Дараах', exact: true })
  await expect(banner.getByRole('button', { name: 'Түр зогсоох' })).toBeVisible()
  await next.focus()
  await expect(next).toBeFocused()
  const label = (await current.getAttribute('aria-label')) ?? ''
  await page.clock.runFor(16_000)
  await page.clock.runFor(300)
  await expect(current).toHaveAttribute('aria-label', label)
  await expect(banner.getByRole('button', { name: 'Түр зогсоох' })).toBeVisible()
  await next.evaluate((button) => (button as HTMLElement).blur())
  await expect(next).not.toBeFocused()
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return current.getAttribute('aria-label')
    })
    .not.toBe(label)
})
