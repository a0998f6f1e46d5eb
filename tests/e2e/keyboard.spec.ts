import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { skipToContent, tabTo, walkByTab } from './keyboard'
import { codeSentTo } from './mail'
import { addedMessage, signIn } from './office'
import { collectErrors, expectReady } from './pages'
import { enterAs, makeStage } from './participants'
import { partInTurn, turn } from '../whole-suite'

// Each site from its first link to an answered form, without a mouse. At each stop of Tab the focus is in the
// window, not wholly under a bar, and marked.

test.use({ trace: 'off' })
test.beforeEach(() => test.slow())

/** Opens a page of which the scripts have loaded: what is pressed before is tried elsewhere. */
async function openReady(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const main = page.locator('main')
  await expectReady(main.locator('a, button').locator('visible=true').first())
  return main
}

/** Opens something by Enter, closes it with Escape, and expects the focus where it was. */
async function openAndEscape(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field)
  await page.keyboard.type(text)
}

test(
  'the association by keyboard: the content, the menu, a poster, a request',
  { tag: '@firefox' },
  async ({ page }) => {
    const errors = collectErrors(page)
    await openReady(page, '/mm/page/26')
    const menu = page.locator('header nav summary', { hasText: 'Мэдээ' })
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    await expect(page.locator('header nav').getByRole('link', { name: 'Арга хэмжээ' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('header nav').getByRole('link', { name: 'Арга хэмжээ' })).toBeHidden()
    await expect(menu).toBeFocused()
    const poster = page.locator('main a[data-deferred]').first()
    await tabTo(page, poster)
    await openAndEscape(page, poster, page.getByRole('dialog'))

    const main = await openReady(page, '/mm/member')
    await skipToContent(page)
    const form = main.locator('form[method=post]')
    const send = form.getByRole('button', { name: 'Илгээх' })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    const name = form.getByLabel('Овог нэр')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Овог нэрээ оруулна уу/)
    await type(page, name, 'Бат Болд')
    await type(page, form.getByLabel('И-мэйл'), `${randomUUID()}@test.example`)
    await type(page, form.getByLabel('Утасны дугаар'), '9911 2233')
    await type(page, form.getByLabel('Бизнесийн төрөл'), 'Хайгуул')
    await tabTo(page, form.getByLabel('Гишүүнээр элсэх'))
    await page.keyboard.press('Space')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(form.getByText('Таны хүсэлтийг хүлээн авлаа.')).toBeFocused()
    expect(errors).toEqual([])
  },
)

test('the event by keyboard: the content, the search, a picture, a registration', async ({ page }) => {
  const errors = collectErrors(page)
  let main = await openReady(page, '/mw/agenda')
  await skipToContent(page)
  const picture = main.getByRole('button', { name: /Томруулж харах/ })
  await tabTo(page, picture)
  await openAndEscape(page, picture, page.getByRole('dialog'))

  main = await openReady(page, '/mw/register')
  const search = page.locator('header').getByRole('button', { name: 'Сайтаас хайх' })
  await tabTo(page, search)
  await openAndEscape(page, search, page.locator('header').getByRole('search'))
  const send = main.getByRole('button', { name: 'Бүртгүүлэх', exact: true })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  const field = (name: string) => main.getByLabel(name, { exact: true })
  await expect(field('Байгууллага')).toBeFocused()
  await type(page, field('Байгууллага'), 'Товчлуур ХХК')
  await type(page, field('Овог'), 'Ганболд')
  await type(page, field('Нэр'), 'Хонгорзул')
  const country = main.locator('button[name=country]')
  await tabTo(page, country)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Улс хайх' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(country).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('австрали')
  await page.keyboard.press('Enter')
  await expect(country).toContainText('Австрали')
  await expect(country).toBeFocused()
  await type(page, field('И-мэйл'), `${randomUUID()}@visitor.example`)
  await type(page, field('Утасны дугаар'), '9911 0045')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(main.getByText('Амжилттай бүртгэгдлээ.').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('the directory by keyboard: the content, the categories, a letter to a company', async ({ page }) => {
  const errors = collectErrors(page)
  const main = await openReady(page, '/yp/company/1')
  await skipToContent(page)
  const categories = page.locator('header nav').getByRole('link', { name: 'Ангилал' })
  await tabTo(page, categories, { back: true })
  await openAndEscape(page, categories, page.getByRole('dialog', { name: 'Бүх ангилал' }))

  const opener = main.locator('a[href="#write"]').locator('visible=true')
  await tabTo(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Байгууллага руу бичих' })
  await openAndEscape(page, opener, dialog)
  // The address changes after the dialog has closed.
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.keyboard.press('Enter')
  const [name, email, letter] = ['Таны нэр', 'И-мэйл', 'Зурвас'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  )
  const send = dialog.getByRole('button', { name: 'Илгээх' })
  await expect(name!).toBeFocused()
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(name!).toBeFocused()
  await expect(name!).toHaveAccessibleDescription('Энэ талбарыг бөглөнө үү.')
  await type(page, name!, 'Б. Номин')
  await type(page, email!, `${randomUUID()}@visitor.example`)
  await type(page, letter!, 'Үнийн санал авмаар байна.')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Зурвасыг илгээлээ.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(errors).toEqual([])
})

test('the meetings by keyboard: a code, and a request', { tag: '@firefox' }, async ({ page }) => {
  const { one, other, hours } = await makeStage()
  const errors = collectErrors(page)
  const path = `/yp/meetings/people/${other.id}?time=${hours['10:00']}`
  const main = await openReady(page, path)
  await skipToContent(page)
  const ask = main.getByRole('button', { name: 'Код авах' })
  if (!(await ask.evaluate((button) => button === document.activeElement))) await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const address = main.getByLabel('И-мэйл хаяг')
  await expect(address).toBeFocused()
  await page.keyboard.type(one.email)
  await page.keyboard.press('Enter')
  const code = await codeSentTo(one.email)
  const digit = main.getByLabel('Кодын 1 дэх цифр')
  await expect(digit).toBeFocused()
  // All but the last digit are right, and are typed again over themselves.
  await page.keyboard.type(code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10), { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(main.getByText('Үлдсэн оролдлого: 4.')).toBeVisible()
  await expect(digit).toBeFocused()
  // No faster than fingers: each digit moves the focus.
  await page.keyboard.type(code, { delay: 50 })
  await page.keyboard.press('Enter')

  const send = main.getByRole('button', { name: 'Хүсэлт илгээх' })
  await expect(send).toBeVisible()
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  const purpose = main.getByLabel('Уулзалтын зорилго')
  await expect(purpose).toBeFocused()
  await expect(purpose).toHaveAccessibleDescription(/Уулзалтын зорилгоо бичнэ үү/)
  await page.keyboard.type('Шинжилгээний үнийн санал')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Хүсэлт илгээлээ.')).toBeVisible()
  expect(errors.filter((error) => !/40[013]/.test(error))).toEqual([])
})

test('the office by keyboard: the content, the search, an account added and deleted', async ({ page }) => {
  const errors = collectErrors(page)
  const email = `${randomUUID()}@mnma.example`
  await signIn(page, 'moderator')
  const main = await openReady(page, '/admin/accounts')
  await skipToContent(page)
  const search = page.locator('header, main').getByRole('button', { name: /Бүгдээс хайх/ })
  await tabTo(page, search, { back: true })
  await openAndEscape(page, search, page.getByRole('dialog'))

  const add = main.getByRole('link', { name: 'Хэрэглэгч нэмэх' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Хэрэглэгч нэмэх' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await expectReady(save)
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Нэр')).toBeFocused()
  await expect(field('Нэр')).toHaveAccessibleDescription(/Хэрэглэгчийн нэрийг оруулна уу/)
  await type(page, field('Нэр'), 'Товчлуур')
  await type(page, field('И-мэйл'), email)
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(addedMessage(page).first()).toBeVisible()

  const remove = page.getByRole('button', { name: `Устгах: ${email}` })
  await expect(remove).toBeVisible()
  await tabTo(page, remove)
  const question = page.getByRole('alertdialog')
  await openAndEscape(page, remove, question)
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: 'Устгах', exact: true }))
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  expect(errors).toEqual([])
})

/** A phone and a desk take turns. */
const onScreenInTurn = turn % 2 === 0 ? '@phone-first' : '@phone-later'

/** Pages with bars that stand still: the header, the listing's, the wizard's, those of meetings and forms. */
const pagesWithBars = [
  '/mm',
  '/mm/about',
  '/mm/trade',
  '/mm/self-assessment',
  '/mw/agenda',
  '/yp/company/1',
  '/yp/register',
] as const

test('the focus is never covered, forward and back', { tag: onScreenInTurn }, async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of partInTurn(pagesWithBars, 2, turn >> 1))
    await test.step(path, async () => {
      await openReady(page, path)
      expect(await walkByTab(page)).toBeGreaterThan(5)
      expect(await walkByTab(page, { back: true })).toBeGreaterThan(5)
    })
})

test(
  'the focus is never covered by the bars of forms and meetings',
  { tag: onScreenInTurn },
  async ({ page }) => {
    test.setTimeout(300_000)
    const { one, other, hours } = await makeStage()
    await signIn(page, 'moderator')
    await enterAs(page, one)
    for (const path of [
      `/yp/meetings/people/${other.id}?time=${hours['10:00']}`,
      '/yp/meetings/settings',
      '/admin/edit-static/20',
      '/admin/accounts',
    ])
      await test.step(path, async () => {
        await openReady(page, path)
        expect(await walkByTab(page)).toBeGreaterThan(5)
        expect(await walkByTab(page, { back: true })).toBeGreaterThan(5)
      })
  },
)
