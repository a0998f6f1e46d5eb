import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from '../factories/pdf'
import { openAtRest as open } from './at-rest'
import { addedMessage, confirmDeletion, picture, savedMessage, signIn } from './office'

const add = (page: Page) => page.getByRole('button', { name: 'Нэмэх', exact: true })
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`),
})
const film = (name: string, bytes: number, head = 'ftypmp42') => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`${head}\0\0\0\0mp42isom`),
    randomBytes(bytes),
  ]),
})

// Every test signs in first.
test.beforeEach(() => test.slow())

test('a report is added at its own address, seen by visitors, changed and deleted', async ({ page }) => {
  const title = `Тайлан ${randomUUID()}`
  await signIn(page, 'moderator')
  await open(page, '/admin/add-report')
  await expect(page.getByRole('heading', { level: 1, name: 'Тайлан нэмэх' })).toBeVisible()
  await add(page).click()
  for (const message of ['Гарчиг оруулна уу', 'Зураг оруулна уу', 'Тайланг оруулна уу'])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Гарчиг', { exact: true }).fill(title)
  const inputs = page.locator('input[type=file]')
  await inputs.nth(0).setInputFiles(await picture('нүүр.png'))
  await inputs.nth(1).setInputFiles({ name: 'a.pdf', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(page.getByText('Зөвхөн PDF файл сонгоно уу.')).toBeVisible()
  // The bytes show that this file is no PDF, whatever its name and type.
  await inputs.nth(1).setInputFiles({ ...pdf('b.pdf'), buffer: Buffer.from('<!doctype html><p>Тайлан') })
  await add(page).click()
  await expect(page.getByText('Зөвхөн PDF файл сонгоно уу.')).toBeVisible()
  await inputs.nth(1).setInputFiles(pdf(`${title}.pdf`))
  await add(page).click()
  await expect(page).toHaveURL(/\/admin\/report(\?.*)?$/)
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `${title}.pdf`, exact: true })).toBeVisible()

  await page.goto('/mm/report=1')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await open(page, '/admin/report')
  await page.getByRole('link', { name: `Засах: ${title}` }).click()
  await page.getByLabel('Гарчиг', { exact: true }).fill(`${title} А`)
  // The stored PDF has no page that could be drawn, the chosen one has.
  const firstPage = page.getByRole('button', { name: 'PDF-ийн эхний хуудсыг хавтас болгох' })
  await firstPage.click()
  await expect(page.getByText('PDF-ийн эхний хуудсыг зурж чадсангүй.')).toBeVisible()
  await inputs.nth(1).setInputFiles({ ...pdf('c.pdf'), buffer: pdfOf('Report') })
  await firstPage.click()
  await expect(page.getByRole('img', { name: 'Зураг' })).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click()
  await expect(savedMessage(page).first()).toBeVisible()
  await page.getByRole('button', { name: `Устгах: ${title} А` }).click()
  await confirmDeletion(page, 'Тайланг устгах уу?')
  await page.goto('/mm/report=1')
  await expect(page.getByText(title)).toHaveCount(0)
})

test('an issue of the monthly paper is added below the list, which scrolls separately', async ({ page }) => {
  const title = `Дугаар ${randomUUID()}`
  await signIn(page, 'moderator')
  await open(page, '/admin/month-news')
  const list = page.getByRole('region', { name: 'Сарын мэдээ' })
  const height = await list.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.3, 0)
  await page.getByLabel('Файлын нэр', { exact: true }).fill(title)
  await page.locator('input[type=file]').setInputFiles(pdf('сар.pdf'))
  await add(page).click()
  await expect(addedMessage(page).first()).toBeVisible()
  await expect(list.getByText(title)).toBeVisible()
  await expect(page.getByLabel('Файлын нэр', { exact: true })).toHaveValue('')

  await page.getByRole('link', { name: `Засах: ${title}` }).click()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.getByLabel('Файлын нэр', { exact: true }).fill(`${title} А`)
  await page.getByRole('button', { name: 'Нэр өөрчлөх' }).click()
  await page.getByRole('button', { name: `Устгах: ${title} А` }).click()
  await confirmDeletion(page, 'Файлыг устгах уу?')
})

test('an auditor is added with a drawn portrait, and the choice of another one can be undone', async ({
  page,
}) => {
  const name = `Аудитор ${randomUUID().slice(0, 8)}`
  await signIn(page, 'moderator')
  await open(page, '/admin/auditor?new=')
  await add(page).click()
  for (const message of ['Нэр оруулна уу', 'Зураг оруулна уу'])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Нэр', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Эмэгтэй хүний зураг' }).click()
  await expect(page.getByRole('img', { name: 'Зураг' })).toBeVisible()
  await add(page).click()
  await expect(savedMessage(page).first()).toBeVisible()
  await page.goto('/mm/page/20')
  const listItem = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(listItem.locator('img')).toHaveCount(1)

  await open(page, '/admin/auditor')
  await page.getByRole('link', { name: `Засах: ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Өмнөх зураг' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Эрэгтэй хүний зураг' }).click()
  await page.getByRole('button', { name: 'Өмнөх зураг' }).click()
  await expect(page.getByRole('button', { name: 'Өмнөх зураг' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Болих' }).click()
  await page.getByRole('button', { name: `Устгах: ${name}` }).click()
  await confirmDeletion(page, `${name}-г устгах уу?`)
})

test('an upload of a film continues after a lost connection, and after its form was refused', async ({
  page,
}, testInfo) => {
  const title = `Бичлэг ${randomUUID()}`
  await signIn(page, 'moderator')
  await open(page, '/admin/video?new=')
  const input = page.locator('input[type=file]')
  // The browser reads the film from the disk: sending it there takes longer than its upload.
  const filmPath = testInfo.outputPath('өрөм.mp4')
  await mkdir(dirname(filmPath), { recursive: true })
  await writeFile(filmPath, film('өрөм.mp4', 18 * 1024 * 1024).buffer)
  await input.setInputFiles(filmPath)
  let parts = 0
  const uploads = '**/api/uploads/*'
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts++
  })
  await page.route(uploads, async (route) => {
    if (parts < 2) return route.continue()
    // The connection drops during the second part.
    await route.abort('connectionreset')
    await page.unroute(uploads)
  })
  await page.getByLabel('Бичлэгийн нэр', { exact: true }).fill(title)
  await add(page).click()
  await expect(addedMessage(page).first()).toBeVisible({ timeout: 60_000 })
  expect(parts).toBe(4)
  await expect(page.getByRole('link', { name: 'өрөм.mp4' })).toBeVisible()
  await page.goto('/mm/page/22')
  await expect(page.getByText(title)).toBeVisible()

  // A file that is no video is refused at its field, whatever its name.
  await open(page, '/admin/video?new=')
  await page.getByLabel('Бичлэгийн нэр', { exact: true }).fill('Архив')
  await input.setInputFiles(film('архив.mp4', 100_000, 'PK\u0003\u0004    '))
  await add(page).click()
  await expect(page.getByText('Зөвхөн MP4 файл сонгоно уу.')).toBeVisible()
  await open(page, '/admin/video')
  await page.getByRole('button', { name: `Устгах: ${title}` }).click()
  await confirmDeletion(page, 'Бичлэгийг устгах уу?')
})
