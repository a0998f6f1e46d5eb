import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'
import { picture, signIn } from './office'

test.beforeEach(() => test.slow())

const palette = (page: Page) => page.getByRole('dialog', { name: 'Удирдлагын хэсгээс хайх' })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Бүгдээс хайх' })
const answers = /\/admin\/search\/all\?/

/** A unique word of letters only: `randomUUID` has digits, which have no word forms. */
const someWord = () =>
  [...randomUUID().replaceAll('-', '').slice(0, 10)]
    .map((sign) => 'бгдхзклмнрстшцчж'[parseInt(sign, 16)])
    .join('а')

async function addNews(page: Page, title: string): Promise<number> {
  const answer = await page.request.post('/admin/insert/news', {
    multipart: {
      ...{ image: await picture('нүүр.png'), title, summary: 'Хураангуй', text: '<p>Агуулга</p>' },
      category_cid: '18',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: number }).id
}

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/report')
  await expectReady(opener(page))
}

/** Opens it by its keys, again if the page did not listen yet. */
const openPalette = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()

test('Ctrl+K finds screens and records, and opens them by keys alone', async ({ page }) => {
  const errors = collectErrors(page)
  const word = someWord()
  await signIn(page, 'user')
  const id = await addNews(page, `Гарчиг ${word}`)
  const other = await addNews(page, `Өөр ${word}`)
  await openList(page)
  await opener(page).focus()
  await openPalette(page)
  // Without a term: every screen of the role.
  await expect(option(page, /^Тайлан/).first()).toBeVisible()
  await expectAccessible(page)

  // A screen, in Latin letters, before the server answers.
  await field(page).fill('medee nem')
  // The association's entry comes before the event's.
  const addOption = option(page, /^Мэдээ нэмэх/).first()
  await expect(addOption).toHaveAttribute('aria-selected', 'true')
  await expect(addOption.getByText('Мэдээ', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  // Records by another form of the word, with the word marked.
  await openPalette(page)
  await field(page).fill(`${word}ын`)
  const [newest, older] = [
    option(page, new RegExp(`^Өөр ${word}`)),
    option(page, new RegExp(`^Гарчиг ${word}`)),
  ]
  await expect(newest).toHaveAttribute('aria-selected', 'true')
  await expect(newest.locator('mark')).toHaveText(word)
  await expect(palette(page).getByRole('group', { name: 'Мэдээ' })).toBeVisible()
  await expect(palette(page).getByRole('status')).toHaveText('2 зүйл олдлоо')
  await expectAccessible(page)
  for (const [key, selectedOption] of [
    ['End', older],
    ['Home', newest],
    ['ArrowUp', older],
    ['ArrowDown', newest],
    ['ArrowDown', older],
  ] as const) {
    await page.keyboard.press(key)
    await expect(selectedOption).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await selectedOption.getAttribute('id')) ?? '',
    )
  }
  const tab = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  expect(new URL((await tab).url()).search).toBe(`?id=${id}`)
  await (await tab).close()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/update-news?id=${id}`)
  await expect(palette(page)).toBeHidden()

  // It is stored on this device, first in the recent ones; the current screen is left out.
  await openList(page)
  await openPalette(page)
  const recent = palette(page).getByRole('group', { name: 'Саяхан нээсэн' }).getByRole('option')
  await expect(recent.first()).toContainText(`Гарчиг ${word}`)
  await expect(recent.getByText('Тайлан', { exact: true })).toHaveCount(0)
  await field(page).fill(`${word} ккжжщщцц`)
  await expect(palette(page).getByText('Орхисон үг: ккжжщщцц.', { exact: true })).toBeVisible()
  await expect(newest).toBeVisible()
  expect(errors).toEqual([])
  for (const one of [id, other]) await page.request.delete(`/admin/delete/news?id=${one}`)
})

test('an earlier answer never replaces a later one, and a lost connection is reported', async ({ page }) => {
  await signIn(page, 'admin')
  await openList(page)
  await openPalette(page)
  let release = () => {}
  const lock = new Promise<void>((resolve) => (release = resolve))
  await page.route(answers, async (route) => {
    if (!new URL(route.request().url()).searchParams.get('term')?.startsWith('уурхай'))
      return route.continue()
    await lock
    // The page that sent the request may be gone.
    await route.continue().catch(() => undefined)
  })
  const request = page.waitForRequest(answers)
  await field(page).fill('уурхай')
  await request
  await field(page).fill('ккжжщщцц')
  const nothing = palette(page).getByText(/юу ч олдсонгүй/)
  await expect(nothing).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(nothing).toBeVisible()
  await expect(palette(page).getByRole('option')).toHaveCount(0)

  await page.unroute(answers)
  await page.route(answers, (route) => route.abort())
  await field(page).fill('хүсэлт')
  await expect(palette(page).getByText(/Хайж чадсангүй/)).toBeVisible()
  // Screens are found offline.
  await expect(option(page, /^Хүсэлт/)).toBeVisible()
  await page.unroute(answers)
  await palette(page).getByRole('button', { name: 'Дахин оролдох' }).click()
  await expect(palette(page).getByText(/Хайж чадсангүй/)).toBeHidden()
  await expect(palette(page).getByRole('status')).toHaveText(/олдлоо/)
})

test('unsaved work is asked about before the search leaves it', async ({ page }) => {
  await signIn(page, 'user')
  await page.goto('/admin/add-report')
  await expectReady(opener(page))
  const title = page.getByRole('textbox', { name: 'Гарчиг', exact: true })
  await expectReady(title)
  await title.fill('Хадгалаагүй')
  await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toBeVisible()
  await openPalette(page)
  await field(page).fill('logo')
  await expect(option(page, /^Лого/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  // The dialog waits for its answer: no second one opens over it.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await question.getByRole('button').last().click()
  await expect(page).toHaveURL('/admin/logo')
})

test('on a phone the search of the office opens by a press', { tag: '@phone-first' }, async ({ page }) => {
  const errors = collectErrors(page)
  await signIn(page, 'user')
  await openList(page)
  await expectNoSidewaysScroll(page)
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('хүсэлт')
  await expect(palette(page).getByRole('status')).toHaveText(/олдлоо/)
  // This role does not see requests.
  await expect(palette(page).getByRole('group', { name: 'Хүсэлт' })).toHaveCount(0)
  await field(page).fill('сарын мэдээ')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await option(page, /^Сарын мэдээ/)
    .first()
    .click()
  await expect(page).toHaveURL('/admin/month-news')
  expect(errors).toEqual([])
})
