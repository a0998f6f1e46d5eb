import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { openGroups, picture, savedMessage, signIn } from './office'

// The cost of everyday work: mouse presses, and bytes of scripts before a list appears.

test.beforeEach(() => test.slow())

/** Counts the mouse presses. Typing and the system's own dialogs do not count. */
class Hand {
  presses = 0
  async press(control: Locator): Promise<void> {
    this.presses++
    await control.click()
  }
  /** Opens a list and presses one of its entries. */
  async choose(list: Locator, value: string): Promise<void> {
    this.presses += 2
    await list.selectOption(value)
  }
  async chooseFile(page: Page, control: Locator, name: string): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await this.press(control)
    await (await chooser).setFiles(await picture(name))
  }
}

async function openDashboard(page: Page): Promise<void> {
  await signIn(page, 'admin')
  await page.goto('/admin/dashboard')
}
const quickLink = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true })

test('a news item with a cover is published from the dashboard by six presses', async ({ page }) => {
  const hand = new Hand()
  const title = `Зургаан товшилтоор ${randomUUID()}`
  await openDashboard(page)
  await hand.press(quickLink(page, 'Мэдээ нэмэх'))
  await hand.press(page.getByRole('textbox', { name: 'Гарчиг', exact: true }))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Хураангуй')
  // Tab passes the toolbar of the editor in one stop.
  const text = page.locator('[contenteditable=true]:visible').first()
  for (let stops = 0; stops < 3; stops++) {
    if (await text.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Агуулгын эхний догол мөр.')
  await expect(text).toHaveText('Агуулгын эхний догол мөр.')
  await hand.choose(page.getByLabel('Ангилал'), '8')
  await hand.chooseFile(page, page.getByText('Зураг сонгох эсвэл энд чирч оруулах'), 'нүүр.png')
  await hand.press(page.getByRole('button', { name: 'Хадгалах' }))
  await expect(page).toHaveURL(/\/admin\/update-news/)
  expect(await (await page.request.get('/mm/blog/8=1')).text()).toContain(title)
  expect(hand.presses).toBeLessThanOrEqual(6)
})

type Slides = { banner: { id: number; image: string; version: number }[] }
const slidesOf = async (page: Page) =>
  ((await (await page.request.get('/admin/get/banner')).json()) as Slides).banner

test('the picture of a banner is replaced by four presses', { tag: '@phone-later' }, async ({ page }) => {
  const errors = collectErrors(page)
  await signIn(page, 'admin')
  // A banner of this test only: other tests use the existing ones.
  const response = await page.request.post('/admin/insert/banner', {
    multipart: { image: await picture('эхний.png') },
  })
  const { id } = (await response.json()) as { id: number }
  const before = (await slidesOf(page)).find((slide) => slide.id === id)
  try {
    const hand = new Hand()
    await openDashboard(page)
    await hand.press(quickLink(page, 'Нүүр хуудасны баннер'))
    const row = page.locator('tbody tr', { has: page.locator(`img[src="${before?.image}"]`) })
    const replace = row.getByRole('button', { name: /^Зураг солих: Баннер \d+$/ })
    await hand.chooseFile(page, replace, 'шинэ.png')
    await expect(savedMessage(page).first()).toBeVisible()
    expect(hand.presses).toBeLessThanOrEqual(4)

    const after = (await slidesOf(page)).find((slide) => slide.id === id)
    expect(after?.image).not.toBe(before?.image)
    await expect(row).toHaveCount(0)
    await expect(page.locator(`tbody img[src="${after?.image}"]`)).toBeVisible()
    expect(await (await page.request.get('/mm')).text()).toContain(after?.image)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(errors).toEqual([])

    // Somebody else has replaced it since this list was shown.
    const other = await page.request.post('/admin/update/banner', {
      multipart: { id, version: after?.version ?? 0, image: await picture('өөр.png') },
    })
    expect(other.status()).toBe(200)
    const current = page.locator('tbody tr', { has: page.locator(`img[src="${after?.image}"]`) })
    await hand.chooseFile(page, current.getByRole('button', { name: /^Зураг солих/ }), 'хожим.png')
    await expect(page.getByText(/өөр хүн хадгалсан байна/)).toBeVisible()
    // The list shows the other one's picture.
    const theirs = (await slidesOf(page)).find((slide) => slide.id === id)
    await expect(page.locator(`tbody img[src="${theirs?.image}"]`)).toBeVisible()
    expect(theirs?.version).toBe(3)
  } finally {
    await page.request.delete(`/admin/delete/banner?id=${id}`)
  }
})

test('a page of the book appears in public when the office adds it, and disappears when it is deleted', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/book')
  await expect(page.getByRole('heading', { level: 1, name: 'Ойн ном' })).toBeVisible()
  await expect(page.getByText('Нийт 12 хуудас')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Хуудас нэмэх' }).click()
  const title = `Шинэ хуудас ${randomUUID()}`
  await page.getByRole('textbox', { name: 'Нэр', exact: true }).fill(title)
  await page.locator('main input[type=file]').setInputFiles(await picture('хуудас.png'))
  await page.getByRole('button', { name: 'Нэмэх', exact: true }).click()
  await expect(page.getByText('Нийт 13 хуудас')).toBeVisible()
  // The pages after the first are only in the flight.
  const text = async () => {
    const html = await (await request.get('/mm/page/25')).text()
    const [, version] = /"version":"([\w-]+)"/.exec(html) ?? []
    return html + (await (await request.get(`/mm/page/25?&_flight=${version}`)).text())
  }
  expect(await text()).toContain(title)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: `Устгах: ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(row).toHaveCount(0)
  expect(await text()).not.toContain(title)
})

test('a menu item is deleted with the text of its page, after one question', async ({ page }) => {
  await signIn(page, 'admin')
  const name = `Устгах цэс ${randomUUID()}`
  const answer = await page.request.post('/admin/insert/category', {
    data: {
      page_type: 'static',
      category_level: 1,
      category: name,
      category_en: 'To delete',
      category_status: false,
    },
  })
  const { cid } = (await answer.json()) as { cid: number }
  const text = { category_cid: cid, text: '<p>Хуудасны текст</p>' }
  expect((await page.request.post('/admin/insert/static-data', { data: text })).status()).toBe(200)
  await page.goto('/admin/link')
  await page.getByRole('button', { name: `Устгах: ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`«${name}» цэсийг устгах уу?`)
  await expect(dialog).toContainText('Хуудасны монгол, англи текст цэстэйгээ хамт устна.')
  await dialog.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(page.getByRole('button', { name: `Устгах: ${name}` })).toHaveCount(0)
})

test('the member of the month is written from the sidebar', async ({ page }) => {
  await signIn(page, 'user')
  await page.goto('/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Удирдлагын цэс' })
  await openGroups(menu)
  await menu.getByRole('link', { name: 'Сарын онцлох гишүүн' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Сарын онцлох гишүүн' })).toBeVisible()
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
})

test.describe('a list loads its scripts without editors and grids', () => {
  // Of these, four are for the marks of drafts and the question about links (decisions 148 and 149).
  const kilobytesMax = 255
  for (const path of ['/admin/update-news', '/admin/report']) {
    test(path, async ({ page }) => {
      const sources = new Set<string>()
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') sources.add(response.url())
      })
      await signIn(page, 'admin')
      await openAtRest(page, path)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      let bytes = 0
      for (const source of sources) bytes += gzipSync(await (await page.request.get(source)).body()).length
      expect(sources.size).toBeGreaterThan(4)
      test.info().annotations.push({ type: 'kilobytes', description: String(Math.round(bytes / 1024)) })
      expect(bytes / 1024).toBeLessThanOrEqual(kilobytesMax)
    })
  }
})
