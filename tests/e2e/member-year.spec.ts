import { expect, test } from '@playwright/test'
import { yearOf } from '@/lib/platform/i18n/format'
import { answerAsMember, assessAsMember, changeRow, giveCode, newMember } from './assessor'
import { onPhone } from './languages'
import { codeSentTo } from './mail'
import { giveEmail, memberTexts } from './member-pages'
import { signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const yearTexts = {
  mn: {
    title: 'Гишүүний жилийн тойм',
    link: 'Жилийн тойм',
    open: 'Хийх ажил',
    begin: /^Үнэлгээ эхлүүлэх/,
    attach: /^Хавсралт илгээх/,
    none: 'Дүнтэй үнэлгээ алга',
    total: 'Нийт дүн',
    noPeers: 'Харьцуулалтгүй',
    documents: 'Баримт бичиг',
    pdf: 'Хариулт (PDF)',
    poster: 'Зургаар татах',
    over: 'Нэвтэрсэн хугацаа дууслаа. Дахин нэвтэрнэ үү.',
  },
  en: {
    title: 'The member’s year',
    link: 'The member’s year',
    open: 'To do',
    begin: /^Start the assessment/,
    attach: /^Send the attachments/,
    none: 'No results yet',
    total: 'Overall result',
    noPeers: 'No comparison',
    documents: 'Documents',
    pdf: 'Answers (PDF)',
    poster: 'Download image',
    over: 'Your session has ended. Sign in again.',
  },
}

for (const [locale, prefix] of [
  ['mn', ''],
  ['en', '/en'],
] as const) {
  const [texts, words] = [memberTexts[locale], yearTexts[locale]]

  test(
    `a member signs in on the page of its years, in ${locale}`,
    { tag: onPhone(locale) },
    async ({ page }) => {
      const company = await newMember()
      const errors = collectErrors(page)
      await page.goto(`${prefix}/mm/member-year`)
      await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
      await giveEmail(page, texts.label, company.email, texts.go)
      await giveCode(page, await codeSentTo(company.email))
      await expect(page.getByRole('heading', { name: company.name })).toBeVisible()
      await expect(page.getByText(words.none)).toBeVisible()
      const begin = page.getByRole('region', { name: words.open }).getByRole('link', { name: words.begin })
      await expect(begin).toHaveAttribute('href', `${prefix}/mm/member-assessment`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // From the questions a link leads back.
      await begin.click()
      await page.getByRole('link', { name: words.link, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/mm/member-year`)
      await expect(page.getByRole('heading', { name: company.name })).toBeVisible()
      await page.getByRole('button', { name: texts.leave, exact: true }).click()
      await expect(page.getByLabel(texts.label)).toBeVisible()
      expect(errors).toEqual([])
    },
  )

  test(`a member sees the results of its years, in ${locale}`, { tag: onPhone(locale) }, async ({ page }) => {
    test.slow()
    const company = await newMember()
    const outcome = await assessAsMember(page.request, company)
    await changeRow('update member_assessments set year = year - 1 where member_id = $1', [company.id])
    await page.goto(`${prefix}/mm/member-year`)
    const earlier = String(yearOf(new Date().toISOString()) - 1)
    const total = page.getByRole('table', { name: words.total })
    const row = total.getByRole('row').filter({ has: page.getByRole('rowheader', { name: earlier }) })
    await expect(row).toContainText(`${outcome.main_percentage}%`)
    await expect(page.getByRole('table')).toHaveCount(6)
    const documents = page.getByRole('region', { name: words.documents })
    const href = await documents.getByRole('link', { name: words.pdf }).getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toContain('application/pdf')
    const [poster] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: words.poster }).click(),
    ])
    expect(poster.suggestedFilename()).toMatch(/\.png$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // The session ends meanwhile: the page says so and asks for the address.
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByLabel(texts.label)).toBeVisible()
  })
}

test('a member that is deactivated while it reads is led back, and a failure can be tried again', async ({
  page,
}) => {
  const words = yearTexts.mn
  const company = await newMember()
  await answerAsMember(page.request, company)
  await page.route('**/client/get/member-year?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/mm/member-year')
  const retry = page.getByRole('button', { name: memberTexts.mn.retry })
  await expect(retry).toBeVisible()
  await page.unroute('**/client/get/member-year?*')
  await retry.click()
  await expect(page.getByRole('link', { name: words.attach })).toBeVisible()
  await page.route('**/client/get/member-year?*', async (route) => {
    await changeRow('update member_companies set active = false where id = $1', [company.id])
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(words.over)).toBeVisible()
  await expect(page.getByLabel(memberTexts.mn.label)).toBeVisible()
})

test('the office reads the year of all members', { tag: '@phone-later' }, async ({ page }) => {
  test.slow()
  const company = await newMember()
  const { main_percentage } = await assessAsMember(page.request, company)
  await signIn(page, 'admin')
  await page.goto(`/admin/assessment-member-years?term=${encodeURIComponent(company.name)}`)
  const row = page.locator('main tr', { hasText: company.name })
  await expect(row).toContainText(`${main_percentage}%`)
  await expect(page.getByRole('heading', { name: 'Хамгийн их «Үгүй» хариулттай хэсэг' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const href = await page.getByRole('link', { name: 'XLSX' }).getAttribute('href')
  expect((await page.request.get(href ?? '')).headers()['content-type']).toContain('spreadsheetml')
  await row.getByRole('link', { name: /^Хариулт харах/ }).click()
  await expect(page.getByRole('dialog')).toContainText(company.name)
})
