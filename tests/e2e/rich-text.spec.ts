import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { collectErrors, expectNoSidewaysScroll, expectReady } from './pages'
import { picture, signIn } from './office'

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

// Every test signs in through the identity provider and loads the editor.
test.beforeEach(() => test.slow())

test(
  'readers see everything that the editor can do: text styles, a table, and pictures in a carousel',
  { tag: '@phone-later' },
  async ({ page, context }) => {
    const errors = collectErrors(page)
    const title = `Засварлагчийн туршилт ${randomUUID()}`
    await signIn(page, 'user')
    await openAtRest(page, '/admin/add-news')
    await text(page, 'Гарчиг').fill(title)
    await text(page, 'Хураангуй').fill('Хураангуй')
    await page.getByRole('combobox', { name: 'Ангилал', exact: true }).selectOption('18')
    await page.getByLabel('Нүүр зураг').setInputFiles(await picture('нүүр.png'))

    const editor = page.locator('[data-editor]:visible').first()
    const tool = (name: string) => editor.getByRole('button', { name, exact: true })
    const type = (words: string) => page.keyboard.type(words)
    const enter = () => page.keyboard.press('Enter')
    await editor.locator('[contenteditable=true]').click()
    await tool('Гарчиг').click()
    await expect(tool('Гарчиг')).toHaveAttribute('aria-pressed', 'true')
    await type('Хоёрдугаар гарчиг')
    await enter()
    await tool('Дэд гарчиг').click()
    await type('Гуравдугаар гарчиг')
    await enter()
    for (const [name, words] of [
      ['Тод', 'тод үг'],
      ['Налуу', 'налуу үг'],
      ['Доогуур зураас', 'зураастай үг'],
    ] as const) {
      await tool(name).click()
      await type(words)
      await tool(name).click()
      await type(' ба ')
    }
    await tool('Холбоос').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('combobox', { name: 'Холбоосын хаяг' })).toBeFocused()
    await dialog.getByRole('combobox', { name: 'Холбоосын хаяг' }).fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Хэрэглэх' }).click()
    await expect(dialog.getByText('Холбоосын хаяг буруу байна.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Холбоосын хаяг' }).fill('https://example.mn/a')
    await dialog.getByRole('button', { name: 'Хэрэглэх' }).click()
    await expect(dialog).toBeHidden()
    await enter()
    await tool('Жагсаалт').click()
    await type('нэгдүгээр')
    await enter()
    await type('хоёрдугаар')
    await enter()
    await enter()
    await tool('Дугаарласан жагсаалт').click()
    await type('дугаартай')
    await enter()
    await enter()
    await tool('Ишлэл').click()
    await type('ишлэл')
    await enter()
    await enter()
    await tool('Голлуулах').click()
    await type('голлуулсан мөр')
    await enter()
    await tool('Зүүн тийш').click()
    await tool('Хүснэгт оруулах').click()
    await type('нүд')
    await tool('Мөр нэмэх').click()
    await tool('Багана устгах').click()
    await expect(editor.locator('table tr')).toHaveCount(4)
    await expect(editor.locator('table tr').first().locator('th, td')).toHaveCount(2)
    await tool('Буцаах').click()
    await expect(editor.locator('table tr').first().locator('th, td')).toHaveCount(3)

    await page.keyboard.press('Control+End')
    await editor
      .locator('input[type=file][multiple]')
      .setInputFiles([await picture('нэг.png'), await picture('хоёр.png'), await picture('гурав.png')])
    await expect(editor.locator('img')).toHaveCount(3)
    await editor.locator('img').last().click()
    await tool('Зургийн тайлбар').click()
    await dialog.getByRole('textbox', { name: 'Зургийн тайлбар' }).fill('Гурав дахь зураг')
    await dialog.getByRole('button', { name: 'Хэрэглэх' }).click()
    await expect(dialog).toBeHidden()
    await expectNoSidewaysScroll(page)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/insert/news'),
      page.getByRole('button', { name: 'Хадгалах', exact: true }).click(),
    ])
    expect(answer.status()).toBe(200)
    const { id } = (await answer.json()) as { id: number }

    const reader = await context.newPage()
    await reader.goto(`/mm/detail/${id}`)
    const body = reader.locator('article .prose')
    await expect(body.locator('h2')).toHaveText('Хоёрдугаар гарчиг')
    await expect(body.locator('h3')).toHaveText('Гуравдугаар гарчиг')
    await expect(body.locator('strong')).toHaveText('тод үг')
    await expect(body.locator('em')).toHaveText('налуу үг')
    await expect(body.locator('u')).toHaveText('зураастай үг')
    await expect(body.getByRole('link')).toHaveAttribute('href', 'https://example.mn/a')
    await expect(body.locator('ul li')).toHaveText(['нэгдүгээр', 'хоёрдугаар'])
    await expect(body.locator('ol li')).toHaveText(['дугаартай'])
    await expect(body.locator('blockquote')).toHaveText('ишлэл')
    await expect(body.getByText('голлуулсан мөр')).toHaveCSS('text-align', 'center')
    await expect(body.locator('table tr')).toHaveCount(4)

    // The pictures are taken out of the text and shown in a carousel.
    await expect(body.locator('img')).toHaveCount(0)
    const carousel = reader.getByRole('group', { name: 'Мэдээний зургууд' })
    // The carousel comes after the text, and gets ready when it is scrolled near.
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-ready')
    await expect(carousel.locator('img')).toHaveCount(3)
    await expect(carousel.locator('img').last()).toHaveAttribute('alt', 'Гурав дахь зураг')
    const next = carousel.getByRole('button', { name: 'Дараах', exact: true })
    await expectReady(next)
    for (const place of ['2 / 3', '3 / 3', '1 / 3']) {
      await next.click()
      await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', place)
    }
    await carousel.getByRole('button', { name: 'Өмнөх', exact: true }).click()
    await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', '3 / 3')
    await expectNoSidewaysScroll(reader)
    expect(errors).toEqual([])
  },
)
