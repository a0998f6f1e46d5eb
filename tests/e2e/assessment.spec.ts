import { expect, test, type Page } from '@playwright/test'
import { onPhone } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

const journeys = [
  {
    locale: 'mn',
    prefix: '',
    alternate: 'EN',
    texts: {
      name: 'Байгууллагын нэр',
      email: 'И-мэйл',
      phone: 'Утасны дугаар',
      nameMissing: 'Байгууллагын нэрийг оруулна уу.',
      emailWrong: 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn',
      keep: 'И-мэйл, утасны дугаарыг ажлын албанд үлдээнэ',
      proof: 'Нотлох баримттай',
      stays: /хаашаа ч илгээхгүй/,
      start: 'Эхлэх',
      next: 'Дараах',
      previous: 'Өмнөх',
      finish: 'Дуусгах',
      no: 'Үгүй',
      alert: 'Бүх асуултанд хариулна уу.',
      row: 'Тийм эсвэл Үгүй гэж хариулна уу.',
      done: 'Үнэлгээг амжилттай бөглөлөө',
      download: 'Зургаар татах',
      improve: 'Сайжруулах шаардлага',
      guides: 'Бүх стандарт, гарын авлага',
      anew: 'Шинээр үнэлэх',
      ways: ['Гишүүн байгууллага', 'Өөрийн сонирхлоор'],
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    alternate: 'МН',
    texts: {
      name: 'Name of the organisation',
      email: 'E-mail',
      phone: 'Phone number',
      nameMissing: 'Enter the name of the organisation.',
      emailWrong: 'This e-mail address is not valid. Example: name@company.mn',
      keep: 'Leave my e-mail and phone number with the office',
      proof: 'Evidence available',
      stays: /not sent anywhere/,
      start: 'Start',
      next: 'Next',
      previous: 'Previous',
      finish: 'Finish',
      no: 'No',
      alert: 'Answer every question.',
      row: 'Answer yes or no.',
      done: 'You have completed the assessment',
      download: 'Download image',
      improve: 'What to improve',
      guides: 'All standards and guides',
      anew: 'Start a new assessment',
      ways: ['Member organisation', 'Own interest'],
    },
  },
] as const

const section = (page: Page) => page.locator('main form > h2')
const unansweredRows = (page: Page) => page.locator('main form li:has([role=radiogroup][aria-invalid])')

/** Answers every question of the open section with yes, except the last ones. */
async function answerAll(page: Page, except = 0): Promise<void> {
  await page.locator('main form li:has([role=radiogroup])').evaluateAll((rows, skipCount) => {
    const answeredRows = skipCount > 0 ? rows.slice(0, -skipCount) : rows
    for (const row of answeredRows) row.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
  }, except)
}

for (const { locale, prefix, alternate, texts } of journeys) {
  test(`a visitor assesses an organisation, in ${locale}`, { tag: onPhone(locale) }, async ({ page }) => {
    test.slow()
    const errors = collectErrors(page)
    await page.goto(`${prefix}/mm/assessment`)
    await expect(page.locator('main li h2')).toHaveText(texts.ways)
    await expect(page.locator(`main li a[href="${prefix}/mm/member-assessment"]`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator(`main li a[href="${prefix}/mm/self-assessment"]`).click()

    // The form validates a field when the visitor leaves it.
    const start = page.getByRole('button', { name: texts.start, exact: true })
    await expect(start).toBeDisabled()
    const name = page.getByLabel(texts.name)
    const email = page.getByLabel(texts.email, { exact: true })
    await expectReady(name)
    await name.focus()
    await email.fill('говь@')
    await expect(page.getByText(texts.nameMissing)).toBeVisible()
    await name.fill('Өмнийн Говь ХХК')
    await expect(page.getByText(texts.nameMissing)).toBeHidden()
    await expect(page.getByText(texts.emailWrong)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(texts.phone, { exact: true }).fill('9911 2233')
    // An address that the server would refuse at the end is refused before the first question.
    await email.fill('go(bi)@test.example')
    await expect(page.getByText(texts.emailWrong)).toBeVisible()
    await expect(start).toBeDisabled()
    await email.fill('gobi@test.example')
    await page.getByLabel(texts.phone, { exact: true }).fill('9911 2233')
    // The form says what the office stores and for how long; the visitor can opt out.
    const keep = page.getByRole('checkbox', { name: texts.keep })
    await expect(keep).toBeChecked()
    await expect(keep).toHaveAccessibleDescription(/730/)
    await start.click()
    await expect(section(page)).toBeFocused()
    const first = await section(page).innerText()

    // The chosen proof stays in the browser; the result shows its name.
    await page.getByRole('checkbox', { name: texts.proof }).first().check()
    const proof = page.locator('main form input[type=file]')
    await proof.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toBeVisible()
    await proof.setInputFiles({
      name: 'permit.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await expect(page.getByText('permit.pdf')).toBeVisible()
    await expect(page.getByText(texts.stays)).toBeVisible()

    // Unanswered questions block the next section.
    await answerAll(page, 2)
    await page.getByRole('button', { name: texts.next, exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: texts.alert })
    await expect(alert).toBeVisible()
    await expect(unansweredRows(page).first()).toContainText(texts.row)
    const answers = unansweredRows(page).first().getByRole('radio')
    // The first unanswered row gets the focus; the message links back to it.
    await expect(answers.first()).toBeFocused()
    await expect(unansweredRows(page).first()).toBeInViewport({ ratio: 1 })
    await expect(alert).toBeInViewport()
    await section(page).focus()
    await alert.getByRole('link').click()
    await expect(answers.first()).toBeFocused()
    await expect(alert).toBeHidden({ timeout: 8_000 })
    await expect(unansweredRows(page)).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await unansweredRows(page).last().getByText(texts.no, { exact: true }).click()
    await expect(unansweredRows(page)).toHaveCount(1)
    await unansweredRows(page).getByText(texts.no, { exact: true }).click()
    await page.getByRole('button', { name: texts.next, exact: true }).click()
    await expect(section(page)).not.toHaveText(first)
    await expect(section(page)).toBeFocused()
    const second = await section(page).innerText()
    const questionCount = await page.locator('main form li:has([role=radiogroup])').count()
    await answerAll(page)

    // A reload and a change of language lose nothing.
    await page.reload()
    await expect(section(page)).toHaveText(second)
    await expect(page.locator('main form [role=radiogroup] input[type="radio"]:checked')).toHaveCount(
      questionCount,
    )
    await page.locator('a[data-alternate]:visible', { hasText: alternate }).click()
    await expect(section(page)).not.toHaveText(second)
    await expect(page.locator('main form [role=radiogroup] input[type="radio"]:checked')).toHaveCount(
      questionCount,
    )
    await page.locator('a[data-alternate]:visible').first().click()
    await expect(section(page)).toHaveText(second)
    await page.getByRole('button', { name: texts.previous, exact: true }).click()
    await expect(section(page)).toHaveText(first)
    await page.getByRole('button', { name: texts.next, exact: true }).click()

    const finish = page.getByRole('button', { name: texts.finish, exact: true })
    for (let sections = 0; sections < 12 && !(await finish.isVisible()); sections++) {
      await answerAll(page)
      const open = await section(page).innerText()
      await page.getByRole('button', { name: texts.next, exact: true }).click()
      await expect(section(page)).not.toHaveText(open)
    }
    await answerAll(page)

    // A refusal is shown, and the next try sends the same assessment.
    const submissions: string[] = []
    await page.route('**/client/insert/answer?*', async (route) => {
      submissions.push((route.request().postDataJSON() as { submission: string }).submission)
      expect(route.request().postData()).not.toContain('permit.pdf')
      expect(route.request().postDataJSON()).toMatchObject({ keep_contact: true })
      if (submissions.length > 1) await route.continue()
      else await route.fulfill({ status: 503, json: { message: 'Түр хүлээнэ үү.' } })
    })
    await finish.click()
    await expect(page.getByText('Түр хүлээнэ үү.')).toBeVisible()
    await finish.click()
    await expect(page.getByRole('heading', { name: texts.done })).toBeFocused()
    expect(submissions).toHaveLength(2)
    expect(submissions[1]).toBe(submissions[0])

    const poster = page.locator('main section[data-site]')
    await expect(poster).toContainText('Өмнийн Говь ХХК')
    await expect(poster.getByRole('img')).toHaveAccessibleName(/98/)
    await expect(page.locator('main dl dd').last()).toHaveText('2')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.download }).click()
    expect((await download).suggestedFilename()).toMatch(/^Өмнийн-Говь-ХХК-\d{4}-\d\d-\d\d\.png$/)
    // The browser logs the refusal itself.
    expect(errors.filter((error) => !error.includes('503'))).toEqual([])

    // The result survives a reload and a step back, until another assessment starts.
    await expect(poster).not.toContainText(/localhost|127\.0/)
    await expect(poster.locator('li')).toHaveCount(5)
    await expect(poster.locator('li b').last()).toHaveText('100%')
    await expect(page.locator('section[aria-labelledby=proofs] li')).toHaveText([/permit\.pdf$/])
    const improvements = page.getByRole('region', { name: texts.improve })
    await expect(improvements.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(poster).toContainText('Өмнийн Говь ХХК')
    await improvements.getByRole('link', { name: texts.guides }).click()
    await expect(page).toHaveURL(`${prefix}/mm/page/26`)
    await page.goBack()
    await expect(poster).toContainText('Өмнийн Говь ХХК')
    await page.getByRole('button', { name: texts.anew }).click()
    await expect(page.getByLabel(texts.name)).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel(texts.name)).toHaveValue('')
  })
}

test('questions that changed in the meantime are asked again', async ({ page }) => {
  await page.goto('/mm/self-assessment')
  await page.getByLabel('Байгууллагын нэр').fill('Говь')
  await page.getByLabel('И-мэйл', { exact: true }).fill('gobi@test.example')
  await page.getByLabel('Утасны дугаар', { exact: true }).fill('99')
  await page.getByRole('button', { name: 'Эхлэх', exact: true }).click()
  await expect(section(page)).toBeVisible()
  const finish = page.getByRole('button', { name: 'Дуусгах' })
  for (let sections = 0; sections < 12 && !(await finish.isVisible()); sections++) {
    await answerAll(page)
    const open = await section(page).innerText()
    await page.getByRole('button', { name: 'Дараах', exact: true }).click()
    await expect(section(page)).not.toHaveText(open)
  }
  await answerAll(page)
  await page.route('**/client/insert/answer?*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Шинэчлэгдсэн', fields: { answers: 'Шинэчлэгдсэн' } } }),
  )
  await page.route('**/client/get/assessment?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result: { questions: { children: { id: number }[] }[] }[] }
    const question = body.result[1]?.questions[0]?.children[0]
    if (question) question.id += 100_000
    await route.fulfill({ response: answer, json: body })
  })
  await finish.click()
  await expect(page.getByText('Асуулга шинэчлэгдсэн байна.')).toBeVisible()
  await expect(page.locator('nav [aria-current="step"]')).toHaveText(/Хөдөлмөр/)
  await expect(unansweredRows(page)).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions can be read', async ({ page }) => {
    await page.goto('/mm/self-assessment')
    // Locators by text ignore the content of a `noscript`.
    const questions = page.locator('main noscript > *')
    await expect(questions).toBeVisible()
    await expect(questions).toContainText('Асуултуудыг эндээс уншиж болно.')
    await expect(page.getByRole('button', { name: 'Эхлэх' })).toBeHidden()
    await expectNoSidewaysScroll(page)
    await page.goto('/en/mm/member-assessment')
    await expect(questions).toContainText('turn on JavaScript')
    await page.goto('/mm/assessment/questions')
    expect(await page.locator('main li').count()).toBeGreaterThan(50)
    const help = page.locator('main details').first()
    const examples = help.getByText('Юу нотлох баримт болох вэ')
    await expect(examples).toBeHidden()
    await help.locator('summary').press('Enter')
    await expect(examples).toBeVisible()
  })
})

test('the site leads to the assessment', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto('/mm/page/20')
  await expect(page.getByRole('link', { name: 'Өөрийн үнэлгээ хийх', exact: true })).toHaveAttribute(
    'href',
    '/mm/assessment',
  )
  await page.goto('/en/mm')
  const hero = page.locator('main section:has(h1)')
  await expect(hero.getByRole('link', { name: 'Take the self-assessment' })).toHaveAttribute(
    'href',
    '/en/mm/assessment',
  )
  await expect(page.locator('header a[href="/en/mm/assessment"]').first()).toHaveText('Self-assessment')
  await page.goto('/en/mm/page/20')
  await expect(page.getByRole('link', { name: 'Take the self-assessment' })).toBeVisible()
})
