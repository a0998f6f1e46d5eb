import { expect, test } from '@playwright/test'
import { yearOf } from '@/lib/platform/i18n/format'
import { onPhone } from './languages'
import { answerAsMember, assessAsMember, changeRow, newMember, proofName } from './assessor'
import { codeSentTo } from './mail'
import { answerRest, giveEmail, memberTexts, pdf, section } from './member-pages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

for (const [locale, prefix] of [
  ['mn', ''],
  ['en', '/en'],
] as const) {
  const texts = memberTexts[locale]
  test(`a member assesses itself, in ${locale}`, { tag: onPhone(locale) }, async ({ page }) => {
    test.slow()
    const { email: member } = await newMember()
    const errors = collectErrors(page)
    await page.goto(`${prefix}/mm/member-assessment`)
    await page.getByRole('button', { name: texts.go, exact: true }).click()
    await expect(page.getByText(texts.missing)).toBeVisible()
    await giveEmail(page, texts.label, 'nobody@test.example', texts.go)
    const refusal = page.getByRole('alert').filter({ hasText: texts.unregistered })
    await expect(refusal.getByRole('link')).toHaveAttribute('href', `${prefix}/mm/contact`)
    await expectAccessible(page)
    await giveEmail(page, texts.label, member, texts.go)

    // The boxes accept only digits, advance by themselves and go back with Backspace.
    const boxes = page.locator('fieldset input[inputmode=numeric]')
    const go = page.getByRole('button', { name: texts.go, exact: true })
    await expect(boxes.first()).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const code = await codeSentTo(member)
    await page.keyboard.type(`a${code[0] === '9' ? '8' : '9'}99x99`)
    await expect(boxes.nth(5)).toBeFocused()
    await expect(go).toBeDisabled()
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.wrong)).toBeVisible()
    await expect(boxes.first()).toBeFocused()
    await boxes.last().press('Backspace')
    await expect(page.getByText(texts.wrong)).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(boxes.nth(4)).toBeFocused()
    // A reload does not lead back: the mailed code is still valid in this browser.
    await page.reload()
    await expect(boxes.first()).toBeFocused()
    await expect(page.getByRole('button', { name: new RegExp(texts.resend) })).toBeDisabled()
    await boxes.first().evaluate((box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, code)
    await page.keyboard.press('Enter')

    // Every answer is saved when it is given, with its proof and comment.
    await expect(section(page)).toBeFocused()
    const first = await section(page).innerText()
    const row = page.locator('main form li:has([role=radiogroup])').first()
    await row.getByRole('radio').first().check({ force: true })
    await expect(row.getByText(texts.saved, { exact: true })).toBeVisible()
    await row.getByRole('checkbox').check()
    await row.locator('input[type="file"]').setInputFiles(pdf)
    await row.getByRole('textbox').fill('Тайлан')
    await row.getByRole('textbox').blur()
    await expect(row.getByText(texts.saved, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // A comment needs no proof.
    const other = page.locator('main form li:has([role=radiogroup])').nth(1)
    await other.getByRole('radio').last().check({ force: true })
    await other.getByRole('button', { name: texts.addComment }).click()
    await expect(other.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Ирэх онд')
    await other.getByRole('textbox').blur()
    await expect(other.getByText(texts.saved, { exact: true })).toBeVisible()

    // An unsaved answer is marked, stays in the form, and blocks the next section.
    await page.route('**/client/insert/member-answer?*', (route) => route.fulfill({ status: 500, json: {} }))
    await other.getByRole('radio').first().check({ force: true })
    await expect(page.locator('[role=status][aria-label]')).toContainText(texts.failed)
    await expect(other.getByText(texts.notSaved)).toBeVisible()
    await expect(other.getByRole('button', { name: texts.retry })).toBeVisible()
    await page.unroute('**/client/insert/member-answer?*')
    // It is sent again by itself, pressed or not.
    await expect(other.getByText(texts.saved, { exact: true })).toBeVisible()

    // One answer is no, and one claims a proof that is missing.
    await other.getByRole('radio').last().check({ force: true })
    await other.getByRole('checkbox').check()
    await expect(other.getByText(texts.saved, { exact: true })).toBeVisible()

    // The session and the answers survive a reload.
    await page.reload()
    await expect(section(page)).toHaveText(first)
    await expect(row.getByRole('textbox')).toHaveValue('Тайлан')
    await expect(row.getByText(pdf.name)).toBeVisible()
    await expect(other.getByRole('textbox')).toHaveValue('Ирэх онд')
    await page.getByRole('button', { name: texts.next, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.alert })).toBeVisible()

    const finish = page.getByRole('button', { name: texts.finish, exact: true })
    for (let sections = 0; sections < 12 && !(await finish.isVisible()); sections++) {
      await answerRest(page)
      const open = await section(page).innerText()
      await page.getByRole('button', { name: texts.next, exact: true }).click()
      await expect(section(page)).not.toHaveText(open)
    }
    await answerRest(page)

    // Finishing closes the year, so the question shows the final result and asks for confirmation.
    const question = page.getByRole('alertdialog')
    await finish.click()
    await expect(question.getByText(texts.noes)).toBeVisible()
    await expect(question.getByRole('listitem')).toHaveCount(1)
    await expect(question.getByText(texts.bare)).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: texts.back, exact: true }).click()
    await expect(question).toBeHidden()
    await finish.click()
    await question.getByRole('button', { name: texts.finish, exact: true }).click()

    await expect(page.getByRole('heading', { name: texts.completed })).toBeFocused()
    await expect(page.locator('main section[data-site] li')).toHaveCount(5)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: texts.view }).click()
    const answers = page.getByRole('dialog')
    await expect(answers.getByText('Тайлан', { exact: true })).toBeVisible()
    const file = await answers.locator('h2 + a').getAttribute('href')
    const response = await page.request.get(file ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('application/pdf')
    await answers.getByRole('button', { name: texts.close }).click()

    // The two files close it; a reload before that returns here.
    await page.reload()
    const send = page.getByRole('button', { name: texts.send })
    await expect(send).toBeDisabled()
    await page.locator('#attachment-official_document').setInputFiles(pdf)
    await expect(page.getByText(texts.missingFile)).toBeVisible()
    await expect(send).toBeDisabled()
    await page.locator('#attachment-form').setInputFiles(pdf)
    await expect(page.locator('form:has(input[type=file])').getByRole('checkbox')).toBeChecked()
    await send.click()
    await expect(page.getByRole('heading', { name: texts.done })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: texts.done })).toBeVisible()
    await expect(page.locator(`main a[href="${prefix || ''}/mm"]`).last()).toBeVisible()

    await page.getByRole('button', { name: texts.leave, exact: true }).click()
    await expect(page.getByLabel(texts.label)).toBeVisible()
    expect(errors.filter((error) => !error.includes('500'))).toEqual([])
  })
}

