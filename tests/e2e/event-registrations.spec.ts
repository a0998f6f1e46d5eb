import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { onPhone } from './languages'
import { openAtRest } from './at-rest'
import { cookieOf, signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

test.beforeEach(() => test.slow())

const languages = [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      company: 'Байгууллага',
      last: 'Овог',
      first: 'Нэр',
      country: 'Улс',
      search: 'Улс хайх',
      email: 'И-мэйл',
      phone: 'Утасны дугаар',
      send: 'Бүртгүүлэх',
      incomplete: 'Уучлаарай, бүртгэлийн хэсгийг бүрэн бөглөнө үү.',
      done: 'Амжилттай бүртгэгдлээ.',
      pass: 'Нэвтрэх үнэмлэх',
      term: 'австрали',
      found: 'Австрали',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      company: 'Organisation',
      last: 'Last name',
      first: 'First name',
      country: 'Country',
      search: 'Search for a country',
      email: 'E-mail',
      phone: 'Phone number',
      send: 'Register',
      incomplete: 'Sorry, please complete the registration section.',
      done: 'You are registered.',
      pass: 'Entry pass',
      term: 'austral',
      found: 'Australia',
    },
  },
] as const

for (const { locale, prefix, texts } of languages)
  test(
    `a visitor registers in ${locale}: what is missing, the country, the pass`,
    { tag: locale === 'en' ? [...onPhone(locale), '@firefox'] : onPhone(locale) },
    async ({ page }) => {
      const errors = collectErrors(page)
      const main = page.getByRole('main')
      const button = main.getByRole('button', { name: texts.send, exact: true })
      const field = (name: string) => main.getByLabel(name, { exact: true })
      await page.goto(`${prefix}/mw/register`)
      await expect(main.locator('button[name=country]')).toBeVisible()
      await expectAccessible(page)
      await field(texts.company).fill('Northgate Advisory')
      await button.click()
      await expect(main.getByRole('alert').filter({ hasText: texts.incomplete })).toBeVisible()
      await expect(field(texts.last)).toBeFocused()
      await expect(field(texts.last)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(texts.company)).not.toHaveAttribute('aria-invalid')
      await expectNoSidewaysScroll(page)

      await field(texts.last).fill('Whitfield')
      await field(texts.first).fill('Karen')
      await main.locator('button[name=country]').click()
      const search = page.getByRole('combobox', { name: texts.search })
      await expect(search).toBeFocused()
      await expect(page.getByRole('option').first()).toHaveText(/Монгол|Mongolia/)
      await search.pressSequentially(texts.term)
      await expect(page.getByRole('option').first()).toHaveText(texts.found)
      await page.keyboard.press('Enter')
      await expect(main.locator('button[name=country]')).toContainText(texts.found)
      await field(texts.email).fill(`${randomUUID()}@visitor.example`)
      await field(texts.phone).fill('+61 400 000 000')
      await button.click()

      await expect(main.getByText(texts.done).first()).toBeVisible()
      const pass = main.getByRole('region', { name: texts.pass })
      await expect(pass).toContainText(locale === 'mn' ? 'Whitfield Karen' : 'Karen Whitfield')
      await expect(pass).toContainText(texts.found)
      await expect(pass.locator('b')).toHaveText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/)
      await expect(button).toBeHidden()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      // The thanks disappear and the empty form returns; the pass stays.
      await expect(button).toBeVisible()
      await expect(field(texts.company)).toHaveValue('')
      await expect(pass).toBeVisible()
      expect(errors).toEqual([])
    },
  )

type Visitor = { email: string; company: string; code: string }

