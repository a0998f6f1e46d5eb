import { expect, test } from '@playwright/test'
import { addPhotographs } from './own-photographs'
import { expectReady } from './pages'

/** The number of the day in the demo content. */
const firstDayOf2023 = 13

test.describe('the archived site of 2023', () => {
  test('is read from its menu: home, news, one item, presentations @phone-first', async ({ page }) => {
    await page.goto('/mw/2023')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уул уурхайн долоо хоног 2023')
    const tabs = page.getByRole('navigation', { name: 'Хөтөлбөр ба бүртгэл' })
    await expect(tabs.getByRole('link', { name: 'Хөтөлбөр' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Бүртгэл' }).click()
    await expect(page).toHaveURL(/\/mw\/2023\/registration$/)
    await expect(page.getByLabel('Байгууллага', { exact: true })).toBeVisible()

    await page.goto('/mw/2023/category/1')
    await expect(page).toHaveURL(/\/mw\/2023$/)
    await page.goto('/mw/2023/category/4')
    await expect(page).toHaveURL(/\/mw\/2023\/presentation$/)
    await expect(page.getByText('Энэ хуудас түр хугацаанд засвартай байна.')).toBeVisible()
    await page.goto('/mw/2023/category/5')
    await expect(page.getByText('Энэ хуудас түр хугацаанд засвартай байна.')).toBeVisible()

    await page.goto('/mw/2023/news/6')
    await expect(page).toHaveURL(/\/mw\/2023\/news\/6=1$/)
    await page.getByRole('link', { name: 'Үзэсгэлэн нээлтээ хийлээ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Үзэсгэлэн нээлтээ хийлээ')
  })

  test('searches the news of the association in its panel, and lists all of it without a term', async ({
    page,
  }) => {
    await page.goto('/en/mw/2023/news')
    await page.getByRole('search', { name: 'Search news' }).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/en\/mm\/blog\/8=1(\?term=)?$/)
    await page.goto('/en/mw/2023/news')
    await page.getByRole('search', { name: 'Search news' }).getByRole('searchbox').fill('copper')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/mm\/blog\/copper=1$/)
  })

  test('shows the photographs of one year at a separate address, and large by keyboard', async ({ page }) => {
    await addPhotographs(page.request, firstDayOf2023, 3)
    await page.goto('/mw/2023')
    await page.getByRole('link', { name: 'Mining week 2023' }).click()
    await expect(page).toHaveURL(/\/mw\/2023\/photos\/2023$/)
    const filter = page.getByRole('navigation', { name: 'Зургийг шүүх' })
    await expect(filter.getByRole('link', { name: 'Mining week 2023' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const photo = page.locator('#photos').getByRole('listitem').getByRole('link').first()
    // Before the scripts have loaded, the link leads to the picture itself.
    await expectReady(photo)
    await photo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(photo).toBeFocused()
  })
})
