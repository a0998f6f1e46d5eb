import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { openAtRest as open } from './at-rest'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import {
  addedMessage,
  confirmDeletion,
  type DemoPerson,
  picture,
  openGroups,
  saveByKeys,
  savedMessage,
  signIn,
} from './office'

const isPhone = () => test.info().project.name === 'phone'

// Every test signs in through the identity provider first.
test.beforeEach(() => test.slow())

test('a signed-in user is redirected from the login page to the dashboard', async ({ page }) => {
  await signIn(page, 'user')
  await page.goto('/admin/login')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/admin/login?error=account_unknown')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Өнөөдөр' })).toBeVisible()
})

test('the dashboard counts published news and received requests', async ({ page }) => {
  await signIn(page, 'moderator')
  type Counts = { newsCount: number; requestCount: number }
  const counts = async () =>
    ((await (await page.request.get('/admin/get/dashboard')).json()) as { result: Counts }).result
  const readCount = async (label: string) =>
    Number(
      (await page.locator('main section', { hasText: label }).locator('b').innerText()).replaceAll(',', ''),
    )
  // Other tests publish at the same time.
  const before = await counts()
  await page.goto('/admin/dashboard')
  const [news, requests] = [await readCount('Нийтэлсэн мэдээ'), await readCount('Ирсэн хүсэлт')]
  const after = await counts()
  expect(before.newsCount).toBeGreaterThan(30)
  expect(news).toBeGreaterThanOrEqual(before.newsCount)
  expect(news).toBeLessThanOrEqual(after.newsCount)
  expect(requests).toBeGreaterThanOrEqual(before.requestCount)
  expect(requests).toBeLessThanOrEqual(after.requestCount)
})