/** Registers a visitor through the public call. */
async function registerVisitor(request: APIRequestContext): Promise<Visitor> {
  const company = `Компани ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@visitor.example`
  const answer = await request.post('/mw/client/insert/registration', {
    data: {
      ...{ company, email, last_name: 'Ганболд', first_name: 'Хонгорзул', country: 'MN' },
      ...{ phone_number: '9911 0045', submission_key: randomUUID() },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { pass } = (await answer.json()) as { pass: { code: string } }
  return { email, company, code: pass.code }
}

test('a registration that is pressed twice is stored once', async ({ page, request }) => {
  const email = `${randomUUID()}@visitor.example`
  await page.goto('/mw/register')
  const main = page.getByRole('main')
  await expect(main.locator('button[name=country]')).toBeVisible()
  for (const [name, value] of [
    ['company', 'Тэнгэр Зэс ХХК'],
    ['last_name', 'Баяр'],
    ['first_name', 'Номин'],
    ['email', email],
    ['phone_number', '9905 1188'],
  ] as const)
    await main.locator(`input[name=${name}]`).fill(value)
  await main.locator('button[name=country]').click()
  await page.keyboard.press('Enter')
  // The connection drops once after the server has written: the visitor sees a failure and presses again.
  let isFirst = true
  await page.route('**/mw/client/insert/registration*', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  const button = main.getByRole('button', { name: 'Бүртгүүлэх', exact: true })
  await button.click()
  await expect(main.getByText('Алдаа гарлаа.')).toBeVisible()
  await button.click()
  await expect(main.getByText('Амжилттай бүртгэгдлээ.')).toBeVisible()
  const answer = await request.get(
    `/mw/admin/get/user-registration?searchCat=email&searchTerm=${encodeURIComponent(email)}`,
    { headers: { cookie: cookieOf('admin') } },
  )
  expect(((await answer.json()) as { total: number }).total).toBe(1)
})

/** Fills in the form of a registration and sends it. */
async function fillIn(page: Page, company: string, email: string): Promise<void> {
  const main = page.getByRole('main')
  for (const [name, value] of [
    ['company', company],
    ['last_name', 'Баяр'],
    ['first_name', 'Номин'],
    ['email', email],
    ['phone_number', '9905 1188'],
  ] as const)
    await main.locator(`input[name=${name}]`).fill(value)
  await main.locator('button[name=country]').click()
  await page.keyboard.press('Enter')
  await main.locator('form button[type=submit]').click()
}

test(
  'a pass is found again, and its registration is changed only from the browser that holds it',
  { tag: '@phone-first' },
  async ({ page, browser }) => {
    const errors = collectErrors(page)
    const email = `${randomUUID()}@visitor.example`
    await openAtRest(page, '/mw/register')
    await fillIn(page, 'Тэнгэр Зэс ХХК', email)
    const pass = (on: Page) => on.getByRole('region', { name: /Нэвтрэх үнэмлэх|Entry pass/ })
    await expect(pass(page)).toContainText('Тэнгэр Зэс ХХК')
    const code = (await pass(page).locator('b').textContent()) ?? ''
    const address = page.getByRole('link', { name: 'Үнэмлэхийн хуудас' })
    await expect(address).toHaveAttribute('href', new RegExp(`/mw/register/pass#${code.replace(' ', '')}$`))
    const href = (await address.getAttribute('href')) ?? ''

    // This browser needs no address; another one gets the pass from the mail.
    await openAtRest(page, '/mw/register/pass')
    await expect(pass(page)).toContainText(code)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const elsewhere = await (await browser.newContext()).newPage()
    await openAtRest(elsewhere, '/en/mw/register/pass')
    await expect(elsewhere.getByText('This browser has no pass')).toBeVisible()

    // Somebody else enters the address: nothing changes.
    await openAtRest(elsewhere, '/mw/register')
    await fillIn(elsewhere, 'Өөр ХХК', email.toUpperCase())
    await expect(elsewhere.getByText(/бүртгүүлсэн тул бүртгэл хэвээр үлдлээ/)).toBeVisible()
    await expect(pass(elsewhere)).toHaveCount(0)

    // From this browser it changes, and the code stays.
    await openAtRest(page, '/mw/register')
    await fillIn(page, 'Шинэ Зэс ХХК', email)
    await expect(page.getByText('Бүртгэлийн мэдээллийг шинэчиллээ.')).toBeVisible()
    await expect(pass(page)).toContainText(code)
    await openAtRest(elsewhere, href.replace('/mw/', '/en/mw/'))
    await expect(pass(elsewhere)).toContainText('Шинэ Зэс ХХК')
    await elsewhere.context().close()

    // An unknown pass is reported, and removed from the browser.
    await page.evaluate(() => localStorage.setItem('strata.passes', '["22223333"]'))
    await openAtRest(page, '/mw/register/pass')
    await expect(page.getByRole('heading', { name: 'Үнэмлэх олдсонгүй' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('strata.passes'))).toBe('[]')
    // The browser logs the refused call too.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  },
)

/** Opens the check of a door under a name. */
async function openDoor(page: Page, door: string): Promise<void> {
  await signIn(page, 'admin')
  await page.goto('/admin/week/check-in')
  await page.getByLabel('Хаалганы нэр').fill(door)
  await page.getByRole('button', { name: 'Эхлэх' }).click()
  await expect(page.getByText(/хүний жагсаалт энэ төхөөрөмж дээр/)).toBeVisible()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Код' }).fill(code)
  await page.getByRole('button', { name: 'Шалгах' }).click()
}

const verdict = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true })
/** The number of people who came in, from the head of the screen. */
async function countOf(page: Page): Promise<number> {
  const head = await page.getByText(/: [\d,]+ \/ [\d,]+ орсон/).textContent()
  return Number(/: ([\d,]+) \//.exec(head ?? '')?.[1]?.replace(',', ''))
}

test(
  'door staff let in a pass once, at two doors, and offline',
  { tag: '@phone-first' },
  async ({ page, browser, request }) => {
    const errors = collectErrors(page)
    const people = [await registerVisitor(request), await registerVisitor(request)] as const
    await openDoor(page, 'А хаалга')
    await expectAccessible(page)
    await typeCode(page, people[0].code.toLowerCase())
    await expect(verdict(page, 'Нэвтрүүлнэ үү')).toBeVisible()
    await expect(page.getByText(people[0].company).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await typeCode(page, '2222 ABCD')
    await expect(verdict(page, 'Бүртгэлгүй код')).toBeVisible()

    // Somebody without a pass is found by name, in either alphabet, and shown as already in.
    const find = page.getByRole('dialog', { name: 'Нэрээр хайх' })
    const findButton = page.getByRole('button', { name: 'Нэрээр хайх' })
    await findButton.click()
    await find.getByRole('searchbox').fill(people[0].company)
    const matches = find.getByRole('listitem')
    await expect(matches).toHaveCount(1)
    await expect(matches).toContainText('Өмнө нь орсон')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await matches.getByRole('button').click()
    await expect(verdict(page, 'Өмнө нь орсон')).toBeVisible()

    const second = await browser.newContext()
    const other = await second.newPage()
    await openDoor(other, 'Б хаалга')
    await typeCode(other, people[0].code)
    await expect(verdict(other, 'Өмнө нь орсон')).toBeVisible()
    await expect(other.getByText(/А хаалга/).first()).toBeVisible()

    // The first door goes offline. Its page still opens, and it stores its scans.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByText(/хүний жагсаалт энэ төхөөрөмж дээр/)).toBeVisible()
    const before = await countOf(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText('Офлайн')).toBeVisible()
    await findButton.click()
    await find.getByRole('searchbox').fill(people[1].company)
    await expect(find.getByText(/зөвхөн нэр, байгууллагаар/)).toBeVisible()
    await matches.getByRole('button', { name: /^Нэвтрүүлэх/ }).click()
    await expect(verdict(page, 'Хадгаллаа')).toBeVisible()
    await expect(page.locator('[data-queue]')).toContainText('1')
    await expect.poll(() => countOf(page)).toBe(before + 1)
    // The verdict disappears by itself, the same pass counts once, and a reload loses nothing.
    await expect(verdict(page, 'Бэлэн')).toBeVisible({ timeout: 15_000 })
    await typeCode(page, people[1].code)
    await expect(verdict(page, 'Өмнө нь орсон')).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-queue]')).toContainText('2')
    await expect.poll(() => countOf(page)).toBe(before + 1)
    // While it is offline, the same pass is shown at the other door.
    await typeCode(other, people[1].code)
    await expect(verdict(other, 'Нэвтрүүлнэ үү')).toBeVisible()

    await page.context().setOffline(false)
    await expect(page.locator('[data-queue]')).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: 'Б хаалга' })).toBeVisible()
    await page.getByRole('button', { name: 'Ойлголоо' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Б хаалга' })).toBeHidden()
    await second.close()
    // The browser logs the lost connection too.
    expect(
      errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/.test(error)),
    ).toEqual([])
  },
)

test(
  'staff search by a category and a term, download the rows and add somebody',
  { tag: '@phone-first' },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const { company } = await registerVisitor(request)
    await signIn(page, 'admin')
    await page.goto('/admin/week/register')
    await expectReady(page.getByRole('searchbox', { name: 'Хайх үг' }))
    await page.getByRole('searchbox', { name: 'Хайх үг' }).fill(company)
    await page.getByRole('button', { name: 'Хайх', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Хайх талбараа сонгоно уу.' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('combobox', { name: 'Хайх талбар' }).selectOption('company')
    await page.getByRole('button', { name: 'Хайх', exact: true }).click()
    await expect(page.locator('main tbody tr')).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Татах (CSV)' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(company)

    await page.goto('/admin/week/new-register?new=')
    const newCompany = `Шинэ ${randomUUID().slice(0, 8)}`
    await expectReady(page.getByLabel('Байгууллага'))
    await page.getByLabel('Байгууллага').fill(newCompany)
    await page.getByLabel('Овог').fill('Сүрэн')
    await page.getByLabel('Нэр', { exact: true }).fill('Мөнхзул')
    await page.getByLabel('Улс').selectOption('MN')
    await page.getByLabel('И-мэйл').fill(`${randomUUID()}@visitor.example`)
    await page.getByRole('button', { name: 'Нэмэх', exact: true }).click()
    await expect(page.getByText('Уучлаарай, бүртгэлийн хэсгийг бүрэн бөглөнө үү.').first()).toBeVisible()
    await page.getByLabel('Утасны дугаар').fill('9977 3021')
    await page.getByRole('button', { name: 'Нэмэх', exact: true }).click()
    await expect(page.locator('main tbody tr', { hasText: newCompany })).toBeVisible()
    expect(errors).toEqual([])
  },
)
