import { expect, type Page, test } from '@playwright/test'
import { fieldOf, type Sample, type SampleServer, serveSample } from './declared/serve'
import { addedMessage, picture, savedMessage } from './office'
import { collectErrors, expectAccessible } from './pages'

// A resource for tests has a field of every kind; the parts of Next are replaced, all else is the real code.

const rowsOf = (count: number): Sample[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, version: 1, title: `Мөр ${String(at + 1).padStart(2, '0')}`, day: '2026-11-20' },
    colour: at % 2 === 0 ? 'red' : 'blue',
  }))

async function open(page: Page, address: string, rows = rowsOf(12)): Promise<SampleServer> {
  const server = await serveSample(page, rows)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return server
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .or(page.getByLabel(`${name} (заавал биш)`, { exact: true }))
    .first()
const save = async (page: Page, server: SampleServer, name = 'Нэмэх') => {
  const before = server.calls.length
  await press(page, name)
  await expect((name === 'Нэмэх' ? addedMessage : savedMessage)(page).first()).toBeVisible()
  return server.calls[before]?.body ?? ''
}
const errorsOf = (page: Page) => page.locator('[id$="-error"]')
const file = (name: string, mimeType: string, bytes = 10) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
})

const filesByKind = [
  ['pdf', 'тайлан.pdf', 'application/pdf', 'Зөвхөн PDF файл сонгоно уу.'],
  ['film', 'бичлэг.mp4', 'video/mp4', 'Зөвхөн MP4 файл сонгоно уу.'],
] as const
const boxOf = (page: Page, mime: string) =>
  page.locator('[data-field]', { has: page.locator(`input[accept="${mime}"]`) })

