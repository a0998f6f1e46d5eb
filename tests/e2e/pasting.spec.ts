import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { docxOf, drawing, paragraph, run, table } from '@/tests/factories/docx'
import { picture, signIn } from './office'

// Every test signs in and loads the editor.
test.beforeEach(() => test.slow())

/** Stands in a pasted text for 28 MB of a picture, which the browser writes itself: sending them takes long. */
const tooLargePicture = 'data:image/png;base64,(28 MB)'

/** Pastes formatted text, as a word processor puts it on the clipboard. */
async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text.replace('(28 MB)', 'A'.repeat(28 * 1024 * 1024)))
    clipboardData.setData('text/plain', 'text')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const dataUrl = async () => `data:image/png;base64,${(await picture('а.png')).buffer.toString('base64')}`
/** A GIF of one pixel, which browsers show and the store does not accept unchanged. */
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

async function openEditor(page: Page): Promise<Locator> {
  await openAtRest(page, '/admin/add-news')
  const text = page.locator('[contenteditable=true]:visible').first()
  await text.click()
  return text
}

test(
  'a pasted text has its pictures stored, its headings fitted to the page, and its dropped parts listed',
  { tag: '@phone-later' },
  async ({ page, context }) => {
    // A text of 28 MB takes a loaded machine long.
    test.setTimeout(180_000)
    const errors = collectErrors(page)
    const title = `Буулгасан ${randomUUID()}`
    await signIn(page, 'user')
    const editor = await openEditor(page)
    const cells = Array.from({ length: 12 }, (_, at) => `<td>Багана ${at}</td>`).join('')
    await paste(
      editor,
      `<h1>Нэгдүгээр</h1><p>Догол мөр</p><img src="${await dataUrl()}" alt="Уурхай"><h2>Хоёрдугаар</h2>` +
        `<video src="https://a.example/a.mp4"></video><video></video><iframe src="https://a.example"></iframe>` +
        `<img src="${tooLargePicture}" alt="Том зураг"><img src="https://a.example/лого.png"><img src="${gif}">` +
        `<table><tr>${cells}</tr></table><p>Төгсгөл</p>`,
    )
    await expect(page.getByText('Хаягдсан: 2 бичлэг, 1 суулгасан хуудас, 2 зураг.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('лого.png: Зураг нь хуулсан тексттэй хамт ирээгүй.')).toBeVisible()
    await expect(
      page.getByText('Том зураг: Файл хэтэрхий том байна. 20MB-с бага файлыг сонгоно уу.'),
    ).toBeVisible()
    await expect(editor.locator('img[src^="/files/"]')).toHaveCount(2)
    await expect(editor.locator('img')).toHaveCount(2)
    await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Нэгдүгээр')
    await expect(editor.getByRole('heading', { level: 3 })).toHaveText('Хоёрдугаар')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Мэдэгдлийг хаах' }).click()
    await expect(page.getByText(/^Хаягдсан/)).toBeHidden()

    await page.getByRole('textbox', { name: 'Гарчиг', exact: true }).fill(title)
    await page.getByRole('textbox', { name: 'Хураангуй', exact: true }).fill('Хураангуй')
    await page.getByRole('combobox', { name: 'Ангилал', exact: true }).selectOption('18')
    await page.getByLabel('Нүүр зураг').setInputFiles(await picture('нүүр.png'))
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/insert/news'),
      page.getByRole('button', { name: 'Хадгалах', exact: true }).click(),
    ])
    expect(answer.status()).toBe(200)
    const { id } = (await answer.json()) as { id: number }

    // The keys scroll the wide table in its own region, not the page.
    const reader = await context.newPage()
    await reader.goto(`/mm/detail/${id}`)
    await reader.bringToFront()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    const region = reader.getByRole('region', { name: /^Хүснэгт: Багана 0 Багана 1/ })
    await region.focus()
    await expect(region).toBeFocused()
    const isWide = await region.evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(isWide).toBe(true)
    await expect(async () => {
      await reader.keyboard.press('ArrowRight')
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    }).toPass()
    await expectNoSidewaysScroll(reader)
    await expectAccessible(reader)
    expect(errors).toEqual([])
  },
)

/** Drops a file on the text, as from a folder. */
async function drop(on: Locator, file: { name: string; bytes: Buffer }): Promise<void> {
  await on.evaluate(
    (element, { name, base64 }) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
      const { left, top } = element.getBoundingClientRect()
      const place = { clientX: left + 40, clientY: top + 30 }
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }),
      )
    },
    { name: file.name, base64: file.bytes.toString('base64') },
  )
}

test('a document becomes the text in one step; then a stored picture is chosen by its name, and shows where it is used', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const [name, title] = [`${randomUUID()}.png`, `Сонгосон ${randomUUID()}`]
  await signIn(page, 'user')
  const texts = { title, summary: 'Хураангуй', text: '<p>а</p>', category_cid: '18' }
  const answer = await page.request.post('/admin/insert/news', {
    multipart: { image: await picture(name), ...texts },
  })
  expect(answer.status()).toBe(200)
  const editor = await openEditor(page)
  const tool = (label: string) =>
    page.locator('[data-editor]:visible').first().getByRole('button', { name: label })
  const document = await docxOf({
    body:
      paragraph(run('Тайлангийн гарчиг'), { style: 'a3' }) +
      paragraph(run('нэг'), { list: 1 }) +
      paragraph(run('дотор'), { list: 1, level: 1 }) +
      table(['Он', 'Тонн'], ['2025', '41']) +
      paragraph(drawing('p1', 'Уурхай') + drawing('p2')),
    relations: [
      ['p1', 'image', 'media/image1.png'],
      ['p2', 'image', 'media/image2.emf'],
    ],
    parts: { 'word/media/image1.png': (await picture('а.png')).buffer, 'word/media/image2.emf': 'а' },
  })
  await drop(editor, { name: 'Тайлан.doc', bytes: Buffer.from('а') })
  await expect(page.getByText(/^Зөвхөн DOCX баримт сонгоно уу/)).toBeVisible()
  await drop(editor, { name: 'Тайлан.docx', bytes: document })
  // Two threads begin for it, which takes a loaded machine long.
  await expect(page.getByText('Хаягдсан: 1 зураг.')).toBeVisible({ timeout: 60_000 })
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Тайлангийн гарчиг')
  await expect(editor.locator('ul ul li')).toHaveText('дотор')
  await expect(editor.locator('th')).toHaveText(['Он', 'Тонн'])
  await expect(editor.locator('img[src^="/files/"]')).toHaveAttribute('alt', 'Уурхай')
  await expectAccessible(page)
  await tool('Буцаах').click()
  await expect(editor).toHaveText('')
  await tool('Хадгалсан зургаас сонгох').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('searchbox', { name: 'Файлын нэрээр хайх' }).fill(name.toUpperCase())
  await expect(dialog.getByText('Зураг: 1', { exact: true })).toBeVisible()
  await dialog.getByText('Ашигласан: 1 газарт').click()
  await expect(dialog.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    /^\/admin\/update-news\?id=\d+$/,
  )
  await dialog.getByRole('button', { name: `Сонгох: ${name}` }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.locator('img[src^="/files/"]')).toHaveCount(1)
  expect(errors).toEqual([])
})
