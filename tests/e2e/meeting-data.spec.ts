import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { longDateRange } from '@/lib/event/editions/event-dates'
import { openAtRest as open, reloadAtRest } from './at-rest'
import { confirmDeletion, picture, savedMessage, signIn } from './office'
import { expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'
import { findFreeDay, withDatabase } from './participants'

const info = '/admin/yellow/meeting-info'

test('staff add the hours of a day and delete one', { tag: '@phone-later' }, async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, info)
  await page.getByRole('link', { name: 'Өдөр, цаг нэмэх' }).first().click()
  const save = page.getByRole('button', { name: 'Хадгалах' })
  await expectReady(save)
  await save.click()
  for (const message of ['Өдрөө оруулна уу', 'Эхлэх цагийг оруулна уу', 'Дуусах цагийг оруулна уу'])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  const day = await withDatabase(findFreeDay)
  const [first, last] = ['Өдрийн эхний уулзалт эхлэх цаг', 'Өдрийн сүүлийн уулзалт эхлэх цаг']
  await page.getByLabel('Өдөр', { exact: true }).fill(day)
  await page.getByLabel(first).fill('11:00')
  await page.getByLabel(last).fill('09:00')
  await expect(page.getByText(/Сүүлийн уулзалтын цаг эхнийхээсээ өмнө/)).toBeVisible()
  await page.getByLabel(first).fill('09:00')
  await page.getByLabel(last).fill('12:00')
  await expect(page.getByRole('region', { name: 'Үүсэх цаг' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Амжилттай нэмэгдлээ.')).toBeVisible()
  const group = page.locator(`[data-day="${day}"]`)
  await expect(group.getByRole('listitem')).toHaveCount(4)
  await expectNoSidewaysScroll(page)

  // The same hours again: none is added twice.
  await page.getByRole('link', { name: 'Өдөр, цаг нэмэх' }).first().click()
  await page.getByLabel('Өдөр', { exact: true }).fill(day)
  await page.getByLabel(first).fill('12:00')
  await page.getByLabel(last).fill('13:00')
  await save.click()
  await expect(page.getByText('Шинэ цаг: 1, өмнө нь байсан: 1.')).toBeVisible()
  await expect(group.getByRole('listitem')).toHaveCount(5)

  const toggle = page.getByRole('button', { name: 'Цаг устгах', exact: true })
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Болих', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(toggle).toHaveCount(0)
  const dayText = longDateRange([day], 'mn')
  await page
    .getByRole('button', { name: `${dayText}, 13:00 цагийг устгах` })
    .first()
    .click()
  await confirmDeletion(page, `${dayText}, 13:00 цагийг устгах уу?`)
  await expect(group.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Болих', exact: true }).click()
  await expect(toggle).toBeVisible()
})

test('staff add a room with a picture, edit it, and delete it', { tag: '@phone-later' }, async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, info)
  await page.getByRole('link', { name: 'Өрөө нэмэх' }).first().click()
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await expectReady(add)
  await add.click()
  await expect(page.getByText('Өрөөний нэрийг оруулна уу')).toBeVisible()
  await expect(page.getByText('Өрөөний багтаамжийг оруулна уу')).toBeVisible()
  const room = `${randomInt(1e6)}-Т`
  await page.getByLabel('Өрөөний нэр').fill(room)
  await page.getByLabel('Багтаамж').fill('6')
  await page.locator('input[type=file]').setInputFiles(await picture('room.png'))
  await add.click()
  await expect(savedMessage(page)).toBeVisible()
  const card = page.locator(`[data-room="${room}"]`)
  await expect(card).toContainText('6 хүн')
  await expect(card.getByRole('img', { name: `Өрөө ${room}` })).toBeVisible()
  await card.getByRole('link', { name: /^Засах/ }).click()
  const save = page.getByRole('button', { name: 'Хадгалах' })
  await expectReady(save)
  await page.getByLabel('Багтаамж').fill('0')
  await save.click()
  await expect(page.getByText(/1–1000 хооронд бүхэл тоогоор/)).toBeVisible()
  await page.getByLabel('Багтаамж').fill('8')
  await save.click()
  await expect(card).toContainText('8 хүн')
  // A save without a new file keeps the picture.
  await expect(card.getByRole('img', { name: `Өрөө ${room}` })).toBeVisible()
  await card.getByRole('button', { name: /^Устгах/ }).click()
  await confirmDeletion(page, `«${room}» өрөөг устгах уу?`)
  await expect(card).toHaveCount(0)
})

test('staff import participants from a file with bad rows', { tag: '@phone-later' }, async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/add-user')
  const attempt = page.getByRole('button', { name: 'Шалгах' })
  await expectReady(attempt)
  await attempt.click()
  await expect(page.getByText('Файл сонгоно уу!')).toBeVisible()
  const word = randomUUID()
  const rows = [
    'name,name_en,email,phone_number,user_type',
    `Говь ${word},Gobi,a-${word}@meeting.example,9911,Sponsor`,
    `Буруу,Wrong,no address,9911,Sponsor`,
    `Нэг,One,b-${word}@meeting.example,9911,Attendee`,
    `Хоёр,Two,b-${word}@meeting.example,9911,Attendee`,
  ]
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'users.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows.join('\n')),
  })
  await attempt.click()
  await expect(page.getByText('4 мөр шалгалаа')).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 / })).toContainText('И-мэйл')
  await expect(page.getByText(/4-р мөрийг өөр утгаар давтсан/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Оруулах \(2 мөр\)/ }).click()
  await expect(page.getByText('оруулж дууслаа')).toBeVisible()
  await open(page, `/admin/yellow/meeting-users?term=${word}`)
  await expect(page.getByText(`Говь ${word}`)).toBeVisible()
})

