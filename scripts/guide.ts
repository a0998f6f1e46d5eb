import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { sessionCookieOf } from '@/tests/sign-in'
import { ensureBrowser, findBrowserPath } from './browser'
import { guideFile, pictureBytesMax, picturedSteps, pictureFolder, renderGuide } from './guide/render'
import { startLocalStack } from './local/stack'

// `npm run guide`: writes the guide of the staff, with pictures of the running product. It starts a separate
// Strata with the demo content; `npm run guide -- --texts` writes the texts alone.
const size = { width: 1440, height: 900 }
const shownWidth = 1200

await mkdir(pictureFolder, { recursive: true })
if (!process.argv.includes('--texts')) await takePictures()
await writeFile(guideFile, renderGuide())
console.log(`${guideFile} is written`)

async function takePictures(): Promise<void> {
  ensureBrowser()
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-guide-'))
  const stack = await startLocalStack({ dataDir, durable: false, env: { RATE_LIMIT_FACTOR: '100' } })
  try {
    const cookie = await sessionCookieOf(stack.environment, 'moderator@mnma.example')
    const executablePath = findBrowserPath()
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    })
    try {
      const page = await browser.newPage({
        baseURL: stack.url,
        viewport: size,
        locale: 'mn-MN',
        timezoneId: 'Asia/Ulaanbaatar',
        reducedMotion: 'reduce',
      })
      const steps = picturedSteps()
      for (const { picture, show } of steps) {
        const [name = '', value = ''] = cookie.split(/=(.*)/)
        await page.context().addCookies([{ name, value, url: stack.url }])
        await show?.(page)
        await takePicture(page, picture)
      }
      const knownNames = new Set(steps.map(({ picture }) => `${picture}.webp`))
      for (const name of await readdir(pictureFolder))
        if (!knownNames.has(name)) await rm(join(pictureFolder, name))
    } finally {
      await browser.close()
    }
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const bytes = await sharp(await page.screenshot())
    .resize({ width: shownWidth })
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
  if (bytes.length > pictureBytesMax) throw new Error(`the picture ${name} has ${bytes.length} bytes`)
  await writeFile(join(pictureFolder, `${name}.webp`), bytes)
  console.log(`  ${name}.webp  ${Math.round(bytes.length / 1024)} kB`)
}
