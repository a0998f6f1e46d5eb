import { expect, test } from '@playwright/test'
import { formatDayMonth } from '@/lib/platform/i18n/format'
import { codeSentTo } from './mail'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady, tooWide } from './pages'
import { enterAs, makeStage, markBusy } from './participants'

test.beforeEach(() => test.slow())

/** Shorter than the page's own interval of polling: what appears by then came by the stream. */
const live = { timeout: 10_000 }

test(
  'two participants arrange a meeting, move it and cancel it, each seeing the steps of the other',
  { tag: '@phone-first' },
  async ({ page, browser, baseURL, viewport }) => {
    const { one, other, day } = await makeStage()
    const errors = collectErrors(page)
    const main = page.getByRole('main')
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
    const theirs = await context.newPage()
    const their = theirs.getByRole('main')

    // The sign-in form appears at any address, and the participant stays there afterwards.
    const people = `/yp/meetings/people?search=${encodeURIComponent(other.name)}`
    await page.goto(people)
    const ask = main.getByRole('button', { name: 'Код авах' })
    await expectReady(ask)
    await ask.click()
    await expect(main.getByText('Энэ талбарыг бөглөнө үү.')).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel('И-мэйл хаяг').fill(one.email)
    await ask.click()
    const code = await codeSentTo(one.email)
    const enter = main.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true })
    await main.getByLabel('Кодын 1 дэх цифр').fill('12')
    await enter.click()
    await expect(main.getByText('6 цифрийг бүгдийг нь оруулна уу.')).toBeVisible()
    await main.getByLabel('Кодын 1 дэх цифр').fill(code === '111111' ? '222222' : '111111')
    await enter.click()
    await expect(main.getByText('Үлдсэн оролдлого: 4.')).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel('Кодын 1 дэх цифр').fill(code)
    await enter.click()
    await expect(main.getByRole('heading', { name: 'Оролцогчид' })).toBeVisible()
    expect(page.url()).toContain(people)

    await enterAs(theirs, other)
    await theirs.goto('/yp/meetings/requests')
    await expect(their.getByText('Танд ирсэн хүсэлт алга')).toBeVisible()

    // From a free hour of the plan to a participant, with that hour chosen.
    await page.goto(`/yp/meetings?day=${day}`)
    await main.getByRole('link', { name: 'Уулзалт товлох: 10:00' }).click()
    await main.getByRole('searchbox').fill(other.name)
    await main.getByRole('link', { name: `Уулзах ${other.name}` }).click()
    await expect(main.getByRole('button', { name: /10:00.*Сонгосон/ })).toBeVisible()
    await main.getByRole('button', { name: 'Хүсэлт илгээх' }).click()
    await expect(main.getByText('Уулзалтын зорилгоо бичнэ үү.')).toBeVisible()
    await main.getByLabel('Уулзалтын зорилго').fill('Шинжилгээний үнийн санал')
    await page.reload()
    await expect(main.getByLabel('Уулзалтын зорилго')).toHaveValue('Шинжилгээний үнийн санал')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await main.getByRole('button', { name: 'Хүсэлт илгээх' }).click()
    await expect(page).toHaveURL(new RegExp(`/yp/meetings\\?day=${day}$`))
    await expect(page.getByText('Хүсэлт илгээлээ.')).toBeVisible()
    await expect(main.getByText('Хүлээгдэж буй')).toBeVisible()

    // It appears without a reload, and the other side proposes another time.
    await expect(their.getByText('Шинжилгээний үнийн санал')).toBeVisible(live)
    await expectAccessible(theirs)
    await their.getByRole('button', { name: 'Өөр цаг' }).click()
    await their.getByRole('button', { name: /^Санал болгох/ }).click()
    await expect(their.getByText('Цагаа сонгоно уу.')).toBeVisible()
    await their
      .getByRole('group', { name: 'Хоёуланд чөлөөтэй цаг' })
      .getByRole('button', { name: `11:00 ${formatDayMonth(day, 'mn')}`, exact: true })
      .click()
    await their.getByLabel('Тайлбар').fill('10:00 цагт илтгэлтэй')
    await expectAccessible(theirs)
    await their.getByRole('button', { name: /^Санал болгох: / }).click()
    await expect(theirs.getByText('Өөр цаг санал болголоо.')).toBeVisible()
    await expectNoSidewaysScroll(theirs)

    // The first side accepts the proposal.
    const accept = main.getByRole('button', { name: 'Зөвшөөрөх' })
    await expect(accept).toBeVisible(live)
    await page.goto('/yp/meetings/requests')
    const ownRequests = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Таны илгээсэн' }) })
    await expect(ownRequests.getByText(/Анх хүссэн цаг: .*10:00/)).toBeVisible()
    await expect(ownRequests.getByText(/өөр цаг санал болгосон: .*11:00/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await ownRequests.getByRole('link', { name: other.name, exact: true }).click()
    await expect(main.getByText('Энэ оролцогчоос ирсэн хүсэлт Таны хариуг хүлээж байна.')).toBeVisible()
    await page.goto(`/yp/meetings?day=${day}`)
    await accept.click()
    await expect(page.getByText('Зөвшөөрлөө.')).toBeVisible()
    await main
      .getByRole('link', { name: `Уулзалтыг харах ${other.name}` })
      .first()
      .click()
    await expect(main.getByRole('link', { name: other.email })).toBeVisible()
    await expect(main.getByText('10:00 цагт илтгэлтэй')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const meeting = new URL(page.url()).pathname
    expect((await page.request.get(`${meeting}/calendar.ics`)).status()).toBe(200)
    await theirs.goto(meeting)
    await expect(their.getByRole('link', { name: one.email })).toBeVisible()

    // It cancels the meeting with a reason, which the other side sees at once.
    await main.getByRole('button', { name: 'Уулзалтыг цуцлах' }).click()
    await main.getByLabel('Шалтгаан').fill('Нислэг хойшилсон')
    await main.getByRole('button', { name: 'Уулзалтыг цуцлах' }).click()
    await expect(their.getByText('Нислэг хойшилсон').first()).toBeVisible(live)
    await expect(their.getByRole('link', { name: one.email })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/yp/meetings\\?day=${day}$`))
    await expect(main.getByRole('link', { name: 'Уулзалт товлох: 11:00' })).toBeVisible()
    expect(errors).toEqual([])

    await page.getByRole('button', { name: 'Гарах' }).click()
    await expect(main.getByText('Та гарлаа.')).toBeVisible()
    await context.close()
  },
)

test('an hour that was taken in the meantime is refused with a message, and nothing typed is lost', async ({
  page,
}) => {
  const { one, other, hours } = await makeStage()
  // Without the stream, the page learns of the change only by the refusal.
  await page.route('**/api/meeting-events', (route) => route.abort())
  await enterAs(page, one)
  await page.goto(`/yp/meetings/people/${other.id}?time=${hours['11:00']}`)
  const main = page.getByRole('main')
  const slot = main.getByRole('button', { name: /^11:00/ })
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  await main.getByLabel('Уулзалтын зорилго').fill('Гэрээний төсөл')
  await markBusy(other, hours['11:00'])
  await main.getByRole('button', { name: 'Хүсэлт илгээх' }).click()
  await expect(main.getByText(`${other.name} энэ цагт завгүй байна. Өөр цаг сонгоно уу.`)).toBeVisible()
  await expect(main.getByLabel('Уулзалтын зорилго')).toHaveValue('Гэрээний төсөл')
  await expect(slot).toBeDisabled()
  await expect(slot).toContainText('Тэр завгүй')
  await main.getByRole('button', { name: /^12:00/ }).click()
  await main.getByRole('button', { name: 'Хүсэлт илгээх' }).click()
  await expect(page.getByText('Хүсэлт илгээлээ.')).toBeVisible()
})

test('busy hours are set and freed; a lost connection says so and loses nothing', async ({ page }) => {
  const { one, day } = await makeStage()
  await enterAs(page, one)
  await page.goto(`/yp/meetings?day=${day}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Завгүй болгох: 12:00' }).click()
  await expect(main.getByText('Завгүй гэж тэмдэглэсэн')).toBeVisible()
  await page.reload()
  const free = main.getByRole('button', { name: 'Чөлөөлөх: 12:00' })
  await expect(free).toBeVisible()
  await page.route('**/meetings/busy*', (route) => route.abort())
  await free.click()
  await expect(main.getByText('Алдаа гарлаа. Дахин оролдоно уу.')).toBeVisible()
  await page.unroute('**/meetings/busy*')
  await free.click()
  await expect(main.getByRole('button', { name: 'Завгүй болгох: 12:00' })).toBeVisible()
})

test('every page reads in English, fits a narrow phone and keeps its place in the other language', async ({
  page,
}) => {
  const { one, other } = await makeStage()
  await enterAs(page, one)
  const main = page.getByRole('main')
  for (const [path, heading] of [
    ['', 'My schedule'],
    ['/people', 'Participants'],
    [`/people/${other.id}`, other.name.replace('Уулзагч', 'Visitor')],
    ['/requests', 'Requests'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(`/en/yp/meetings${path}`)
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
    expect(await tooWide(page)).toEqual([])
  }
  const english = main.getByRole('checkbox', { name: 'English' })
  await english.check()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'МН' }).click()
  await expect(page).toHaveURL(/\/yp\/meetings\/settings$/)
  await expect(main.getByRole('checkbox', { name: 'Англи' })).toBeChecked()
  const address = await main.getByLabel('Хуанлийн хаяг').inputValue()
  const calendar = await (await page.request.get(address)).text()
  expect(calendar).toContain('BEGIN:VCALENDAR')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows whom to call', async ({ page }) => {
    await page.goto('/yp/meetings')
    await expect(page.getByRole('heading', { name: 'Уулзалтад нэвтрэх' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Код авах' })).toHaveCount(0)
    // Playwright's locators ignore the content of a noscript.
    const html = await (await page.request.get('/yp/meetings')).text()
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*JavaScript(?:(?!<\/noscript>).)*href="tel:/s)
  })
})
