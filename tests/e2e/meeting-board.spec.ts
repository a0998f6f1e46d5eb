import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { bookIn, makeScene, type Scene } from './meeting-scene'
import { signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

// A cut line and the worker of a page outlive a cleared context.
test.use({ reuseContext: false })

// Every test loads a screen of the office from scratch.
test.beforeEach(() => test.slow())

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const cellOf = (page: Page, time: number, room: number) => page.locator(`[data-cell="${time} ${room}"]`)
const tileOf = (page: Page, id: number) => page.locator(`[data-meeting="${id}"]`)

async function openBoard(page: Page, { day }: Scene, id?: number) {
  await page.goto(`/admin/yellow/meeting-board?day=${day}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уулзалтын самбар')
  await expectReady(page.getByRole('grid'))
  if (id) await expect(tileOf(page, id)).toBeVisible()
}

/** Answers the question after a drop: both sides get mail of a move. */
async function confirmMove(page: Page) {
  const question = page.getByRole('alertdialog', { name: 'Уулзалтыг зөөх үү?' })
  await button(question, 'Зөөж, мэдэгдэх').click()
  await expect(question).toBeHidden()
}

async function choosePerson(sheet: Locator, label: string, name: string) {
  await sheet.getByRole('combobox', { name: label }).fill(name.split(' ').slice(0, 2).join(' '))
  await sheet.getByRole('option', { name: new RegExp(name) }).click()
}

test('staff book a meeting in a free cell, and errors of the form lose nothing', async ({ page }) => {
  const errors = collectErrors(page)
  const scene = await makeScene()
  const [one, other] = scene.people
  await signIn(page, 'admin')
  await openBoard(page, scene)
  const cell = cellOf(page, scene.hours[1], scene.rooms[0].id)
  await cell.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Зорилго/).fill('Керны лаборатори')
  await button(sheet, 'Товлох').click()
  await expect(sheet.getByText('Эхний оролцогчоо сонгоно уу.')).toBeVisible()
  await expect(sheet.getByText('Хоёр дахь оролцогчоо сонгоно уу.')).toBeVisible()
  await choosePerson(sheet, 'Эхний оролцогч', one.name)
  await choosePerson(sheet, 'Хоёр дахь оролцогч', other.name)
  await expect(sheet.getByLabel(/^Зорилго/)).toHaveValue('Керны лаборатори')
  await expectAccessible(page)
  await button(sheet, 'Товлох').click()
  await expect(page.getByText('Уулзалт товлож, хоёр талд мэдэгдлээ.').first()).toBeVisible()
  await expect(cell).toContainText(one.name)
  await expect(cell).toContainText(other.name)
  expect(errors).toEqual([])
})

test('a meeting is moved with the keys, and each step is announced', async ({ page }) => {
  const scene = await makeScene()
  const [one, other, third, fourth] = scene.people
  const [ten, eleven, twelve] = scene.hours
  const [first, second] = scene.rooms
  await signIn(page, 'admin')
  const id = await bookIn(page.request, [one, other], ten, first.id)
  await bookIn(page.request, [one, third], eleven, second.id)
  await bookIn(page.request, [third, fourth], twelve, first.id)
  await openBoard(page, scene, id)
  const message = page.locator('[data-said]')
  await tileOf(page, id).focus()
  await page.keyboard.press('Space')
  await expect(message).toContainText('Авлаа')
  await page.keyboard.press('ArrowDown')
  // The first one is in the second room at eleven.
  const busy = `${one.name} энэ цагт ${second.number} өрөөнд уулзалттай.`
  await expect(message).toContainText(busy)
  await expect(cellOf(page, eleven, first.id)).toContainText(busy)
  await page.keyboard.press('Space')
  await expect(tileOf(page, id)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(message).toContainText(`${first.number} өрөө энэ цагт захиалгатай.`)
  await page.keyboard.press('ArrowRight')
  await expect(message).toContainText('тавьж болно')
  await expectAccessible(page)
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: 'Уулзалтыг зөөх үү?' })
  await expect(question).toContainText(`${one.name}, ${other.name}`)
  await expect(question).toContainText(`12:00, өрөө ${second.number}`)
  await expect(button(question, 'Болих')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(tileOf(page, id)).toBeFocused()
  await expect(message).toContainText('Болилоо')
  await expect(cellOf(page, ten, first.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Уулзалтыг зөөж, хоёр талд мэдэгдлээ.').first()).toBeVisible()
  await expect(cellOf(page, twelve, second.id).locator(`[data-meeting="${id}"]`)).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(message).toContainText('Болилоо')
  await expect(cellOf(page, twelve, second.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
})

async function drag(page: Page, tile: Locator, to: Locator) {
  await tile.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error('there is no such cell')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
}

test('a meeting is dragged; a cell that cannot take it says why', async ({ page }) => {
  const scene = await makeScene()
  const [one, other, third] = scene.people
  const [ten, eleven, twelve] = scene.hours
  const [first, second] = scene.rooms
  await signIn(page, 'admin')
  const id = await bookIn(page.request, [one, other], ten, first.id)
  await bookIn(page.request, [one, third], eleven, second.id)
  await openBoard(page, scene, id)
  await drag(page, tileOf(page, id), cellOf(page, eleven, first.id))
  await expect(cellOf(page, eleven, first.id)).toContainText('өрөөнд уулзалттай')
  await page.mouse.up()
  await expect(cellOf(page, ten, first.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
  await drag(page, tileOf(page, id), cellOf(page, twelve, first.id))
  await page.mouse.up()
  await confirmMove(page)
  await expect(cellOf(page, twelve, first.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
  await expect(page.getByText('Уулзалтыг зөөж, хоёр талд мэдэгдлээ.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the second of two staff who move the same meeting is notified, and sees where it is', async ({
  page,
  browser,
}) => {
  const scene = await makeScene()
  const [one, other] = scene.people
  const [ten, eleven, twelve] = scene.hours
  const [first] = scene.rooms
  await signIn(page, 'admin')
  const id = await bookIn(page.request, [one, other], ten, first.id)
  await openBoard(page, scene, id)
  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, 'moderator')
  await openBoard(second, scene, id)
  // The second one has taken it already when the first one moves it.
  await tileOf(second, id).focus()
  await second.keyboard.press('Space')
  await tileOf(page, id).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await confirmMove(page)
  await expect(page.getByText('Уулзалтыг зөөж, хоёр талд мэдэгдлээ.').first()).toBeVisible()
  await second.keyboard.press('End')
  await second.keyboard.press('ArrowDown')
  await second.keyboard.press('ArrowDown')
  await second.keyboard.press('Space')
  await confirmMove(second)
  await expect(second.getByText(/энэ хооронд өөрчлөгдсөн/).first()).toBeVisible()
  await expect(cellOf(second, eleven, first.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
  await expect(cellOf(second, ten, first.id).locator('[data-meeting]')).toHaveCount(0)
  await expect(second.locator(`[data-cell^="${twelve} "] [data-meeting="${id}"]`)).toHaveCount(0)
  await context.close()
})

test(
  'the list has both languages, and a meeting is cancelled with a reason',
  { tag: '@phone-later' },
  async ({ page }) => {
    const errors = collectErrors(page)
    const scene = await makeScene()
    const [one, other] = scene.people
    await signIn(page, 'admin')
    const id = await bookIn(page.request, [one, other], scene.hours[0], scene.rooms[0].id)
    await openAtRest(page, `/admin/yellow/meeting-list?id=${id}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(one.name)
    await expect(sheet).toContainText(scene.rooms[0].number)
    await expect(sheet).toContainText('Зохион байгуулагч товлосон')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(sheet, 'Цуцлах').click()
    const question = page.getByRole('dialog', { name: 'Уулзалтыг цуцлах уу?' })
    await button(question, 'Уулзалтыг цуцлах').click()
    await expect(question.getByText('Цуцлах шалтгаанаа бичнэ үү.')).toBeVisible()
    await question.getByLabel('Шалтгаан').fill('Өрөө засвартай')
    await button(question, 'Уулзалтыг цуцлах').click()
    await expect(question).toBeHidden()
    await expect(sheet).toContainText('Цуцлагдсан')
    await expect(sheet).toContainText('Өрөө засвартай')

    await openAtRest(page, `/admin/yellow/meeting-list?lang=en&type=cancelled&id=${id}`)
    await expect(page.getByRole('dialog')).toContainText(`${one.name.replace('ХХК', 'LLC')}`)
    await expect(page.getByRole('dialog')).toContainText('Cancelled by the organiser')
    await page.keyboard.press('Escape')
    // In the order of the specification; on a phone the rows are cards without column heads.
    await expect
      .poll(() => page.locator('thead th').allTextContents())
      .toEqual([
        ...['No.', 'Action', 'Number', 'Status', 'Date, time', 'Sender', 'Receiver', 'Purpose', 'Room'],
        'Created',
      ])
    const status = page.getByRole('combobox', { name: 'Status', exact: true })
    await expectReady(status)
    await status.selectOption('accepted')
    await expect(page).toHaveURL(/type=accepted/)
    await expect(page).not.toHaveURL(/page=/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(errors).toEqual([])
  },
)

test(
  'on a phone the board is a list, and a meeting is moved in a dialog',
  { tag: '@phone-later' },
  async ({ page }) => {
    const scene = await makeScene()
    const [one, other] = scene.people
    const [ten, eleven] = scene.hours
    const [first, second] = scene.rooms
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, 'admin')
    const id = await bookIn(page.request, [one, other], ten, first.id)
    await openBoard(page, scene, id)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await tileOf(page, id).click()
    const sheet = page.getByRole('dialog')
    await button(sheet, 'Цаг солих').click()
    const dialog = page.getByRole('dialog', { name: 'Цаг, өрөө солих' })
    await expect(dialog).toContainText(`Хоёуланд нь и-мэйлээр мэдэгдэнэ: ${one.name}, ${other.name}`)
    await dialog.locator(`input[value="${eleven}"]`).check({ force: true })
    await dialog.getByLabel('Өрөө').selectOption(String(second.id))
    await button(dialog, 'Солих').click()
    await expect(dialog).toBeHidden()
    await expect(sheet).toContainText(second.number)
    await button(sheet, 'Хаах').click()
    await expect(cellOf(page, eleven, second.id).locator(`[data-meeting="${id}"]`)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoSidewaysScroll(page)
  },
)

test(
  'the door shows its meetings in both languages, and keeps them offline',
  { tag: '@phone-later' },
  async ({ page, context }) => {
    const scene = await makeScene()
    const [one, other] = scene.people
    await signIn(page, 'admin')
    await bookIn(page.request, [one, other], scene.hours[0], scene.rooms[0].id)
    await page.goto(`/admin/yellow/meeting-door?room=${scene.rooms[0].id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Өрөө ${scene.rooms[0].number}`)
    await expect(page.getByText(/10:00–11:00/)).toBeVisible()
    await expect(page.getByText(`${one.name} · ${other.name}`).first()).toBeVisible()
    await expect(page.getByText(one.name.replace('ХХК', 'LLC')).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await context.setOffline(true)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/Сүлжээ тасарсан/)).toBeVisible()
    await expect(page.getByText(`${one.name} · ${other.name}`).first()).toBeVisible()
  },
)
