import { expect, test, type Page } from '@playwright/test'
import { signInByForm } from '../e2e/office'
import { fileNameOf, open, settle, take, takeControls, widths } from './take'

let session: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> | undefined

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (session) await page.context().addCookies(session)
  else await signInByForm(page, 'moderator')
  session = await page.context().cookies()
  await page.clock.setFixedTime(process.env.PICTURES_TIME ?? '')
})

/** Screens, forms and open records, by their addresses. */
const addresses = [
  'dashboard',
  'link',
  'link?id=17',
  'edit-static/3',
  'social-links',
  'social-links?new',
  'footer',
  'slides',
  'slides?new',
  'slides?order',
  'add-news',
  'update-news',
  'update-news?category=17&term=%D0%B6%D0%B6%D0%B6',
  'update-news?id=1',
  'request-list',
  'companies',
  'companies?new',
  'companies?id=1',
  'personal-data',
  'update-assessment',
  'update-assessment?edit=',
  'update-assessment?new',
  'assessment-member-result',
  'assessment-result',
  'trade?kind=trade',
  'trade?import=1',
  'accounts',
  'accounts?new',
  'accounts?id=999999',
  'api',
  'nothing-here',
]

for (const address of addresses) {
  test(`${address} looks as before`, async ({ page }) => {
    const path = `/admin/${address}`
    await open(page, path)
    await take(page, `office.${fileNameOf(path)}`, [360, 900, 1440])
    await page.emulateMedia({ forcedColors: 'active' })
    await take(page, `office.${fileNameOf(path)}.forced`, [1440])
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    await take(page, `office.${fileNameOf(path)}.print`, [1440])
  })
}

/** Forms that are sent empty show their errors. */
for (const [address, button] of [
  ['add-news', 'Хадгалах'],
  ['social-links?new', 'Нэмэх'],
  ['slides?new', 'Нэмэх'],
  ['companies?new', 'Нэмэх'],
  ['accounts?new', 'Нэмэх'],
  ['update-assessment?new', 'Нэмэх'],
  ['link', 'Нэмэх'],
  ['personal-data', 'Хайх'],
] as const) {
  test(`${address} looks as before after a refused form`, async ({ page }) => {
    await open(page, `/admin/${address}`)
    await page.locator('main').getByRole('button', { name: button, exact: true }).last().click()
    await page.mouse.move(1, 450)
    await take(page, `office.refused.${fileNameOf(address)}`)
  })
}

for (const address of [
  'dashboard',
  'link',
  'update-news',
  'slides?new',
  'slides?order',
  'add-news',
  'trade',
  'api',
]) {
  test(`hovered and focused controls on ${address} look as before`, async ({ page }) => {
    await open(page, `/admin/${address}`)
    const controls = 'a, button, summary, input, select, label:has(input[type=file])'
    await takeControls(page, `office.${fileNameOf(address)}`, `:is(aside, header, main) :is(${controls})`)
  })
}

/** Takes a screenshot of the visible part, at both sizes. */
async function takeWindow(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(1, 450)
    await settle(page)
    await expect.soft(page).toHaveScreenshot(`office.${name}.${width}.png`)
  }
}

test('dialogs over a screen look as before', async ({ page }) => {
  await open(page, '/admin/update-news')
  await page
    .getByRole('button', { name: /^Устгах/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await takeWindow(page, 'confirm')
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, '/admin/update-news')
  await page.getByRole('button', { name: 'Цэс нээх' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.soft(page).toHaveScreenshot('office.drawer.png')
})

test('the sheets of the assessments look as before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, address, link] of [
    ['answers', 'assessment-member-result', /Хариулт/],
    ['files', 'assessment-member-result', /Файл|Хавсралт|материал/i],
    ['respondent', 'assessment-result', /./],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/admin/${address}`)
    await page.locator('tbody tr').first().getByRole('link', { name: link }).last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await takeWindow(page, `sheet.${name}`)
  }
})

test('the editor at work looks as before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin/update-news?id=1')
  const editor = page.locator('[contenteditable=true]:visible').first()
  await editor.click()
  await take(page, 'office.editor.focused')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Холбоос' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Хэрэглэх' }).click()
  await takeWindow(page, 'editor.link')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Хүснэгт оруулах' }).first().click()
  await take(page, 'office.editor.table')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Хоёр хэлийг зэрэг харах' }).first().click()
  await take(page, 'office.editor.side-by-side', [1440])
  await page.getByRole('button', { name: 'Урьдчилж харах' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await takeWindow(page, 'editor.preview')
})

test('expandable parts look as before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin/edit-static/3')
  await page.locator('main h3 button').first().click()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[contenteditable=true]:visible')).toHaveCount(1)
  await take(page, 'office.page-text')
  await open(page, '/admin/api')
  await page.locator('main summary').nth(3).click()
  await take(page, 'office.operation')
  await open(page, '/admin/link')
  await page.locator('main li button[aria-expanded]').first().click()
  await take(page, 'office.menu-folded')
})

test('the login page looks as before', async ({ page }) => {
  await page.context().clearCookies()
  for (const [name, path] of [
    ['login', '/admin/login'],
    ['login-refused', '/admin/login?error=account_unknown'],
  ] as const) {
    await open(page, path)
    await take(page, `office.${name}`)
  }
  session = undefined
})