const texts = memberTexts.mn

test('an attachment that is refused is reported at its field, and the rest stays', async ({ page }) => {
  const company = await newMember()
  await answerAsMember(page.request, company)
  await page.goto('/mm/member-assessment')
  const [document, form] = [page.locator('#attachment-official_document'), page.locator('#attachment-form')]
  const send = page.getByRole('button', { name: texts.send })
  const kind = page.locator('#attachment-form-error')
  await document.setInputFiles(pdf)
  await form.setInputFiles({ name: 'маягт.txt', mimeType: 'text/plain', buffer: Buffer.from('Маягт') })
  await expect(kind).toHaveText('Зөвхөн PDF, JPG эсвэл PNG файл сонгоно уу.')
  await expect(send).toBeDisabled()
  // The bytes do not match the name: the server checks them.
  await form.setInputFiles({ ...pdf, buffer: Buffer.from('MZ a program') })
  await expect(kind).toBeHidden()
  await send.click()
  await expect(kind).toHaveText('Зөвхөн PDF, JPG эсвэл PNG файл сонгоно уу.')
  await expect(page.locator('form:has(input[type=file])')).toContainText(pdf.name)
  await form.setInputFiles(pdf)
  await send.click()
  await expect(page.getByRole('heading', { name: texts.done })).toBeVisible()
})

test(
  'a member with an assessment of an earlier year sees it, with its answers',
  { tag: '@phone-first' },
  async ({ page }) => {
    const company = await newMember()
    const { main_percentage } = await assessAsMember(page.request, company)
    await changeRow('update member_assessments set year = year - 1 where member_id = $1', [company.id])
    await page.context().clearCookies()
    await changeRow(
      `update one_time_codes set created_at = created_at - interval '2 minutes' where email = $1`,
      [company.email],
    )
    await answerAsMember(page.request, company, 1)
    await page.goto('/mm/member-assessment')
    const years = page.getByRole('region', { name: 'Өмнөх үнэлгээ' }).getByRole('button')
    await expect(years).toHaveCount(1)
    await expect(years).toContainText(`${yearOf(new Date().toISOString()) - 1} он`)
    await expect(years).toContainText(`${main_percentage}%`)
    await years.click()
    const answers = page.getByRole('dialog')
    await expect(answers.getByText('Тайлбар бичвэр', { exact: true })).toBeVisible()
    await expect(answers.getByRole('link', { name: proofName })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await answers.getByRole('button', { name: texts.close }).click()
    await expect(years).toBeFocused()
  },
)
