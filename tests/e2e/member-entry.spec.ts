import { expect, test } from '@playwright/test'
import { changeRow, enterAsMember, giveCode, newMember } from './assessor'
import { codeSentTo, linkSentTo } from './mail'
import { giveEmail, memberTexts, section } from './member-pages'

const texts = memberTexts.mn

test('an ended session leads back to the first step', async ({ page, context }) => {
  await enterAsMember(page, await newMember())
  const row = page.locator('main form li:has([role=radiogroup])').first()
  await row.getByRole('radio').first().check({ force: true })
  await expect(row.getByText(texts.saved, { exact: true })).toBeVisible()
  await context.clearCookies()
  // Not `check`, which checks the radio's state afterwards: by then the answer may have removed it.
  await page
    .locator('main form li:has([role=radiogroup])')
    .nth(1)
    .getByRole('radio')
    .first()
    .click({ force: true })
  await expect(page.getByText(texts.over)).toBeVisible()
  await expect(page.getByLabel(texts.label)).toBeVisible()
})

test('leaving waits for a running save, and is blocked by a failed one', async ({ page }) => {
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

  // The press itself takes the focus from the field, whose save takes a while.
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(saving, async (route) => {
    await arrival
    await route.continue()
  })
  await row.getByRole('textbox').fill('Гарах үеийн тайлбар')
  const sending = page.waitForRequest(saving)
  await leave.click()
  await sending
  await expect(leave).toBeDisabled()
  arrive()
  await expect(page.getByLabel(texts.label)).toBeVisible()

  await changeRow(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where email = $1`,
    [company.email],
  )
  await giveEmail(page, texts.label, company.email, texts.go)
  await giveCode(page, await codeSentTo(company.email, 1))
  await expect(row.getByRole('textbox')).toHaveValue('Гарах үеийн тайлбар')
})

test('a code is sent again after a minute, and the boxes are emptied for it', async ({ page }) => {
  const { email } = await newMember()
  await page.clock.install()
  await page.goto('/mm/member-assessment')
  await giveEmail(page, texts.label, email, texts.go)
  const resend = page.getByRole('button', { name: texts.resend })
  await expect(resend).toBeDisabled()
  await codeSentTo(email)
  await page.keyboard.type('12')
  await page.clock.fastForward(61_000)
  // The server has its own clock of a minute: for it the code is still too young.
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

test('the link of a code mail works although strangers have used up the allowance of mails', async ({
  page,
  baseURL,
  playwright,
}) => {
  const { email } = await newMember()
  for (let askCount = 0; askCount < 6; askCount++) {
    const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    expect((await stranger.get('/client/check/email', { params: { email } })).status()).toBe(200)
    await stranger.dispose()
  }
  await codeSentTo(email, 4)
  const link = await linkSentTo(email, 'pass')
  await page.goto(link)
  await giveEmail(page, texts.label, email, texts.go)
  await giveCode(page, await codeSentTo(email, 5))
  await expect(section(page)).toBeVisible()
})
