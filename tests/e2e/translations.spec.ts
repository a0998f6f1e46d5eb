import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { picture, savedMessage, signIn } from './office'
import { queryAt } from '../query-at'
import { translationKinds } from '@/lib/office/translations/schema'

// Every test signs in and loads the editor.
test.beforeEach(() => test.slow())

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saveAndNext = (page: Page) => page.getByRole('button', { name: 'Хадгалаад дараагийнх' })

/** Adds a news item in Mongolian only. */
async function addNews(page: Page, title: string): Promise<number> {
  const texts = {
    title,
    summary: 'Хураангуй',
    text: '<h2>Дэд гарчиг</h2><p>Монгол текст</p>',
    category_cid: '18',
  }
  const answer = await page.request.post('/admin/insert/news', {
    multipart: { image: await picture('нүүр.png'), ...texts },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: number }).id
}

/** Saves it as somebody else while a form is open. */
async function rewrite(page: Page, id: number, texts: Record<string, string>) {
  const { record } = (await (await page.request.get(`/admin/get/news/id?id=${id}`)).json()) as {
    record: Record<string, string | number | boolean>
  }
  const { title, title_en, summary, summary_en, text, text_en } = record
  const recordTexts = { title, title_en, summary, summary_en, text, text_en } as Record<string, string>
  const answer = await page.request.post('/admin/update/news', {
    multipart: { id, category_cid: '18', ...recordTexts, ...texts },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test(
  'records are translated side by side, one after the other, and an outdated translation is renewed or confirmed',
  { tag: '@phone-later' },
  async ({ page }) => {
    const errors = collectErrors(page)
    const word = randomUUID()
    await signIn(page, 'user')
    const first = await addNews(page, `Нэг ${word}`)
    await addNews(page, `Хоёр ${word}`)
    await openAtRest(page, `/admin/translations?term=${word}`)
    await expect(page.getByText('Орчуулах, шалгах зүйл: 2')).toBeVisible()
    await expect(page.getByText('Орчуулаагүй', { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: `Засах: Хоёр ${word}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Хоёр ${word}` })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Дэд гарчиг' })).toBeVisible()
    await textbox(page, 'Гарчиг (англи)').fill(`Two ${word}`)
    await saveAndNext(page).click()
    // A rule of the record: a language is complete, or absent.
    await expect(textbox(page, 'Хураангуй (англи)')).toHaveAttribute('aria-invalid', 'true')
    await textbox(page, 'Хураангуй (англи)').fill('Summary')
    await textbox(page, 'Агуулга (англи)').click()
    await page.keyboard.type('English text')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await saveAndNext(page).click()

    // The next one of the list; it is the last, so it leads back to the list.
    await expect(page.getByRole('heading', { level: 1, name: `Нэг ${word}` })).toBeVisible()
    await textbox(page, 'Гарчиг (англи)').fill(`One ${word}`)
    await textbox(page, 'Хураангуй (англи)').fill('Summary')
    await textbox(page, 'Агуулга (англи)').click()
    await page.keyboard.type('English text')
    await page.getByRole('button', { name: 'Хадгалах', exact: true }).click()
    await expect(page.getByText('Тохирох хайлтын үр дүн олдсонгүй.')).toBeVisible()

    await rewrite(page, first, { text: '<p>Шинэ текст</p>' })
    await page.goto(`/admin/translations?term=${word}&state=outdated`)
    await page.getByRole('link', { name: `Засах: Нэг ${word}` }).click()
    await expect(page.getByText('Шинэ текст')).toBeVisible()
    await page.getByRole('button', { name: 'Орчуулга хэвээр тохирно' }).click()
    await expect(savedMessage(page).first()).toBeVisible()
    await expect(page.getByText('Тохирох хайлтын үр дүн олдсонгүй.')).toBeVisible()
    expect(errors).toEqual([])
  },
)

test('what somebody else saved in the meantime is shown beside the typed text, and neither is lost', async ({
  page,
}) => {
  const word = randomUUID()
  await signIn(page, 'admin')
  const id = await addNews(page, `Зөрчил ${word}`)
  await openAtRest(page, `/admin/translations?term=${word}`)
  await page.getByRole('link', { name: `Засах: Зөрчил ${word}` }).click()
  await textbox(page, 'Гарчиг (англи)').fill(`Conflict ${word}`)
  await textbox(page, 'Хураангуй (англи)').fill('Summary')
  await textbox(page, 'Агуулга (англи)').click()
  await page.keyboard.type('English text')
  await rewrite(page, id, { text: '<p>Дундуур нь өөрчилсөн</p>' })
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click()
  await expect(page.getByText(/өөр хүн хадгалсан байна/)).toBeVisible()
  await page.getByRole('button', { name: 'Шинэ эхийг харуулах' }).click()
  await expect(page.getByText('Дундуур нь өөрчилсөн')).toBeVisible()
  await expect(textbox(page, 'Гарчиг (англи)')).toHaveValue(`Conflict ${word}`)
  await expect(textbox(page, 'Агуулга (англи)')).toHaveText('English text')
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Орчуулсан', { exact: true })).toBeVisible()
  const storedAnswer = await page.request.get(`/admin/get/news/id?id=${id}`)
  expect((await storedAnswer.json()) as object).toMatchObject({
    record: {
      text: '<p>Дундуур нь өөрчилсөн</p>',
      title_en: `Conflict ${word}`,
      text_en: '<p>English text</p>',
    },
  })
})

test('every kind of record is opened with both its languages', { tag: '@whole' }, async ({ page }) => {
  const errors = collectErrors(page)
  await signIn(page, 'moderator')
  const database = process.env.STRATA_DATABASE_URL
  // The gallery of the demo content has no captions.
  await queryAt(
    database,
    `insert into event_gallery_images (event_date_id, image_file_id, caption)
      select (select min(id) from event_dates), (select min(id) from files where kind = 'image'), 'Нээлт'`,
  )
  const rows = await queryAt<{ id: number; name: string }>(
    database,
    'select distinct on (kind) id, name from translations order by kind, id',
  )
  expect(rows).toHaveLength(translationKinds.length)
  for (const { id, name } of rows) {
    await page.goto(`/admin/translations?id=${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/\(монгол\)$/).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /\(англи\)$/ }).first()).toBeVisible()
  }
  await page.goto('/admin/translations?id=999999999')
  await expect(page.getByText('Бүртгэл олдсонгүй')).toBeVisible()
  await queryAt(database, "delete from event_gallery_images where caption = 'Нээлт'")
  // The browser logs the 404 itself.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})