test.describe('fields of the kind', () => {
  test('text, number, date, address, choice, select, icon, rich text and file send what they take', async ({
    page,
  }) => {
    const values = {
      title: 'Нэр',
      // The field in English is beside the Mongolian one.
      title_en: 'A name',
      summary: 'Хоёр\nмөр',
      size: '12',
      day: '2026-11-22',
      email: 'a@test.example',
      phone: '9911 2233',
      link: 'https://t.example/a',
    }
    const server = await open(page, '/sample/one?new=')
    await expect(field(page, 'title_en')).toHaveAttribute('lang', 'en')
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
    await page.locator('[contenteditable=true]').click()
    await page.keyboard.type('Тод үг')
    // The default comes from the code and is selected already.
    await expect(field(page, 'colour')).toHaveValue('red')
    await field(page, 'colour').selectOption({ label: 'Цэнхэр' })
    await field(page, 'category').selectOption({ label: 'Найм' })
    await page.getByRole('radio', { name: 'Telegram' }).check({ force: true })
    await page.locator('[data-field$=cover] input[type=file]').setInputFiles(await picture('нүүр.png'))
    await expect(page.getByRole('img', { name: 'cover' })).toBeVisible()
    for (const [kind, name, mime] of filesByKind) {
      const box = boxOf(page, mime)
      await box.locator('input[type=file]').setInputFiles(file(name, mime))
      await expect(box.getByText(name)).toBeVisible()
      if (kind === 'film') await expect(box.locator('video')).toHaveAttribute('src', /^blob:/)
      await expect(box.getByRole('link', { name: 'Файлыг нээх' })).toHaveAttribute('href', /^blob:/)
    }
    const body = await save(page, server)
    for (const [name, value] of Object.entries({
      ...values,
      ...{ body: '<p>Тод үг</p>', colour: 'blue', category: '8', icon: 'telegram', cover: 'нүүр.png' },
      ...Object.fromEntries(filesByKind.map(([kind, name]) => [kind, name])),
    }))
      expect(fieldOf(body, name), name).toEqual([value.replace('\n', '\r\n')])
  })

  test('text, number and file refuse at their field, before anything is sent', async ({ page }) => {
    const server = await open(page, '/sample/one?new=')
    // Of a bilingual field only the Mongolian is required.
    await press(page, 'Нэмэх')
    await expect(errorsOf(page)).toHaveText(['Нэр оруулна уу'])
    await field(page, 'title').fill('Нэр')
    await field(page, 'size').fill('арав')
    await press(page, 'Нэмэх')
    await expect(errorsOf(page)).toHaveText(['Утга буруу байна.'])
    await expect(field(page, 'size')).toBeFocused()
    await field(page, 'size').fill('')
    await press(page, 'Нэмэх')
    await expect(addedMessage(page).first()).toBeVisible()
    expect(server.calls).toHaveLength(1)

    await page.goto('/sample/one?new=')
    const cover = page.locator('[data-field$=cover] input[type=file]')
    await cover.setInputFiles(file('том.png', 'image/png', 1024 * 1024 + 1))
    await expect(errorsOf(page)).toHaveText([/1MB-с бага/])
    await cover.setInputFiles(await picture('нүүр.png'))
    await expect(errorsOf(page)).toHaveCount(0)
    // A file of another kind is refused, and the selection is cleared.
    for (const [, name, mime, refusal] of filesByKind) {
      const box = boxOf(page, mime)
      const input = box.locator('input[type=file]')
      await input.setInputFiles(file(name, mime))
      await expect(box.getByText(name)).toBeVisible()
      await input.setInputFiles(file('шахсан.zip', 'application/zip'))
      await expect(errorsOf(page)).toHaveText([refusal])
      await expect(box.getByText(name)).toHaveCount(0)
      await input.setInputFiles(file(name, mime))
      await expect(errorsOf(page)).toHaveCount(0)
    }
  })

  test('switch is on or off', async ({ page }) => {
    const server = await open(page, '/sample/one?id=3')
    await page.getByRole('switch').check()
    expect(fieldOf(await save(page, server, 'Хадгалах'), 'shown')).toEqual(['true'])
  })

  test('images are ordered by keys and by dragging, and are sent in that order', async ({ page }) => {
    const rows: Sample[] = [{ ...rowsOf(1)[0]!, posters: ['/files/a/730.jpg'] }]
    const server = await open(page, '/sample/one?id=1', rows)
    const list = page.getByRole('list').filter({ has: page.getByRole('img', { name: 'posters 1' }) })
    await page
      .locator('input[type=file][multiple]:not([hidden])')
      .setInputFiles([await picture('1.png'), await picture('2.png')])
    await expect(list.getByRole('listitem')).toHaveCount(3)
    // The arrow keys on its handle move the stored one to the end; the handle keeps the focus.
    const handle = page.getByRole('button', { name: 'Чирж зөөх: posters 1', exact: true })
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Чирж зөөх: posters 2', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('img', { name: 'posters 3' })).toHaveAttribute('src', '/files/a/730.jpg')
    await expect(page.getByRole('status').filter({ hasText: '2 байсныг 3 болголоо.' })).toHaveCount(1)
    // The pointer moves it back to the front.
    const from = await page.getByRole('button', { name: 'Чирж зөөх: posters 3', exact: true }).boundingBox()
    const to = await page.getByRole('img', { name: 'posters 1' }).boundingBox()
    if (!from || !to) throw new Error('the pictures are not shown')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(page.getByRole('img', { name: 'posters 1' })).toHaveAttribute('src', '/files/a/730.jpg')
    await page.getByRole('button', { name: 'Хасах: posters 2', exact: true }).click()
    const body = await save(page, server, 'Хадгалах')
    expect(fieldOf(body, 'posters')).toHaveLength(1)
    expect(JSON.parse(fieldOf(body, 'imageOrder')[0] ?? '')).toEqual([
      { index: 0, type: 'url', url: '/files/a/730.jpg' },
      { index: 1, type: 'file', file: 0 },
    ])
  })
})

test('a form sends hidden values, reads the record for its own fields, and computes its start', async ({
  page,
}) => {
  const server = await open(page, '/sample/one?new=Багц')
  await expect(field(page, 'summary')).toHaveValue('Багц: 12')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await field(page, 'title').fill('Нэр')
  expect(fieldOf(await save(page, server), 'kind')).toEqual(['sample'])
  await page.goto('/sample/one?id=2')
  await expect(page.getByRole('switch')).toBeVisible()
})

test('a stored file shows its name and stays when only the title changes', async ({ page }) => {
  const rows: Sample[] = [{ ...rowsOf(1)[0]!, pdf: '/files/b/file.pdf', pdf_name: 'Тайлан 2025.pdf' }]
  const server = await open(page, '/sample/one?id=1', rows)
  await expect(page.getByText('Тайлан 2025.pdf')).toBeVisible()
  await field(page, 'title').fill('Өөр нэр')
  const body = await save(page, server, 'Хадгалах')
  expect(fieldOf(body, 'pdf')).toEqual([])
  expect(fieldOf(body, 'version')).toEqual(['1'])
})

test('an upload shows its progress, its speed and the time left', async ({ page }) => {
  await open(page, '/sample/one?new=')
  await field(page, 'title').fill('Нэр')
  // Fakes the browser's events, with fixed times.
  await page.evaluate(() => {
    let now = 0
    performance.now = () => now
    XMLHttpRequest.prototype.send = function () {
      const tell = (bytes: number, at: number) => {
        now = at
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: bytes, total: 100 }),
        )
      }
      tell(0, 0)
      setTimeout(() => tell(25, 1_000), 50)
    }
  })
  await page.locator('input[accept="video/mp4"]').setInputFiles(file('a.mp4', 'video/mp4', 1024 * 1024))
  await press(page, 'Нэмэх')
  await expect(page.getByRole('status').filter({ hasText: '25%, 0.3 MB/с, 3 секунд үлдлээ' })).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('value', '0.25')
})