test('staff add a participant, edit, block and delete them', { tag: '@phone-later' }, async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/add-user')
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await expectReady(add)
  await add.click()
  await expect(page.getByText('Оролцогчийн нэрийг оруулна уу')).toBeVisible()
  await expect(page.getByLabel('Нэр (монгол)')).toBeFocused()
  const word = String(randomInt(1e9))
  await page.getByLabel('Нэр (монгол)').fill(`Тэнгис ${word}`)
  await page.getByLabel('Нэр (англи)').fill('Tengis')
  await page.getByLabel('И-мэйл').fill(`${word}@meeting.example`)
  await page.getByLabel('Төрөл').selectOption('Attendee')
  await add.click()
  await expect(page).toHaveURL(/meeting-users/)
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await open(page, `/admin/yellow/meeting-users?term=${word}`)
  await expect(page.getByText(`Тэнгис ${word}`)).toBeVisible()

  const edit = page.getByRole('link', { name: `Засах: Тэнгис ${word}` })
  // On a phone a row expands to show its actions.
  if (!(await edit.isVisible())) await page.locator('tbody label').last().click()
  await edit.click()
  const save = page.getByRole('button', { name: 'Хадгалах' })
  await expectReady(save)
  await page.getByRole('button', { name: 'Эрхийг хаах' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Эрхийг хаах' }).click()
  await expect(page.getByText(/Эрхийг хаалаа/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Эрхийг нээх' })).toBeVisible()
  // Text that was typed in the meantime is saved too: the two do not depend on each other.
  await page.getByLabel('Нэр (монгол)').fill(`Далай ${word}`)
  await save.click()
  await expect(savedMessage(page)).toBeVisible()
  await open(page, `/admin/yellow/meeting-users?term=${word}`)
  await expect(page.getByText(`Далай ${word}`)).toBeVisible()
  await expect(page.getByText('Хаасан', { exact: true })).toBeVisible()
  const remove = page.getByRole('button', { name: `Устгах: Далай ${word}` })
  if (!(await remove.isVisible())) await page.locator('tbody label').last().click()
  await remove.click()
  await confirmDeletion(page, `«Далай ${word}» хэрэглэгчийн мэдээллийг устгах уу?`)
  await expect(rowOf(`Далай ${word}`)).toHaveCount(0)
})

test('the grid of participants sorts, narrows, and moves its columns and rows', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/yellow/meeting-users')
  const heads = () => page.locator('thead tr').first().getByRole('columnheader').allInnerTexts()
  const names = () => page.locator('tbody td[data-label="И-мэйл"]').allInnerTexts()
  await page
    .getByRole('columnheader', { name: /И-мэйл/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/sort=email/)
  await expect(page.getByRole('columnheader', { name: /И-мэйл/ })).toHaveAttribute('aria-sort', 'ascending')
  // The previous rows stay until the sorted ones have loaded.
  const isSorted = (rows: string[]) => rows.length > 1 && rows.join() === rows.toSorted().join()
  await expect.poll(async () => isSorted(await names())).toBe(true)
  const firstNames = await names()

  // A key moves a row down, and the focus follows it.
  const handle = page.locator('tbody [data-move=handle]').first()
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(names).toEqual([firstNames[1], firstNames[0], ...firstNames.slice(2)])
  await expect(page.locator('tbody [data-move=handle]').nth(1)).toBeFocused()

  // A key moves a column right, the mouse moves it back; a reload keeps the order.
  const before = await heads()
  await page.getByRole('button', { name: /^И-мэйл багана зөөх/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await heads()).findIndex((head) => head.includes('И-мэйл'))).toBe(4)
  await reloadAtRest(page)
  await expect.poll(async () => (await heads()).findIndex((head) => head.includes('И-мэйл'))).toBe(4)
  const from = await page.getByRole('button', { name: /^И-мэйл багана зөөх/ }).boundingBox()
  const to = await page.getByRole('columnheader', { name: /Утас/ }).boundingBox()
  if (!from || !to) throw new Error('the heads are not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await heads()).length).toBe(before.length)
  await expect.poll(heads).toEqual(before)

  await page.getByRole('searchbox', { name: 'Шүүх: Нэр (англи)' }).fill('geotech')
  await expect(page).toHaveURL(/name_en=geotech/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('combobox', { name: /^Төрөл/ }).selectOption('Sponsor')
  await expect(page.getByText('Шүүлтэд тохирох оролцогч алга')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Шүүлтүүр цэвэрлэх' }).click()
  await expect(page.getByText(/Нийт \d+ оролцогч/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
})

test('staff add an interpreter between two languages', async ({ page }) => {
  await signIn(page, 'user')
  await open(page, '/admin/yellow/meeting-interpreters?new=')
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true })
  await expectReady(add)
  const name = `Орчуулагч ${randomInt(1e9)}`
  await page.getByLabel('Нэр', { exact: true }).fill(name)
  await page.getByLabel('Монгол').check()
  await add.click()
  await expect(page.getByText('Дор хаяж хоёр хэл сонгоно уу.')).toBeVisible()
  await page.getByLabel('Хятад').check()
  await add.click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Монгол, Хятад')
})
