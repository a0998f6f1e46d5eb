import { expect, test, type Page } from '@playwright/test'
import { yearOf } from '@/lib/i18n/format'
import {
  answerAsMember,
  assessAsMember,
  changeRow,
  enterAsMember,
  giveCode,
  newMember,
  proofName,
} from './assessor'
import { codeSentTo, passSentTo } from './mail'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const isPhone = () => test.info().project.name === 'phone'
const pdf = {
  name: 'баримт.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

const journeys = [
  {
    locale: 'mn',
    prefix: '',
    phone: false,
    texts: {
      label: 'Бүртгэлтэй и-мэйл хаяг',
      missing: 'Та и-мэйл хаягаа оруулна уу.',
      unregistered: 'Таны оруулсан и-мэйл хаяг бүртгэлгүй байна. МУУҮА-тай холбогдоно уу.',
      go: 'Үргэлжлүүлэх',
      wrong: 'Код буруу',
      resent: 'Баталгаажуулах код илгээгдлээ.',
      resend: 'Код дахин илгээх',
      saved: 'Хадгаллаа',
      notSaved: 'Хадгалагдсангүй',
      addComment: 'Тайлбар нэмэх',
      failed: 'Алдаа гарлаа!',
      retry: 'Дахин оролдох',
      alert: 'Бүх асуултанд хариулна уу.',
      next: 'Дараах',
      finish: 'Дуусгах',
      back: 'Буцах',
      noes: '«Үгүй» гэсэн хариулт: 1',
      bare: 'Нотлох баримттай гэж тэмдэглэсэн боловч файлгүй асуулт: 1',
      completed: 'Үнэлгээг амжилттай бөглөлөө',
      view: 'Хариултаа харах',
      close: 'Хаах',
      missingFile: 'Заавал бөглөнө үү!',
      send: 'Хавсралт илгээх',
      done: 'Та үнэлгээг амжилттай илгээлээ',
      leave: 'Гарах',
      over: 'Нэвтэрсэн хугацаа дууслаа.',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    phone: true,
    texts: {
      label: 'Registered e-mail address',
      missing: 'Enter your e-mail address.',
      unregistered: 'This e-mail is not registered. Contact MNMA.',
      go: 'Continue',
      wrong: 'incorrect',
      resent: 'The code has been sent.',
      resend: 'Send the code again',
      saved: 'Saved',
      notSaved: 'Not saved',
      addComment: 'Add a comment',
      failed: 'Something went wrong!',
      retry: 'Try again',
      alert: 'Answer every question.',
      next: 'Next',
      finish: 'Finish',
      back: 'Go back',
      noes: 'Answers with “No”: 1',
      bare: 'Questions marked as having evidence, but without a file: 1',
      completed: 'You have completed the assessment',
      view: 'View the answers',
      close: 'Close',
      missingFile: 'This file is required.',
      send: 'Send the attachments',
      done: 'You have successfully sent the assessment',
      leave: 'Sign out',
      over: 'Your session has ended.',
    },
  },
]

const section = (page: Page) => page.locator('main form > h2')

/** Says yes to what has no answer yet. */
async function answerRest(page: Page): Promise<void> {
  await page.locator('main form li:has([role=radiogroup])').evaluateAll((rows) => {
    for (const row of rows) {
      if (!row.querySelector('input[type="radio"]:checked'))
        row.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
    }
  })
}

async function giveEmail(page: Page, label: string, email: string, go: string): Promise<void> {
  await page.getByLabel(label).fill(email)
  await page.getByRole('button', { name: go, exact: true }).click()
}

for (const { locale, prefix, phone, texts } of journeys) {
  test(`a member assesses itself, in ${locale}`, { tag: '@phone' }, async ({ page, browser }) => {
    test.skip(isPhone() !== phone, 'each language on one kind of screen')
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

    // The boxes take digits alone, go on by themselves and back with Backspace.
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
    await page.keyboard.press('Backspace')
    await expect(page.getByText(texts.wrong)).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(boxes.nth(4)).toBeFocused()
    // A reload does not lead back: the code in the mail is still good, in this browser.
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

    // What is not saved says so, is not forgotten, and holds the way on.
    await page.route('**/client/insert/member-answer?*', (route) => route.fulfill({ status: 500, json: {} }))
    await other.getByRole('radio').first().check({ force: true })
    await expect(page.locator('[role=status][aria-label]')).toContainText(texts.failed)
    await expect(other.getByText(texts.notSaved)).toBeVisible()
    await expect(other.getByRole('button', { name: texts.retry })).toBeVisible()
    await page.unroute('**/client/insert/member-answer?*')
    // Pressed or not: it is sent again by itself.
    await expect(other.getByText(texts.saved, { exact: true })).toBeVisible()

    // One says no, and one is marked as having a proof that is not there.
    await other.getByRole('radio').last().check({ force: true })
    await other.getByRole('checkbox').check()
    await expect(other.getByText(texts.saved, { exact: true })).toBeVisible()

    // The session outlives a reload, and what was given is there again.
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

    // Finishing closes the year, so it says what will stand and asks once more.
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
    const answered = await page.request.get(file ?? '')
    expect(answered.status()).toBe(200)
    expect(answered.headers()['content-type']).toContain('application/pdf')
    await answers.getByRole('button', { name: texts.close }).click()

    // The two files close it; a reload before that comes back here.
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

test('a session that is over leads back to the first step', async ({ page, context }) => {
  const { texts } = journeys[0]!
  await enterAsMember(page, await newMember())
  const row = page.locator('main form li:has([role=radiogroup])').first()
  await row.getByRole('radio').first().check({ force: true })
  await expect(row.getByText(texts.saved, { exact: true })).toBeVisible()
  await context.clearCookies()
  // Not `check`, which asks the radio afterwards whether it is checked: the answer may have taken it away by then.
  await page
    .locator('main form li:has([role=radiogroup])')
    .nth(1)
    .getByRole('radio')
    .first()
    .click({ force: true })
  await expect(page.getByText(texts.over)).toBeVisible()
  await expect(page.getByLabel(texts.label)).toBeVisible()
})

test('leaving waits for what is being saved, and is held by what is not', async ({ page }) => {
  const { texts } = journeys[0]!
  const company = await newMember()
  await enterAsMember(page, company)
  const row = page.locator('main form li:has([role=radiogroup])').first()
  const leave = page.getByRole('button', { name: texts.leave, exact: true })
  const saving = '**/client/insert/member-answer?*'
  await row.getByRole('radio').first().check({ force: true })
  await row.getByRole('checkbox').check()
  await expect(row.getByText(texts.saved, { exact: true })).toBeVisible()

  await page.route(saving, (route) => route.fulfill({ status: 500, json: {} }))
  await row.getByRole('textbox').fill('Гарахын өмнөх тайлбар')
  await leave.click()
  await expect(page.locator('[role=status][aria-label]')).toContainText(texts.failed)
  await expect(row.getByText(texts.notSaved)).toBeVisible()
  await expect(leave).toBeEnabled()
  await page.unroute(saving)

  // The field is left by the press itself, and what it then saves takes its time.
  await page.route(saving, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await row.getByRole('textbox').fill('Гарах үеийн тайлбар')
  await leave.click()
  await expect(page.getByLabel(texts.label)).toBeVisible()

  await changeRow(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where email = $1`,
    [company.email],
  )
  await giveEmail(page, texts.label, company.email, texts.go)
  await giveCode(page, await codeSentTo(company.email, 1))
  await expect(row.getByRole('textbox')).toHaveValue('Гарах үеийн тайлбар')
})

test('a code is sent again after its minute, and the boxes are empty for it', async ({ page }) => {
  const { texts } = journeys[0]!
  const { email } = await newMember()
  await page.clock.install()
  await page.goto('/mm/member-assessment')
  await giveEmail(page, texts.label, email, texts.go)
  const resend = page.getByRole('button', { name: texts.resend })
  await expect(resend).toBeDisabled()
  await codeSentTo(email)
  await page.keyboard.type('12')
  await page.clock.fastForward(61_000)
  // The server's minute is its own: for it the code is still too young.
  await resend.click()
  await expect(page.locator('[role=status][aria-label]')).toContainText(
    'Баталгаажуулах код илгээхэд алдаа гарлаа.',
  )
  await expect(resend).toBeDisabled()
  await changeRow(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where email = $1`,
    [email],
  )
  await page.clock.fastForward(61_000)
  await resend.click()
  await expect(page.locator('[role=status][aria-label]')).toContainText(texts.resent)
  for (const box of await page.locator('fieldset input[inputmode=numeric]').all())
    await expect(box).toHaveValue('')
  await giveCode(page, await codeSentTo(email, 1))
  await expect(section(page)).toBeVisible()
})

test('the link of a code mail leads past strangers who use up what is mailed', async ({
  page,
  baseURL,
  playwright,
}) => {
  const { texts } = journeys[0]!
  const { email } = await newMember()
  for (let asked = 0; asked < 6; asked++) {
    const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    expect((await stranger.get('/client/check/email', { params: { email } })).status()).toBe(200)
    await stranger.dispose()
  }
  await codeSentTo(email, 4)
  const link = await passSentTo(email)
  await page.goto(link)
  await giveEmail(page, texts.label, email, texts.go)
  await giveCode(page, await codeSentTo(email, 5))
  await expect(section(page)).toBeVisible()
})

test('an attachment that cannot be taken is refused at its field, and the rest stays', async ({ page }) => {
  const { texts } = journeys[0]!
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
  // A name promises what the bytes do not hold: the server looks.
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
  'who assessed itself in an earlier year sees that, with its answers',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(!isPhone(), 'what is small is the harder case')
    const { texts } = journeys[0]!
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
