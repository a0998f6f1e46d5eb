import { expect, test, type Locator, type Page } from '@playwright/test'
import type { StoredAnswer } from '@/lib/assessment/member/schema'
import { enterAsMember, newMember } from './assessor'
import { expectAccessible, expectNoSidewaysScroll } from './pages'

const saving = '**/client/insert/member-answer?*'
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
})
const rowAt = (page: Page, at: number) => page.locator('main form li:has([role=radiogroup])').nth(at)
const status = (page: Page) => page.locator('main form span:has(+ [role=status])').first()

/** Presses a control even where the foot of the form covers it. */
const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click())

/** The questions that the server has stored something for, in their order. */
async function storedOf(page: Page) {
  const session = await page.request.get('/client/get/member-session')
  const { member, answer_id } = (await session.json()) as { member: { id: number }; answer_id: number }
  const answers = await page.request.get('/client/get/member-answers', {
    params: { answerId: answer_id, memberId: member.id },
  })
  const { answer } = (await answers.json()) as { answer: { answers: StoredAnswer[] } }
  return answer.answers
    .filter((row) => row.answer !== null || row.proof || row.comment)
    .map((row) => ({ answer: row.answer, comment: row.comment, file: row.proof_file_name }))
}

test(
  'a proof and a comment are stored before the answer, open from the form, and are removed on request',
  { tag: '@phone-later' },
  async ({ page }) => {
    await enterAsMember(page, await newMember())
    const row = rowAt(page, 0)
    await row.getByRole('checkbox').check()
    await row.locator('input[type="file"]').setInputFiles(pdf('эхний.pdf'))
    await row.getByRole('textbox').fill('Хариултаас өмнө')
    // No field was left and no answer given: a pause in typing is enough to save.
    await expect(row.getByRole('textbox')).toBeFocused()
    await expect(status(page)).toHaveText('Хадгалагдсан', { timeout: 40_000 })
    await expect
      .poll(() => storedOf(page))
      .toEqual([{ answer: null, comment: 'Хариултаас өмнө', file: 'эхний.pdf' }])
    await page.reload()
    await expect(row.getByRole('textbox')).toHaveValue('Хариултаас өмнө')
    const link = row.getByRole('link', { name: 'эхний.pdf' })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

    const question = page.getByRole('alertdialog')
    await row.getByRole('checkbox').click()
    await expect(question).toContainText('эхний.pdf')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(row.getByRole('checkbox')).toBeChecked()
    await row.getByRole('checkbox').click()
    await question.getByRole('button', { name: 'Хасах', exact: true }).click()
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    await expect
      .poll(() => storedOf(page))
      .toEqual([{ answer: null, comment: 'Хариултаас өмнө', file: null }])
  },
)

test('offline answers are sent by themselves when the connection is back', async ({ page, context }) => {
  await enterAsMember(page, await newMember())
  await expect(rowAt(page, 0)).toBeVisible()
  await context.setOffline(true)
  await rowAt(page, 0).getByRole('button', { name: 'Тайлбар нэмэх' }).click()
  await page.keyboard.type('Холболтгүй бичсэн')
  for (const at of [1, 2, 3]) await press(rowAt(page, at).getByRole('radio').first())
  await rowAt(page, 3).getByRole('checkbox').check()
  await rowAt(page, 3).locator('input[type="file"]').setInputFiles(pdf('холболтгүй.pdf'))
  await expect(status(page)).toContainText('Холболт тасарсан.')
  await expect(status(page)).toContainText('энэ төхөөрөмжид хадгалагдсан')
  await expect(rowAt(page, 1).getByText('Илгээхийг хүлээж байна')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Leaving by a link of the site asks first.
  const question = page.getByRole('alertdialog')
  // The breadcrumbs appear only on wide screens, the logo in the header on all.
  await page.locator('header a[href="/mm"]').filter({ visible: true }).first().click()
  await expect(question).toContainText('Хуудсаас гарах уу?')
  await question.getByRole('button', { name: 'Буцах', exact: true }).click()
  await expect(rowAt(page, 0).getByRole('textbox')).toHaveValue('Холболтгүй бичсэн')

  await context.setOffline(false)
  await expect(status(page)).toHaveText('Хадгалагдсан', { timeout: 40_000 })
  expect(await storedOf(page)).toEqual([
    { answer: null, comment: 'Холболтгүй бичсэн', file: null },
    { answer: 1, comment: '', file: null },
    { answer: 1, comment: '', file: null },
    { answer: 1, comment: '', file: 'холболтгүй.pdf' },
  ])
})

test('unsent answers are on the device after a reload, and are sent from there', async ({ page }) => {
  await enterAsMember(page, await newMember())
  await expect(rowAt(page, 0)).toBeVisible()
  await page.route(saving, (route) => route.abort())
  await rowAt(page, 0).getByRole('radio').last().check({ force: true })
  await rowAt(page, 0).getByRole('checkbox').check()
  await rowAt(page, 0).locator('input[type="file"]').setInputFiles(pdf('тасарсан.pdf'))
  await rowAt(page, 0).getByRole('textbox').fill('Тасарсан')
  await expect(status(page)).toContainText('энэ төхөөрөмжид хадгалагдсан')

  // Closing or reloading the window asks with the browser's own dialog.
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(dialogTypes).toEqual(['beforeunload'])
  await expect(rowAt(page, 0).getByRole('textbox')).toHaveValue('Тасарсан')
  await expect(rowAt(page, 0).getByText('тасарсан.pdf')).toBeVisible()
  await expect(rowAt(page, 0).getByRole('radio').last()).toBeChecked()
  expect(await storedOf(page)).toEqual([])
  await page.unroute(saving)
  await expect(status(page)).toHaveText('Хадгалагдсан', { timeout: 40_000 })
  expect(await storedOf(page)).toEqual([{ answer: 0, comment: 'Тасарсан', file: 'тасарсан.pdf' }])
  await page.reload()
  expect(dialogTypes).toHaveLength(1)
  await expect(rowAt(page, 0).getByRole('link', { name: 'тасарсан.pdf' })).toBeVisible()
})

test('quick answers followed by leaving are all stored', async ({ page }) => {
  test.slow()
  await enterAsMember(page, await newMember())
  await expect(rowAt(page, 0)).toBeVisible()
  // A slow connection.
  await page.route(saving, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const count = await page.locator('main form li:has([role=radiogroup])').count()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.locator('main form li:has([role=radiogroup])').evaluateAll((rows) => {
    for (const row of rows) row.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
  })
  await page.goto('/mm/contact')
  await page.goto('/mm/member-assessment')
  await expect(status(page)).toHaveText('Хадгалагдсан', { timeout: 60_000 })
  expect((await storedOf(page)).map(({ answer }) => answer)).toEqual(Array<number>(count).fill(1))
})