test('an open edit is not changed by the saves of others, and the second save is notified', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const server = await open(page, '/sample/one?page=3&id=7')
  // A row of another page opens by its id.
  await expect(field(page, 'title')).toHaveValue('Мөр 07')
  await field(page, 'title').fill('Миний нэр')
  server.rows[6]!.title = 'Өөр хүний нэр'
  server.rows[6]!.version = 2
  const reads = { ...server.reads }
  await page.evaluate(() => {
    for (const event of ['visibilitychange', 'focus', 'online']) window.dispatchEvent(new Event(event))
  })
  await press(page, 'Хадгалах')
  await expect(page.getByText(/өөр хүн хадгалсан/)).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Миний нэр')
  expect(server.reads['/sample/get/items/id']).toBe(reads['/sample/get/items/id'])
  await expect(page.getByRole('link', { name: 'Нөгөө хувилбарыг харах' })).toHaveAttribute('href', /id=7/)
  await press(page, 'Миний бичсэнээр хадгалах')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Миний бичсэнээр хадгалах' }).click()
  await expect(savedMessage(page).first()).toBeVisible()
  // Back on the previous page of the list.
  await expect(page).toHaveURL(/\?page=3$/)
  expect(server.rows[6]).toMatchObject({ title: 'Миний нэр', version: 3 })
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
})

test('a missing record says so and leads back', async ({ page }) => {
  await open(page, '/sample/one?page=2')
  await page.goto('/sample/one?page=2&id=999')
  await expect(page.getByText('Бүртгэл олдсонгүй')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Жагсаалт руу буцах' })).toHaveAttribute(
    'href',
    /\/sample\/one\?page=2$/,
  )
})

test('a list keeps search, filter, sorting and page in the URL, and shows a new row from any of them', async ({
  page,
}) => {
  const server = await open(page, '/sample/one')
  const titles = page.locator('tbody tr td:first-child')
  await expect(titles).toHaveCount(5)
  await page.getByRole('link', { name: 'Сүүлийн хуудас' }).click()
  await expect(page).toHaveURL(/\?page=3$/)
  await expect(titles).toHaveText(['Мөр 11', 'Мөр 12'])
  await page.getByRole('link', { name: 'Эхний хуудас' }).click()
  await page.getByRole('combobox', { name: 'colour', exact: true }).selectOption({ label: 'Цэнхэр' })
  await expect(page).toHaveURL(/colour=blue/)
  await expect(titles.first()).toHaveText('Мөр 02')
  await page.goBack()
  await expect(titles.first()).toHaveText('Мөр 01')
  await page.goForward()
  await page.getByRole('searchbox').fill('Мөр 1')
  await expect(page).toHaveURL(/term=/)
  await expect(titles).toHaveText(['Мөр 10', 'Мөр 12'])
  const head = page.getByRole('columnheader', { name: 'title' })
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/sort=title/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Зүйл нэмэх' }).click()
  await field(page, 'title').fill('Шинэ мөр')
  await save(page, server)
  await expect(page).toHaveURL(/\/sample\/one$/)
  await expect(titles.first()).toHaveText('Шинэ мөр')

  await page.getByRole('button', { name: 'Устгах: Шинэ мөр' }).click()
  const question = page.getByRole('alertdialog', { name: '«Шинэ мөр» мөрийг устгах уу?' })
  await expect(question).toHaveAccessibleDescription(/^Зүйл бүх жагсаалтаас хасагдана\. /)
  await question.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(titles.first()).toHaveText('Мөр 01')
})

test('a failed list says so in the words of its screen, and is read again', async ({ page }) => {
  const server = await open(page, '/sample/one')
  await expect(page.locator('tbody tr')).toHaveCount(5)
  server.isDown = true
  await page.goto('/sample/one?page=2')
  await expect(page.getByText('Зүйлс ачаалагдсангүй.')).toBeVisible()
  server.isDown = false
  await press(page, 'Дахин оролдох')
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await expect(page.getByText('Зүйлс ачаалагдсангүй.')).toHaveCount(0)
})

