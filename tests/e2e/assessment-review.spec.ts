import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import type { Review } from '@/lib/assessment/reviews/schema'
import { sessionCookieOf } from '../sign-in'
import { openAtRest as open, reloadAtRest } from './at-rest'
import { answerAsMember, changeRow, giveCode, newMember } from './assessor'
import { onPhone } from './languages'
import { codeSentTo, textSentTo } from './mail'
import { giveEmail, memberTexts, pdf, section } from './member-pages'
import { cookieOf } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const reviewTexts = {
  mn: {
    ...{ asked: /2 хариултыг тодруулна уу/, answer: 'Тодруулах', handBack: 'Буцааж илгээх' },
    ...{ unfit: 'Нотлох баримт дутуу', done: 'Хариултуудыг буцааж илгээлээ.' },
    ...{ inReview: /үнэлгээг хянаж байна/, reviewed: /хянаж дууссан/ },
  },
  en: {
    ...{ asked: /answers to clarify: 2/, answer: 'Answer', handBack: 'Hand back' },
    ...{ unfit: 'Evidence is missing', done: 'The answers were handed back.' },
    ...{ inReview: /is being reviewed/, reviewed: /has been reviewed/ },
  },
}
const remark = 'Баримтын огноог тодруулна уу'

/** Signs a new account with the right to review in, in a window of its own. */
async function newReviewer(browser: Browser): Promise<Page> {
  const email = `${randomUUID()}@mnma.example`
  const url = process.env.STRATA_URL ?? ''
  const answer = await fetch(`${url}/admin/insert/account`, {
    method: 'POST',
    headers: { cookie: cookieOf('moderator'), 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ first_name: 'Хянагч', email, account_role: 3, reviews_assessments: true }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  const environment = JSON.parse(process.env.STRATA_ENVIRONMENT ?? '') as Record<string, string>
  const [name = '', value = ''] = (await sessionCookieOf(environment, email)).split(/=(.*)/)
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await page.context().addCookies([{ name, value, url }])
  return page
}

async function readReview(office: APIRequestContext, answerId: number): Promise<Review> {
  const answer = await office.get(`/admin/get/assessment-review?answerId=${answerId}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { review: Review }).review
}

/** Accepts every answer that nobody has reviewed. */
async function acceptRest(office: APIRequestContext, answerId: number): Promise<void> {
  const { answers } = await readReview(office, answerId)
  for (const { question_id, answer, finding, changed_at } of answers) {
    if (answer === null || finding) continue
    const answerOfCall = await office.post('/admin/update/assessment-finding', {
      data: { answer_id: answerId, question_id, finding: 'accepted', remark: '', version: 0, changed_at },
    })
    expect(answerOfCall.status(), await answerOfCall.text()).toBe(200)
  }
}

/** A member that has finished, its assessment, and the window of a reviewer that shows it. */
async function openReview(browser: Browser) {
  const company = await newMember()
  const reviewer = await newReviewer(browser)
  const member = await browser.newContext({ baseURL: process.env.STRATA_URL ?? '' })
  await answerAsMember(member.request, company)
  await member.close()
  await open(reviewer, `/admin/assessment-reviews?term=${encodeURIComponent(company.name)}`)
  const row = reviewer.locator('main tbody tr', { hasText: company.name })
  await row.getByRole('link', { name: /^Хянах/ }).click()
  const sheet = reviewer.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: company.name })).toBeVisible()
  const answerId = Number(new URL(reviewer.url()).searchParams.get('review'))
  const { answers } = await readReview(reviewer.request, answerId)
  const cids = answers.filter(({ answer }) => answer !== null).map(({ cid }) => cid)
  const rowOf = (at: number) => sheet.locator(`li[data-question="${cids[at] ?? ''}"]`)
  const confirm = async (step: RegExp | string) => {
    await sheet.getByRole('button', { name: step }).click()
    await reviewer.getByRole('alertdialog').getByRole('button', { name: step }).click()
  }
  return { company, reviewer, sheet, answerId, count: cids.length, rowOf, confirm }
}

/** Finds something about the first two answers, and asks the member about both. */
async function askAboutTwo({ sheet, reviewer, rowOf, confirm }: Awaited<ReturnType<typeof openReview>>) {
  // Without words nothing can be asked.
  await rowOf(0).getByRole('button', { name: 'Тодруулах' }).click()
  await expect(rowOf(0).getByText('Юуг тодруулахыг бичнэ үү.')).toBeVisible()
  await rowOf(0).getByRole('textbox').first().fill(remark)
  await rowOf(0).getByRole('button', { name: 'Тодруулах' }).click()
  await expect(rowOf(0).getByRole('button', { name: 'Тодруулах', pressed: true })).toBeVisible()
  await expect(rowOf(0).getByText('Дүгнээгүй')).toHaveCount(0)
  await rowOf(1).getByRole('button', { name: 'Баримт дутуу' }).click()
  await expect(rowOf(1).getByText('Дүгнээгүй')).toHaveCount(0)
  await confirm(/Гишүүнээс тодруулах \(2\)/)
  await expect(reviewer.getByText(/^Гишүүнд илгээлээ/).first()).toBeVisible()
  await expect(sheet.getByText(/хүртэл хариултаа тодруулж байна/)).toBeVisible()
}

/** Signs the member in by a code from its mail, which comes after the first code and the mail of the reviewer. */
async function signMemberIn(page: Page, locale: 'mn' | 'en', email: string, mailsBefore = 2): Promise<void> {
  await changeRow(
    `update one_time_codes set created_at = created_at - interval '2 minutes'
      where id = (select max(id) from one_time_codes where email = $1)`,
    [email],
  )
  await page.goto(`${locale === 'en' ? '/en' : ''}/mm/member-assessment`)
  await giveEmail(page, memberTexts[locale].label, email, memberTexts[locale].go)
  await giveCode(page, await codeSentTo(email, mailsBefore))
}

const rowsOf = (page: Page) => page.locator('main form li:has([role=radiogroup])')

for (const locale of ['mn', 'en'] as const) {
  const [texts, words] = [memberTexts[locale], reviewTexts[locale]]
  test(
    `a reviewer asks, the member answers, and the review ends, in ${locale}`,
    { tag: onPhone(locale) },
    async ({ page, browser }) => {
      test.setTimeout(300_000)
      const errors = collectErrors(page)
      const review = await openReview(browser)
      const { company, reviewer, sheet, rowOf, confirm } = review
      await expectAccessible(reviewer)
      await askAboutTwo(review)
      await expect.poll(() => textSentTo(company.email, 1)).toContain('/mm/member-assessment')

      // The member sees at a glance what is asked, and until when.
      await signMemberIn(page, locale, company.email)
      await expect(page.getByText(words.asked)).toBeVisible()
      await expect(page.getByText(remark)).toBeVisible()
      await expect(page.getByText(words.unfit)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: words.answer, exact: true }).click()
      await expect(section(page)).toBeFocused()
      await expect(rowsOf(page)).toHaveCount(2)
      const [first, second] = [rowsOf(page).first(), rowsOf(page).nth(1)]
      await expect(first.getByText(remark)).toBeVisible()
      await first.getByRole('radio').last().check({ force: true })
      await first.getByRole('textbox').fill('Огноог заслаа')
      await first.getByRole('textbox').blur()
      await expect(first.getByText(texts.saved, { exact: true })).toBeVisible()
      await second.getByRole('checkbox').check()
      await second.locator('input[type="file"]').setInputFiles(pdf)
      await expect(second.getByText(texts.saved, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // A line that drops, a reload, and the way back and forward lose nothing.
      await page.route('**/client/update/asked-answer?*', (route) => route.abort())
      await first.getByRole('textbox').fill('Огноог дахин заслаа')
      await first.getByRole('textbox').blur()
      await expect(first.getByText(texts.saved, { exact: true })).toBeHidden()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(first.getByRole('textbox')).toHaveValue('Огноог дахин заслаа')
      await page.unroute('**/client/update/asked-answer?*')
      await expect(first.getByText(texts.saved, { exact: true })).toBeVisible()
      await expect(second.getByText(pdf.name)).toBeVisible()
      await page.goBack()
      await expect(page.getByText(words.asked)).toBeVisible()
      await page.goForward()
      await expect(first.getByRole('textbox')).toHaveValue('Огноог дахин заслаа')

      await page.getByRole('button', { name: words.handBack, exact: true }).click()
      const question = page.getByRole('alertdialog')
      await expectAccessible(page)
      await question.getByRole('button', { name: words.handBack, exact: true }).click()
      await expect(page.getByText(words.done)).toBeVisible()
      await expect(page.getByText(words.inReview)).toBeVisible()
      await expect(page).not.toHaveURL(/#/)

      // The reviewer sees what was answered and what it was before.
      await reloadAtRest(reviewer)
      await expect(sheet.getByText('Гишүүн хариулсан')).toHaveCount(2)
      await expect(rowOf(0).getByText('Огноог дахин заслаа', { exact: true }).first()).toBeVisible()
      await expect(rowOf(1).getByRole('link', { name: pdf.name })).toBeVisible()
      await rowOf(0).getByText('Өөрчлөлт (2)').click()
      await expect(rowOf(0).getByText('Хариулт өөрчилсөн')).toBeVisible()
      await expectAccessible(reviewer)
      for (const at of [0, 1]) {
        await rowOf(at).getByRole('button', { name: 'Зөвшөөрөх' }).click()
        await expect(rowOf(at).getByText('Гишүүн хариулсан')).toHaveCount(0)
      }
      await acceptRest(reviewer.request, review.answerId)
      await reloadAtRest(reviewer)
      await confirm('Хяналтыг дуусгах')
      await expect(reviewer.getByText('Хяналтыг дуусгалаа.').first()).toBeVisible()
      await page.reload()
      await expect(page.getByText(words.reviewed)).toContainText(String(review.count))
      expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
      await reviewer.context().close()
    },
  )
}

test('what a second browser of the member handed back is told to the first, which loses its form', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const review = await openReview(browser)
  await askAboutTwo(review)
  await signMemberIn(page, 'mn', review.company.email)
  await page.getByRole('button', { name: reviewTexts.mn.answer, exact: true }).click()
  await expect(rowsOf(page)).toHaveCount(2)
  const other = await browser.newPage({ baseURL: process.env.STRATA_URL ?? '' })
  await signMemberIn(other, 'mn', review.company.email, 3)
  await expect(other.getByText(remark)).toBeVisible()
  const handBack = await other.request.post('/client/update/assessment-review', {
    data: { answer_id: review.answerId },
  })
  expect(handBack.status()).toBe(200)
  await rowsOf(page).first().getByRole('radio').last().click({ force: true })
  await expect(
    page.getByText('Тодруулах хугацаа дууссан эсвэл хариултыг буцааж илгээсэн байна.'),
  ).toBeVisible()
  await expect(page.getByText(reviewTexts.mn.inReview)).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(0)
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.startsWith('strata.member-answer'))).toEqual([])
  await review.reviewer.context().close()
  await other.context().close()
})