const everybodys = [
  'Өнөөдөр',
  'Мэдээ',
  'Мэдээ нэмэх',
  'Нүүр хуудасны баннер',
  'Цэс',
  'Биржийн мэдээлэл',
  'Биржийн нэр томьёо',
  'Хайлтын үгс',
  'Стандартын заалт',
  'Хаяг шилжүүлэх',
  'Олон нийтийн сүлжээ',
  'Холбоо барих',
  'Асуултууд',
  'Бидний тухай',
  'Лого',
  'Тайлан',
  'Тайлан нэмэх',
  'Гишүүнчлэл',
  'Аудитор',
  'Удирдамж, дүрэм',
  'Сарын мэдээ',
  'Тогтвортой уул уурхай',
  'Бичлэг',
  'Эрдсийн зураг',
  'Ойн ном',
  'Сарын онцлох гишүүн',
  'Зургийн сан',
  'Холбоос',
  'Орчуулга',
  'Хаяг, ажлын цаг',
  'Шинэчлэл',
]
const admins = [
  ...everybodys,
  'Хүсэлт',
  'Гишүүн байгууллага',
  'Хувийн мэдээлэл',
  'Гишүүдийн дүн',
  'Гишүүдийн жилийн дүн',
  'Үнэлгээний тохиргоо',
  'Амралтын өдөр',
  'Өөрийн үнэлгээний дүн',
  'Хогийн сав',
]
for (const [person, role, names] of [
  ['user', 'Хэрэглэгч', everybodys],
  ['admin', 'Админ', admins],
  [
    'moderator',
    'Модератор',
    [...admins, 'Нэвтрэх эрх', 'API түлхүүр', 'Идэвхтэй нэвтрэлт', 'Үйлдлийн түүх', 'Системийн төлөв', 'API'],
  ],
] satisfies [DemoPerson, string, string[]][]) {
  test(
    `the sidebar shows ${person} the screens of their role, and marks the current one`,
    { tag: person === 'moderator' ? '@phone' : [] },
    async ({ page }) => {
      await signIn(page, person)
      await open(page, '/admin/slides')
      if (isPhone()) await page.getByRole('button', { name: 'Цэс нээх' }).click()
      const menu = page.getByRole('navigation', { name: 'Удирдлагын цэс' })
      await expect(menu).toBeVisible()
      await openGroups(menu)
      const links = menu.getByRole('link')
      await expect(links).toHaveCount(names.length)
      expect((await links.allInnerTexts()).map((name) => name.trim()).sort()).toEqual([...names].sort())
      await expect(menu.locator('[aria-current=page]')).toHaveText('Нүүр хуудасны баннер')
      await expect(page.locator('[data-account]').locator('visible=true')).toContainText(role)

      await menu.getByRole('link', { name: 'Олон нийтийн сүлжээ' }).click()
      await expect(page).toHaveURL(/\/admin\/social-links$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Олон нийтийн сүлжээ' })).toBeVisible()
      // On a phone the drawer closes after a link is followed.
      if (isPhone()) await expect(page.getByRole('dialog')).toHaveCount(0)
      else await expect(menu.locator('[aria-current=page]')).toHaveText('Олон нийтийн сүлжээ')
    },
  )
}

test(
  'the text of a page opens expanded, is saved in both languages, and read by visitors',
  { tag: '@phone-later' },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const category = `Туршилт ${randomUUID()}`
    await signIn(page, 'user')
    // Hidden until it has its text, and again afterwards: all tests share the menu.
    const names = { category, category_en: 'A test page' }
    const insertAnswer = await page.request.post('/admin/insert/category', {
      data: { ...names, category_level: 2, pid: 1, category_status: false },
    })
    expect(insertAnswer.status(), await insertAnswer.text()).toBe(200)
    const { cid } = (await insertAnswer.json()) as { cid: number }
    const show = async (category_status: boolean) => {
      const answer = await page.request.post('/admin/update/category', {
        data: { cid, ...names, category_status },
      })
      expect(answer.status()).toBe(200)
    }

    await open(page, `/admin/edit-static/${cid}`)
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
    const folds = page.locator('main h3').getByRole('button', { name: /текст$/ })
    await expect(folds).toHaveText(['Монгол текст', 'Англи текст'])
    for (const fold of await folds.all()) await expect(fold).toHaveAttribute('aria-expanded', 'true')
    const editors = page.getByRole('textbox', { name: 'Агуулга' })
    await expect(editors).toHaveCount(2)
    await folds.first().click()
    await expect(folds.first()).toHaveAttribute('aria-expanded', 'false')
    await expect(editors).toHaveCount(1)
    await folds.first().click()
    await expect(editors).toHaveCount(2)

    for (const [at, text] of ['Туршилтын хуудасны текст.', 'The text of a test page.'].entries()) {
      await editors.nth(at).click()
      await page.keyboard.type(text)
    }
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Шинэчлэх', exact: true }).click()
    await expect(savedMessage(page)).toBeVisible()
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toHaveCount(0)
    // A hidden item has no page to link to.
    await expect(page.getByRole('link', { name: /^Сайтад харах/ })).toHaveCount(0)
    await editors.nth(1).click()
    await page.keyboard.type(' And more.')
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toBeVisible()
    await saveByKeys(page)
    await page.reload()
    await expect(editors.nth(0)).toContainText('Туршилтын хуудасны текст.')
    await expect(editors.nth(1)).toContainText('And more.')

    await show(true)
    await page.reload()
    for (const [name, href] of [
      ['Сайтад харах', `/mm/page/${cid}`],
      ['Англи хуудсыг харах', `/en/mm/page/${cid}`],
    ] as const) {
      const link = page.getByRole('link', { name: `${name} (шинэ цонхонд нээгдэнэ)` })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    expect(await (await request.get(`/mm/page/${cid}`)).text()).toContain('Туршилтын хуудасны текст.')
    expect(await (await request.get(`/en/mm/page/${cid}`)).text()).toContain('The text of a test page.')
    await show(false)
    expect((await request.get(`/mm/page/${cid}`)).status()).toBe(404)
    expect(errors).toEqual([])
  },
)

test('several page texts open collapsed, and each expands by itself', async ({ page }) => {
  await signIn(page, 'user')
  await open(page, '/admin/edit-static/3')
  const folds = page.locator('main h3').getByRole('button', { name: /текст$/ })
  expect(await folds.count()).toBeGreaterThan(4)
  await expect(page.locator('main h3 button[aria-expanded=true]')).toHaveCount(0)
  const editors = page.getByRole('textbox', { name: 'Агуулга' })
  await expect(editors).toHaveCount(0)
  await folds.nth(2).click()
  await expect(page.locator('main h3 button[aria-expanded=true]')).toHaveCount(1)
  await expect(editors).toHaveCount(1)
})

test('a social link is added, changed and deleted, and visitors see each at once', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page)
  const [link, other] = [`https://t.example/${randomUUID()}`, `https://t.example/${randomUUID()}`]
  const home = async () => (await request.get('/mm')).text()
  await signIn(page, 'admin')
  await open(page, '/admin/social-links')
  await page.getByRole('link', { name: 'Холбоос нэмэх' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Холбоос нэмэх' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await add.click()
  await expect(page.getByText('Icon-ийг сонгоно уу')).toBeVisible()
  await expect(page.getByText('Линкийг оруулна уу')).toBeVisible()
  await page.getByRole('radio', { name: 'Telegram' }).check()
  await page.getByRole('textbox', { name: 'Линк' }).fill(link)
  await add.click()
  await expect(addedMessage(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/social-links$/)
  const row = (address: string) => page.locator('tbody tr', { hasText: address })
  await expect(row(link)).toContainText('Telegram')
  expect(await home()).toContain(link)

  await row(link)
    .getByRole('link', { name: `Засах: ${link}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Холбоос засах' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Telegram' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Линк' }).fill(other)
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click()
  await expect(row(other)).toContainText('Telegram')
  await expect(row(link)).toHaveCount(0)
  expect(await home()).toContain(other)

  await row(other)
    .getByRole('button', { name: `Устгах: ${other}` })
    .click()
  await confirmDeletion(page, `«${other}» холбоосыг устгах уу?`)
  await expect(row(other)).toHaveCount(0)
  expect(await home()).not.toContain(other)
  expect(errors).toEqual([])
})

test('a slide is added with its picture, shown on the home page, and deleted', async ({ page, request }) => {
  const errors = collectErrors(page)
  await signIn(page, 'admin')
  await open(page, '/admin/slides')
  await expect(page.getByRole('row').first()).toBeVisible()
  await page.getByRole('link', { name: 'Баннер нэмэх' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Баннер нэмэх' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await add.click()
  await expect(page.getByText('Зураг оруулна уу')).toBeVisible()
  await page.locator('main input[type=file]').setInputFiles(await picture('баннер.png'))
  await expect(page.getByRole('img', { name: 'Зураг', exact: true })).toBeVisible()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/insert/banner'),
    add.click(),
  ])
  expect(answer.status()).toBe(200)
  const { id } = (await answer.json()) as { id: number }
  await expect(page).toHaveURL(/\/admin\/slides$/)
  await expect(addedMessage(page).first()).toBeVisible()

  type Slides = { banner: { id: number; image: string }[] }
  const slides = ((await (await request.get('/client/get/banner')).json()) as Slides).banner
  const image = slides.find((slide) => slide.id === id)?.image ?? 'missing'
  const row = page.locator('tbody tr', { has: page.locator(`img[src="${image}"]`) })
  await expect(row).toHaveCount(1)
  expect(await (await request.get('/mm')).text()).toContain(image)
  expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg')
  await expectNoSidewaysScroll(page)

  await row.getByRole('button', { name: /^Устгах/ }).click()
  await confirmDeletion(page, 'Баннерийг устгах уу?')
  await expect(row).toHaveCount(0)
  expect(await (await request.get('/mm')).text()).not.toContain(image)
  expect(errors).toEqual([])
})
