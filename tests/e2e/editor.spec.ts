import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { collectErrors, expectNoSidewaysScroll, expectReady } from './pages'
import { picture, saveByKeys, signIn, signInByForm, startSignIn } from './office'

async function writeText(page: Page, text: string): Promise<void> {
  const editor = page.locator('[contenteditable=true]:visible').first()
  await editor.click()
  await page.keyboard.type(text)
}

/** A news item for this test only: the two projects run in parallel, and their saves would conflict. */
async function addNews(page: Page): Promise<string> {
  const answer = await page.request.post('/admin/insert/news', {
    multipart: {
      image: await picture('нүүр.png'),
      title: `Засварын мэдээ ${randomUUID()}`,
      summary: 'Анхны хураангуй',
      text: '<p>Агуулга</p>',
      category_cid: '17',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = (await answer.json()) as { id: number }
  return `/admin/update-news?category=17&id=${id}`
}

const summaryOf = (page: Page) => page.getByRole('textbox', { name: 'Хураангуй', exact: true })
/** Opens the form of a news item and waits for its text: what is typed earlier would mix with it. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(summaryOf(page)).not.toHaveValue('')
}
const save = (page: Page) => page.getByRole('button', { name: 'Хадгалах' }).click()
const conflictIn = (page: Page) => page.getByText(/өөр хүн хадгалсан байна/)

// An editor's journey has many steps and loads the editor itself.
test.beforeEach(() => test.slow())

test('on a phone each link to the public pages is one line', { tag: '@phone-first' }, async ({ page }) => {
  await signIn(page, 'user')
  await page.goto('/admin/update-news?id=1')
  for (const name of ['Сайтад харах', 'Англи хуудсыг харах']) {
    const link = page.getByRole('link', { name })
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height, name).toBeLessThan(50)
  }
})

test.describe('an editor', () => {
  test(
    'publishes, and the next reader sees it at once on every page',
    { tag: '@phone-later' },
    async ({ page, request }) => {
      const errors = collectErrors(page)
      const title = `Туршилтын мэдээ ${Date.now()}`
      await signIn(page, 'user')
      // Earlier visits, so that the pages are cached.
      for (const path of ['/mm', '/mm/blog/8=1', '/en/mm/blog/8=1']) await request.get(path)

      await page.goto('/admin/add-news')
      // A press before the scripts have loaded does nothing.
      await expectReady(page.getByRole('button', { name: 'Хадгалах' }))
      await page.getByRole('button', { name: 'Хадгалах' }).click()
      await expect(page.getByText('Нүүр зураг оруулна уу')).toBeVisible()
      await expect(page.getByText('Мэдээний агуулгыг оруулна уу')).toBeVisible()
      await expect(page.getByText('Төрөл сонгоно уу')).toBeVisible()

      await page.getByRole('textbox', { name: 'Гарчиг', exact: true }).fill(title)
      await page.getByRole('textbox', { name: 'Хураангуй', exact: true }).fill('Хураангуй')
      await writeText(page, 'Агуулгын эхний догол мөр.')
      await page.getByLabel('Ангилал').selectOption('8')
      await page.getByLabel('Нүүр зураг').setInputFiles(await picture('зураг.png'))
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Хадгалах' }).click()
      await expect(page).toHaveURL(/\/admin\/update-news/)

      for (const path of ['/mm', '/mm/blog/8=1', '/en/mm/blog/8=1', '/client/get/recent-news', '/mm/rss/8']) {
        expect(await (await request.get(path)).text(), path).toContain(title)
      }
      expect(errors).toEqual([])
    },
  )

  test('saves by Ctrl+S and stays, moves on by Enter, and is led to the live page', async ({
    page,
    context,
  }) => {
    await signIn(page, 'user')
    await openForm(page, await addNews(page))
    const title = page.getByRole('textbox', { name: 'Гарчиг', exact: true })
    const unsavedNotice = page.getByText('Хадгалаагүй өөрчлөлт байна')
    const name = `Товчоор хадгалсан ${randomUUID()}`
    await title.fill(name)
    await title.press('Enter')
    await expect(summaryOf(page)).toBeFocused()
    await expect(unsavedNotice).toBeVisible()
    for (const summary of ['Нэг дэх хураангуй', 'Хоёр дахь хураангуй']) {
      await summaryOf(page).fill(summary)
      await saveByKeys(page)
      await expect(summaryOf(page)).toHaveValue(summary)
      await expect(page).toHaveURL(/id=\d+/)
    }
    const live = page.locator('main').getByRole('link', { name: 'Сайтад харах (шинэ цонхонд нээгдэнэ)' })
    // It has no English text yet.
    await expect(page.getByRole('link', { name: /^Англи хуудсыг харах/ })).toHaveCount(0)
    const [newPage] = await Promise.all([context.waitForEvent('page'), live.click()])
    await expect(newPage.getByRole('heading', { level: 1, name })).toBeVisible()

    await save(page)
    await expect(page).not.toHaveURL(/id=\d+/)
    const toast = page.getByRole('status', { name: 'Мэдэгдэл' })
    await expect(toast.getByRole('link', { name: /^Сайтад харах/ }).first()).toHaveAttribute(
      'href',
      /^\/mm\/detail\/\d+$/,
    )
  })

  test('who saves second is notified, and loses nothing', async ({ browser, baseURL }) => {
    const options = baseURL ? { baseURL } : {}
    const [first, second] = [await browser.newContext(options), await browser.newContext(options)]
    const [one, two] = [await first.newPage(), await second.newPage()]
    await signIn(one, 'admin')
    await signIn(two, 'moderator')
    const address = await addNews(one)
    await openForm(one, address)
    await openForm(two, address)

    await summaryOf(one).fill('Эхний засварлагчийн хураангуй')
    await save(one)
    await expect(one).not.toHaveURL(/id=\d+/)
    await summaryOf(two).fill('Хоёр дахь засварлагчийн хураангуй')
    await save(two)
    await expect(conflictIn(two)).toBeVisible()
    await expect(summaryOf(two)).toHaveValue('Хоёр дахь засварлагчийн хураангуй')
    await first.close()
    await second.close()
  })

  test('who continues a draft is shown what another editor saved in the meantime', async ({
    browser,
    baseURL,
  }) => {
    const options = baseURL ? { baseURL } : {}
    const [first, second] = [await browser.newContext(options), await browser.newContext(options)]
    const [one, two] = [await first.newPage(), await second.newPage()]
    await signIn(one, 'admin')
    await signIn(two, 'moderator')
    const address = await addNews(one)
    await openForm(one, address)
    await summaryOf(one).fill('Ноорогт үлдсэн хураангуй')
    const draft = () => one.evaluate(() => Object.values(localStorage).join(''))
    await expect.poll(draft).toContain('Ноорогт үлдсэн хураангуй')
    one.on('dialog', (dialog) => void dialog.accept())
    await one.goto('/admin/dashboard')

    // The colleague is told of it, leaves it, and works on the saved item.
    await two.goto(address)
    const question = two.getByRole('dialog')
    await expect(question).toContainText('ноорог бичсэн байна')
    await question.getByRole('button', { name: 'Хаах' }).click()
    await summaryOf(two).fill('Энэ хооронд хадгалсан хураангуй')
    await save(two)
    await expect(two).not.toHaveURL(/id=\d+/)

    await one.goto(address)
    await one.getByRole('button', { name: 'Үргэлжлүүлэх' }).click()
    await expect(summaryOf(one)).toHaveValue('Ноорогт үлдсэн хураангуй')
    await save(one)
    await expect(conflictIn(one)).toBeVisible()
    await two.goto(address)
    await expect(summaryOf(two)).toHaveValue('Энэ хооронд хадгалсан хураангуй')

    await one.getByRole('button', { name: 'Миний бичсэнээр хадгалах' }).click()
    await one.getByRole('alertdialog').getByRole('button', { name: 'Миний бичсэнээр хадгалах' }).click()
    await expect(one).not.toHaveURL(/id=\d+/)
    await first.close()
    await second.close()
  })

  test('finds unsaved work again as a draft, which a colleague completes and saves', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'user')
    const name = `Дутуу мэдээ ${randomUUID()}`
    await page.goto('/admin/add-news')
    const title = page.getByRole('textbox', { name: 'Гарчиг', exact: true })
    await title.fill(name)
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toBeVisible()
    const drafts = () => page.evaluate(() => Object.values(localStorage).join(''))
    await expect.poll(drafts).toContain(name)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(/ноорог/i)
    await question.getByRole('button', { name: 'Үргэлжлүүлэх' }).click()
    await expect(title).toHaveValue(name)
    await title.fill(`${name} 2`)
    await page.getByRole('button', { name: 'Нооргоор үлдээх' }).click()
    await expect(page.getByText('Ноорог хадгалагдлаа.')).toBeVisible()

    const context = await browser.newContext()
    const colleague = await context.newPage()
    await signIn(colleague, 'moderator')
    await colleague.goto('/admin/update-news')
    const draft = colleague.getByRole('listitem').filter({ hasText: name })
    await expect(draft).toContainText('Ноорог')
    await draft.getByRole('link').click()
    await expect(colleague.getByRole('textbox', { name: 'Гарчиг', exact: true })).toHaveValue(`${name} 2`)
    await save(colleague)
    await expect(colleague.getByText('Нүүр зураг оруулна уу')).toBeVisible()
    await expect(colleague.getByText('Төрөл сонгоно уу')).toBeVisible()
    await summaryOf(colleague).fill('Хураангуй')
    await writeText(colleague, 'Агуулга.')
    await colleague.getByLabel('Ангилал').selectOption('8')
    await colleague.getByLabel('Нүүр зураг').setInputFiles(await picture('зураг.png'))
    await save(colleague)
    await expect(colleague).toHaveURL(/\/admin\/update-news/)
    await expect(colleague.getByRole('row').filter({ hasText: name })).toBeVisible()
    await expect(draft).toHaveCount(0)
    await context.close()
  })

  test('loses nothing by a press on the save before the scripts have loaded', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signIn(page, 'user')
    await page.goto('/admin/add-news')
    const title = page.getByRole('textbox', { name: 'Гарчиг', exact: true })
    await title.fill('Алдагдахгүй гарчиг')
    await save(page)
    await title.press('Enter')
    await expect(title).toHaveValue('Алдагдахгүй гарчиг')
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  })

  test('with role 3 may not delete and sees no accounts', async ({ page }) => {
    await signIn(page, 'user')
    await page.goto('/admin/update-news')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /устгах/i })).toHaveCount(0)
    await page.goto('/admin/accounts')
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  })
})

test.describe('a moderator', () => {
  test('is asked before a deletion, and can cancel it', async ({ page }) => {
    await signIn(page, 'moderator')
    await page.goto('/admin/update-news?category=18')
    await page
      .getByRole('button', { name: /устгах/i })
      .first()
      .click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('устгах уу?')
    await expect(question.getByRole('button', { name: 'Болих' })).toBeFocused()
    await question.getByRole('button', { name: 'Болих' }).click()
    await expect(question).toBeHidden()
  })

  test('signing out ends the session, even for a copied cookie', async ({ page, playwright, baseURL }) => {
    await signInByForm(page, 'moderator')
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const client = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { cookie },
    })
    const session = async () => (await (await client.get('/api/auth/session')).json()) as { expires?: string }
    expect((await client.get('/admin/auth')).status()).toBe(200)
    // Repeated requests do not extend the session.
    const { expires } = await session()
    expect(Date.parse(expires ?? '') - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1_000)
    // The cookie's expiry has a resolution of seconds.
    const second = Math.floor(Date.now() / 1_000)
    await expect.poll(() => Math.floor(Date.now() / 1_000), { intervals: [50] }).toBeGreaterThan(second)
    expect((await session()).expires).toBe(expires)
    await page.getByRole('button', { name: /гарах/i }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/login/)
    expect((await client.get('/admin/auth')).status()).toBe(401)
    expect(await session()).toEqual({})
    await client.dispose()
  })
})

test(
  'a sign-in returns to the requested page, and to no other site',
  { tag: '@firefox' },
  async ({ page }) => {
    const choose = () => page.getByRole('button', { name: /user\W*@\W*mnma\.example/ }).click()
    await page.goto('/admin/update-news?category=17')
    await expect(page).toHaveURL(/\/admin\/login\?next=/)
    await startSignIn(page)
    await choose()
    await expect(page).toHaveURL(/\/admin\/update-news\?category=17$/)
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/mm', '/admin/auth']) {
      await page.goto(`/admin/login?next=${encodeURIComponent(next)}`)
      await expect(page, next).toHaveURL(/\/admin\/dashboard$/)
    }
    // An open screen would notice the end of its session, and lead to the login by itself.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: /session/ })
    await page.goto('/admin/login?next=%2F%2Fevil.example')
    await startSignIn(page)
    await choose()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  },
)

test('an address without an account is refused with a message', async ({ page }) => {
  await page.goto('/admin/login')
  await startSignIn(page)
  await page.getByLabel('Өөр и-мэйл хаяг').fill('stranger@test.example')
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login\?error=account_unknown/)
  await expect(
    page.getByText('Энэ и-мэйл хаягаар нэвтрэх эрх бүртгэгдээгүй байна. Модератортой холбогдоно уу.'),
  ).toBeVisible()
})

test('an unknown address of the back office is a whole 404 page', async ({ page }) => {
  const response = await page.goto('/admin/nothing/here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
