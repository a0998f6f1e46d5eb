import { randomUUID } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { writeSheet } from '@/lib/platform/files/sheet'
import { liveYear } from '@/demo/event/editions'
import { signIn } from './office'
import { expectReady } from './pages'

// A cut line and the worker of a page outlive a cleared context.
test.use({ reuseContext: false })

const card = (page: Page, title: string) => page.locator('[data-session]', { hasText: title })
const copper = 'Зэсийн баяжмалыг дотооддоо'
const water = 'Говийн уурхайн усны эргэлтийн'

test.describe('a visitor', () => {
  test('finds a session, marks it, and has a plan that stays on the device', async ({ page }) => {
    await page.goto('/mw/agenda')
    await expectReady(page.getByRole('searchbox'))
    await page.getByRole('searchbox').fill('zesiin bayajmal')
    await expect(card(page, copper)).toBeVisible()
    await expect(card(page, water)).toBeHidden()
    await card(page, copper)
      .getByRole('button', { name: /Хуваарьт нэмэх/ })
      .click()
    await page.getByRole('searchbox').fill('')
    const plan = page.getByRole('button', { name: /Миний хуваарь/ })
    await expect(plan).toContainText('1')
    await plan.click()
    await expect(page.locator('[data-session]:visible')).toHaveCount(1)
    await page.reload()
    await expect(plan).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-session]:visible')).toHaveCount(1)
    const href = await page.getByRole('link', { name: 'Миний хуваарийг хуанлид нэмэх' }).getAttribute('href')
    const calendar = await page.request.get(href ?? '')
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  test('walks through days and halls by their addresses', async ({ page }) => {
    await page.goto('/mw/agenda')
    await page.getByRole('link', { name: /Хоёрдугаар өдөр/ }).click()
    await expect(page).toHaveURL(/\/mw\/agenda\/2$/)
    await page.getByRole('link', { name: 'Алтай танхим' }).click()
    await expect(page).toHaveURL(/\/mw\/agenda\/2\/hall\/2$/)
    await expect(card(page, 'Ус: нэг сав газар')).toBeVisible()
    await expect(card(page, 'Цахилгаан самосвалын')).toHaveCount(0)
    await page.goto('/mw/agenda/9')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get('/mw/agenda/2/hall/999')).status()).toBe(404)
  })

  test('opens the picture of the day in full and closes it in three ways', async ({ page }) => {
    await page.goto('/mw/agenda')
    const open = page.getByRole('button', { name: /Томруулж харах/ })
    const full = page.getByRole('dialog')
    await open.click()
    await expect(full).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(full).toBeHidden()
    await open.click()
    await full.getByRole('button', { name: 'Хаах' }).last().click()
    await expect(full).toBeHidden()
    await open.click()
    await full.getByRole('img').click()
    await expect(full).toBeHidden()
    await expect(page.getByRole('img', { name: /11:00 Зэсийн баяжмалыг/ }).first()).toBeAttached()
  })

  test('sees the current session, and only on the day itself', async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${liveYear}-09-11T11:51:00+08:00`))
    await page.goto('/mw/agenda')
    await expect(page.locator('[data-now-line]')).toContainText('11:51')
    await expect(card(page, copper)).toHaveAttribute('data-state', 'over')
    const now = page.getByRole('button', { name: 'Одоо' })
    await now.click()
    await expect(page.locator('[data-session]:visible')).toHaveCount(4)
    await page.goto('/mw/agenda/2')
    await expect(page.getByRole('button', { name: /Миний хуваарь/ })).toBeVisible()
    await expect(now).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('reads the whole agenda, and is offered nothing that would not work', async ({ page }) => {
      await page.goto('/en/mw/agenda')
      await expect(page.locator('[data-session]')).toHaveCount(24)
      await expect(page.getByRole('searchbox')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Gobi hall' })).toBeVisible()
      await page.locator('summary', { hasText: 'The economics of processing copper' }).click()
      await expect(page.getByText('Three cases of a smelter')).toBeVisible()
    })
  })
})

/** Waits until the service worker has stored these pages. */
async function expectCached(page: Page, paths: readonly string[]) {
  await expect
    .poll(
      () =>
        page.evaluate(async (cachePaths) => {
          const matches = await Promise.all(cachePaths.map((path) => caches.match(path)))
          return matches.every(Boolean)
        }, paths),
      { timeout: 60_000 },
    )
    .toBe(true)
}

test.describe('offline', () => {
  const other = ['/mw/agenda', '/mw/agenda/2', '/mw/agenda/3', '/mw/agenda/2/hall/1', '/mw/agenda/3/hall/4']
  const offline = (context: BrowserContext, isOffline: boolean) => context.setOffline(isOffline)

  test('the days, the halls and the plan that were not opened yet are available, with the time of their data', async ({
    page,
    context,
  }) => {
    await page.goto('/mw/agenda')
    await expectReady(page.getByRole('searchbox'))
    await card(page, copper)
      .getByRole('button', { name: /Хуваарьт нэмэх/ })
      .click()
    await expectCached(page, other)
    const kilobytes = await page.evaluate(async () => {
      const store = await caches.open('strata-mw-1')
      let bytes = 0
      for (const request of await store.keys())
        bytes += Number((await store.match(request))?.headers.get('x-kept-bytes'))
      return bytes / 1024
    })
    test.info().annotations.push({ type: 'offline store', description: `${Math.round(kilobytes)} KB` })
    expect(kilobytes).toBeLessThan(3 * 1024)

    await offline(context, true)
    await page.goto('/mw/agenda/2/hall/1')
    await expect(page.getByText(/цагийн байдлаар/)).toBeVisible()
    await expect(card(page, 'Цахилгаан самосвалын')).toBeVisible()
    await page.goto('/mw/agenda')
    await expect(page.getByRole('button', { name: /Миний хуваарь/ })).toContainText('1')
    await page.getByRole('searchbox').fill('эргэлт')
    await expect(card(page, copper)).toBeHidden()
    await expect(card(page, water)).toBeVisible()

    // Online, an outdated page is never shown.
    await offline(context, false)
    await page.goto('/mw/agenda/2')
    await expect(card(page, 'Цахилгаан самосвалын')).toBeVisible()
    await expect(page.getByText(/цагийн байдлаар/)).toHaveCount(0)
  })

  test('other pages are left to the browser', async ({ page, context }) => {
    await page.goto('/en/mw/agenda')
    await expectCached(page, ['/en/mw/agenda', '/en/mw/agenda/2'])
    await offline(context, true)
    await expect(page.goto('/mm')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await expect(page.goto('/en/mw')).rejects.toThrow()
  })
})

test.describe('staff', () => {
  test('add a picture: the days come with the language', async ({ page }) => {
    await signIn(page, 'moderator')
    await page.goto('/admin/week/agenda?agendaPictures.new=')
    const day = page.getByLabel('Өдөр', { exact: true })
    await expect(day).toBeDisabled()
    await expectReady(page.getByLabel('Хэл', { exact: true }))
    await page.getByLabel('Хэл', { exact: true }).selectOption('2')
    await expect(day).toBeEnabled()
    await expect(day).toContainText('Day one')
    await page.getByLabel('Хэл', { exact: true }).selectOption('1')
    await expect(day).toContainText('Нэгдүгээр өдөр')
  })

  test('enter sessions, see which one conflicts, and find them again after a Back', async ({ page }) => {
    await signIn(page, 'moderator')
    await page.goto('/admin/week/agenda')
    const add = page.getByRole('link', { name: 'Илтгэл нэмэх' })
    await expectReady(add)
    await add.click()
    await page.getByLabel('Өдөр', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Танхим', { exact: false }).first().selectOption({ label: 'Говь танхим' })
    await page.getByLabel('Эхлэх цаг').fill('11:15')
    await page.getByLabel('Дуусах цаг').fill('11:30')
    const title = `Шинэ илтгэл ${randomUUID()}`
    await page.getByLabel('Гарчиг', { exact: true }).fill(title)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/11:00–11:45 цагт «Зэсийн баяжмалыг/).first()).toBeVisible()
    await expect(page.getByLabel('Гарчиг', { exact: true })).toHaveValue(title)

    // The browser's Back asks no question; even the last words, typed just before, are offered again.
    await page.getByLabel('Гарчиг', { exact: true }).fill(`${title}, 2`)
    await page.goBack()
    await add.click()
    await page.getByRole('button', { name: 'Үргэлжлүүлэх' }).click()
    await expect(page.getByLabel('Гарчиг', { exact: true })).toHaveValue(`${title}, 2`)
    await expect(page.getByLabel('Эхлэх цаг')).toHaveValue('11:15')
  })

  test('import a file: tried first, its bad rows named', async ({ page }) => {
    await signIn(page, 'moderator')
    await page.goto('/admin/week/agenda?eventSessions.import=1')
    await expectReady(page.locator('input[type=file]').first())
    const columns = ['event_date', 'start_time', 'end_time', 'hall', 'title'].map((heading) => ({
      heading,
      width: 12,
    }))
    const title = `Оройн уулзалт ${randomUUID()}`
    const rows = [
      [`${liveYear}-09-13`, '21:00', '21:30', 'Хэнтий танхим', title],
      [`${liveYear}-09-13`, '21:30', '22:00', 'Тэнгис танхим', 'Буруу танхим'],
    ]
    await page.locator('input[type=file]').setInputFiles({
      name: 'sessions.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await writeSheet({ name: 'a', columns, rows })),
    })
    await page.getByRole('button', { name: 'Шалгах' }).click()
    await expect(page.getByText(/«Тэнгис танхим» нэртэй танхим/)).toBeVisible()
    await page.getByRole('button', { name: /Оруулах \(1 мөр\)/ }).click()
    await expect(page.getByText(/оруулж дууслаа/)).toBeVisible()
    await page.goto('/mw/agenda/3')
    await expect(card(page, title)).toBeVisible()
  })
})
