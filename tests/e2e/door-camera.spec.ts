import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { chromium, expect, test } from '@playwright/test'
import encodeQR from 'qr'
import { findBrowserPath } from '../../scripts/browser'
import { cookieOf, signIn } from './office'
import { expectReady } from './pages'

const width = 640
const height = 480

/** A video of a still code before the camera. */
function filmOf(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const scale = Math.floor((height - 80) / rows.length)
  const [left, top] = [width, height].map((side) => Math.floor((side - rows.length * scale) / 2)) as [
    number,
    number,
  ]
  const light = Buffer.alloc(width * height, 190)
  for (let y = 0; y < rows.length * scale; y++)
    for (let x = 0; x < rows.length * scale; x++)
      light[(y + top) * width + x + left] = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 30 : 230
  const colours = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colours])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)])
}

test('the camera of a door reads a pass once, and is ready for the next by itself', async ({
  request,
  viewport,
}, info) => {
  test.slow()
  const answer = await request.post('/mw/client/insert/registration', {
    data: {
      company: 'Хангай Металл',
      first_name: 'Саруул',
      last_name: 'Ганзориг',
      country: 'MN',
      email: `${randomUUID()}@visitor.example`,
      phone_number: '9911 2233',
    },
  })
  const { pass } = (await answer.json()) as { pass: { qr: { text: string } } }
  const film = info.outputPath('pass.y4m')
  await writeFile(film, filmOf(pass.qr.text))
  const browser = await chromium.launch({
    executablePath: findBrowserPath(),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const page = await browser.newPage({
    baseURL: process.env.STRATA_URL ?? '',
    viewport,
    permissions: ['camera'],
  })
  await signIn(page, 'admin')
  await page.goto('/admin/week/check-in')
  await page.getByLabel('Хаалганы нэр').fill('Камертай хаалга')
  await page.getByRole('button', { name: 'Эхлэх' }).click()
  const camera = page.getByRole('button', { name: 'Камер асаах' })
  await expectReady(camera)
  await camera.click()
  await expect(page.getByRole('heading', { name: 'Нэвтрүүлнэ үү', exact: true })).toBeVisible()
  await expect(page.getByText('Ганзориг Саруул').first()).toBeVisible()
  // The code stays before the camera: it counts as one scan, and the camera gets ready for the next by
  // itself.
  await expect(page.getByRole('heading', { name: 'Камер бэлэн', exact: true })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('heading', { name: 'Өмнө нь орсон', exact: true })).toHaveCount(0)
  const scans = (await (
    await page.request.get('/mw/admin/get/door-list', { headers: { cookie: cookieOf('admin') } })
  ).json()) as { doors: { door: string; admitted: number }[] }
  expect(scans.doors.find(({ door }) => door === 'Камертай хаалга')?.admitted).toBe(1)
  await browser.close()
})