test('several lists share a page, each with its own fields and its own parameters in the URL', async ({
  page,
}) => {
  const server = await open(page, '/sample/two')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Жишээ')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Зүйл', 'Тэмдэглэл'])
  const [items, notes] = [
    page.getByRole('table', { name: 'Зүйл' }),
    page.getByRole('table', { name: 'Тэмдэглэл' }),
  ]
  await expect(notes.getByRole('row')).toHaveCount(7)
  await page.getByRole('link', { name: 'Дараах хуудас', exact: true }).click()
  await expect(page).toHaveURL(/items\.page=2/)
  await expect(items.getByRole('row').nth(1)).toContainText('Мөр 06')
  await expect(notes.getByRole('row')).toHaveCount(7)

  await notes.getByRole('link', { name: 'Засах: Мөр 02' }).click()
  await expect(page).toHaveURL(/items\.page=2.*notes\.id=2/)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await field(page, 'title').fill('Өөр нэр')
  const body = await save(page, server, 'Хадгалах')
  expect(fieldOf(body, 'kind')).toEqual(['note'])
  await expect(page).toHaveURL(/\?items\.page=2$/)
  await expect(notes.getByText('Өөр нэр')).toBeVisible()

  // The error of a value that the form does not show appears under the form.
  await notes.getByRole('link', { name: 'Засах: Мөр 04' }).click()
  await press(page, 'Хадгалах')
  await expect(page.getByText('Хэтэрхий урт байна', { exact: false })).toBeVisible()
})

test.describe('the keys of a form', () => {
  test('Ctrl+S saves and stays, in either alphabet, and each save has the version of the previous one', async ({
    page,
  }) => {
    const server = await open(page, '/sample/one?id=3')
    const unsavedNotice = page.getByText('Хадгалаагүй өөрчлөлт байна')
    const title = field(page, 'title')
    // Without a change nothing is sent.
    await title.press('Control+s')
    await title.fill('Эхний нэр')
    await page.locator('[data-field$=cover] input[type=file]').setInputFiles(await picture('нүүр.png'))
    await title.press('Control+s')
    await expect(unsavedNotice).toHaveCount(0)
    await expect.poll(() => server.reads['/sample/get/items/id']).toBe(2)
    await expect(page).toHaveURL(/id=3$/)
    await expect(title).toBeFocused()

    await title.fill('Хоёр дахь нэр')
    // The key of the Mongolian keyboard at the place of S.
    await page.evaluate(() => {
      const key = { key: 'ы', code: 'KeyS', metaKey: true, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    await expect.poll(() => server.calls.length).toBe(2)
    await expect(unsavedNotice).toHaveCount(0)
    const bodies = server.calls.map(({ body }) => body)
    expect(bodies.map((body) => fieldOf(body, 'version'))).toEqual([['1'], ['2']])
    expect(bodies.map((body) => fieldOf(body, 'title'))).toEqual([['Эхний нэр'], ['Хоёр дахь нэр']])
    // The picture is stored by now, so it is not sent again.
    expect(bodies.map((body) => fieldOf(body, 'cover'))).toEqual([['нүүр.png'], []])
  })

  test('Ctrl+S on a new record continues with the stored record', async ({ page }) => {
    const server = await open(page, '/sample/one?new=')
    await field(page, 'title').fill('Шинэ нэр')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/id=1012$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Зүйл засах' })).toBeVisible()
    await expect(field(page, 'title')).toHaveValue('Шинэ нэр')
    expect(server.calls).toHaveLength(1)
  })

  test('text typed during a save stays unsaved, and the next Ctrl+S saves it', async ({ page }) => {
    const server = await open(page, '/sample/one?id=3')
    let answer = () => {}
    let lock = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/sample/update/item', async (route) => {
      await lock
      await route.fallback()
    })
    const title = field(page, 'title')
    await title.fill('Илгээсэн')
    await title.press('Control+s')
    await expect(page.getByText('Хадгалж байна')).toBeVisible()
    await title.pressSequentially(' ба дараах')
    answer()
    await expect(savedMessage(page).first()).toBeVisible()
    await expect(title).toHaveValue('Илгээсэн ба дараах')
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toBeVisible()

    lock = new Promise<void>((resolve) => (answer = resolve))
    await title.press('Control+s')
    await expect(page.getByText('Хадгалж байна')).toBeVisible()
    await title.fill('Дахин')
    await title.press('Control+s')
    answer()
    await expect.poll(() => server.calls.length).toBe(3)
    await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toHaveCount(0)
    await expect(title).toHaveValue('Дахин')
  })

  test('Enter in a field of one line moves on to the next and sends nothing', async ({ page }) => {
    const server = await open(page, '/sample/one?new=')
    await field(page, 'title').fill('Нэр')
    await page.keyboard.press('Enter')
    await expect(field(page, 'title_en')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'summary')).toBeFocused()
    expect(server.calls).toEqual([])
    await expect(page).toHaveURL(/new=$/)
  })
})
