import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { writeSheet } from '@/lib/platform/files/sheet'
import { openAtRest as open } from './at-rest'
import { addedMessage, confirmDeletion, savedMessage, signIn } from './office'
import { expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

test('staff add a category, rename it in its row, and delete it', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/new-category')
  const name = `Ангилал ${randomInt(1e6)}`
  const save = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await expectReady(save)
  await save.click()
  await expect(page.getByText('Монгол нэрийг оруулна уу')).toBeVisible()
  await page.getByLabel('Нэр (монгол)').fill(name)
  await page.getByLabel('Нэр (англи)').fill('Category')
  await save.click()
  await expect(addedMessage(page)).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(/01\d\d/)
  await row.getByRole('button', { name: /Нэр өөрчлөх/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Нэр', { exact: true }).fill(`${name} б`)
  await dialog.getByRole('button', { name: 'Хадгалах' }).click()
  await expect(savedMessage(page)).toBeVisible()
  const renamedRow = page.getByRole('row', { name: new RegExp(`${name} б`) })
  await renamedRow.getByRole('button', { name: /^Устгах/ }).click()
  await confirmDeletion(page, `«${name} б» ангиллыг устгах уу?`)
  await expect(renamedRow).toHaveCount(0)
})

test('staff search categories and reports of errors, and the address keeps the search', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/category')
  const search = page.getByRole('searchbox', { name: 'Хайх' })
  const rows = page.getByRole('main').getByRole('row')
  await expectReady(search)
  await search.fill('coal')
  await expect(page).toHaveURL(/[?&]term=coal/)
  await expect(rows.filter({ hasText: 'Нүүрс' })).not.toHaveCount(0)
  await expect(rows.filter({ hasText: 'Зөвлөх инженер' })).toHaveCount(0)
  await page.reload()
  await expect(search).toHaveValue('coal')
  await expect(rows.filter({ hasText: 'Нүүрс' })).not.toHaveCount(0)

  await open(page, '/admin/yellow/report?term=zzqqxx')
  await expect(search).toHaveValue('zzqqxx')
  await page.getByRole('button', { name: 'Шүүлтүүр цэвэрлэх' }).click()
  await expect(page).not.toHaveURL(/term=/)
})

test('staff try a file of companies, write it, and merge the duplicates', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/import')
  const [first, second] = [randomInt(1e9, 9e9), randomInt(1e9, 9e9)].map(String)
  const name = `Давхар ${first}`
  const bytes = await writeSheet({
    name: 'Компани',
    columns: ['Регистрийн дугаар', 'Нэр', 'Ангилал', 'Утас'].map((heading) => ({ heading, width: 20 })),
    rows: [
      [first ?? '', `${name} ХХК`, '0101', '9911 0001'],
      [second ?? '', `«${name}» ХК`, '0102', '9911 0002'],
      ['', 'Дугааргүй', '0101', ''],
    ],
  })
  const attempt = page.getByRole('button', { name: 'Шалгах' })
  await expectReady(page.locator('input[type=file]'))
  await page.locator('input[type=file]').setInputFiles({
    name: 'companies.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  })
  await attempt.click()
  await expect(page.getByText('3 мөр шалгалаа')).toBeVisible()
  await expect(page.getByRole('row', { name: /Регистрийн дугаар/ }).last()).toContainText('Утгыг бөглөнө үү.')
  await page.getByRole('button', { name: /Оруулах \(2 мөр\)/ }).click()
  await expect(page.getByText('оруулж дууслаа')).toBeVisible()

  await open(page, '/admin/yellow/duplicates?limit=100')
  await page.getByRole('link', { name: new RegExp(`Харьцуулах: .*${first}`) }).click()
  const merge = page.getByRole('button', { name: 'Нэгтгэх' })
  await expectReady(merge)
  await page
    .getByRole('group', { name: 'Регистрийн дугаар' })
    .getByText(second ?? '')
    .click()
  await merge.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Нэгтгэх' }).click()
  await expect(page.getByText('Нэгтгэлээ.')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(first ?? '') })).toHaveCount(0)
})

test('a member is joined with a listing that staff search', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/companies?id=1')
  const listing = page.getByRole('combobox', { name: /Лавлахын бүртгэл/ })
  await expectReady(listing)
  await page.getByLabel(/Регистрийн дугаар/).fill('')
  await listing.fill('говь мин')
  await page.getByRole('option', { name: /Говь Минерал/ }).click()
  await expect(listing).toHaveValue(/Говь Минерал/)
  await listing.fill('')
  await listing.fill('хангай')
  await page.getByRole('option', { name: /Хангай Металл/ }).waitFor()
  await listing.press('Enter')
  await expect(listing).toHaveValue(/Хангай Металл/)
  await page.getByRole('button', { name: 'Хадгалах' }).click()
  await expect(savedMessage(page)).toBeVisible()
})

test('a failure is shown for three seconds in the directory’s office, and for five in the association’s', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'admin')
  const failure = 'Энэ удаад болсонгүй.'
  await page.route(/\/delete\//, (route) => route.fulfill({ status: 400, json: { message: failure } }))
  for (const [path, seconds] of [
    ['/admin/yellow/category', 3],
    ['/admin/social-links', 5],
  ] as const) {
    await open(page, path)
    await page
      .getByRole('button', { name: /^Устгах: / })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Устгах', exact: true }).click()
    const message = page.getByText(failure)
    await expect(message, path).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward((seconds - 1) * 1_000)
    await expect(message, path).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(message, path).toBeHidden()
  }
})

test('the screens of the directory’s content fit a phone', { tag: '@phone-first' }, async ({ page }) => {
  await signIn(page, 'moderator')
  for (const path of ['category', 'banner', 'report', 'import', 'duplicates']) {
    await open(page, `/admin/yellow/${path}`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
