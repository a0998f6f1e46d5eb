/**
 * Makes the media of the demo content, so that a fresh clone need not draw them: PDFs, logos, minerals,
 * posters, agenda pictures, films and the pages of the book. The result is committed; run this again when a
 * text or the look changes, with the name of a folder of demo/media to make only that folder. It needs a
 * Chromium and, for the films, ffmpeg.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { createNoise2D } from 'simplex-noise'
import { demoDocuments } from '@/demo/content/documents'
import { demoLogos, type DemoLogo, type LogoMark } from '@/demo/content/logos'
import { demoMinerals, type DemoMineral } from '@/demo/content/minerals'
import { demoMonthNews } from '@/demo/content/month-news'
import type { DemoPdf } from '@/demo/content/pdf'
import { demoReports } from '@/demo/content/reports'
import { demoSustainable, type DemoStandard } from '@/demo/content/sustainable'
import { demoVideos } from '@/demo/content/videos'
import { type AgendaPoster, agendaPosters } from '@/demo/event/agenda-posters'
import { demoTalkPdfs } from '@/demo/event/talks'
import { coverSvg, renderCover } from '@/demo/art/cover'
import { mixColours, sites, type SitePalette } from '@/demo/art/palette'
import { randomOf } from '@/demo/art/random'
import { core } from '@/demo/art/variants/core'
import { crystals } from '@/demo/art/variants/crystals'
import { ore } from '@/demo/art/variants/ore'
import { bookPagePicture, bookPageSize, bookPdf, type DemoBookPage, demoBookPages } from '@/demo/content/book'
import { findBrowserPath } from './browser'

const root = fileURLToPath(new URL('../', import.meta.url))
const mediaDir = join(root, 'demo/media')

const fontFiles = [
  { family: 'Piazzolla', file: 'piazzolla' },
  { family: 'Golos', file: 'golos' },
]
const ranges = {
  cyrillic: 'U+0400-049F, U+2116',
  mongolian: 'U+04AE-04AF, U+04E8-04E9',
  figures: 'U+0020-0040, U+005B-0060, U+007B-007E, U+00A0-00BF, U+2010-2027',
  latin: 'U+0041-005A, U+0061-007A',
}

/** Returns styles that contain the site's fonts, because a printed page cannot fetch them. */
async function fontCss(): Promise<string> {
  const names = await readdir(join(root, 'public/fonts'))
  const rules = []
  for (const { family, file } of fontFiles) {
    for (const [part, range] of Object.entries(ranges)) {
      const name = names.find((each) => each.startsWith(`${file}-${part}.`))
      if (!name) throw new Error(`public/fonts has no ${file}-${part}`)
      const data = (await readFile(join(root, 'public/fonts', name))).toString('base64')
      rules.push(
        `@font-face{font-family:${family};font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${data})}`,
      )
    }
  }
  return rules.join('')
}

const ground = `
*{box-sizing:border-box;margin:0}
body{font-family:Golos,sans-serif;color:#12191d;line-height:1.55;-webkit-print-color-adjust:exact}
h1,h2,h3{font-family:Piazzolla,serif;font-weight:560;line-height:1.15}`

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const coverDataUrl = (
  variant: Parameters<typeof coverSvg>[0]['variant'],
  seed: string,
  width: number,
  height: number,
) => dataUrl(coverSvg({ variant, site: 'mm', seed, width, height }))

function pdfHtml(fonts: string, pdf: DemoPdf): string {
  const names = { mn: 'Монголын уул уурхайн үндэсний ассоциаци', en: 'Mongolian National Mining Association' }
  return `<!doctype html><html lang="${pdf.lang}"><head><title>${pdf.title}</title><style>${fonts}${ground}
@page{size:A4;margin:20mm 20mm 22mm}
@page:first{margin:0}
.cover{height:297mm;padding:26mm 20mm;background:linear-gradient(#a9cce4,#e4eff3 60%,#12191d 60%,#0d2747);display:flex;flex-direction:column;break-after:page}
.cover h1{font-size:40pt;max-width:150mm;margin-top:12mm}
.cover p{font-size:14pt;max-width:140mm;margin-top:6mm;color:#1e2d36}
.cover b{font:600 15pt Piazzolla}
.layers{margin-top:auto;color:#f2f5f3;font-size:11pt}
.layers i{display:block;height:9mm;margin-bottom:2mm}
h2{font-size:18pt;margin:9mm 0 3mm;break-after:avoid}
h3{font-size:13pt;margin:5mm 0 2mm;break-after:avoid}
p,li{font-size:11pt}p+p{margin-top:3mm}.date{color:#56646a}
ul,ol{padding-left:7mm;margin-top:2mm}li+li{margin-top:1.5mm}
blockquote{border-left:1mm solid #2f74b8;padding-left:5mm;margin-top:4mm}
table{border-collapse:collapse;width:100%;margin-top:3mm;font-size:10.5pt}
td,th{border:.3mm solid #d8dedb;padding:2.5mm 3mm;text-align:left;vertical-align:top}th{background:#ebeeeb}
a{color:#1b4f8c}</style></head><body>
<section class="cover"><b>${pdf.lang === 'mn' ? 'МУУҮА' : 'MNMA'}</b><h1>${pdf.title}</h1><p>${pdf.subtitle}</p>
<div class="layers"><i style="background:#45b0a4;width:38%"></i><i style="background:#7fa8cd;width:64%"></i><i style="background:#b95722;width:47%"></i><i style="background:#2f68a6;width:82%"></i>${names[pdf.lang]}</div></section>
<main>${pdf.html}</main></body></html>`
}

async function printPdf(browser: Browser, html: string, path: string, size?: typeof bookPageSize) {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.pdf({
    path,
    printBackground: true,
    ...(size ? { width: `${size.width}px`, height: `${size.height}px` } : { preferCSSPageSize: true }),
  })
  await page.close()
}

async function takeScreenshot(
  browser: Browser,
  html: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot()
  await page.close()
  return png
}

const marks: Record<LogoMark, string> = {
  peak: '<path d="M4 40 20 12l8 13 5-8 11 23Z"/>',
  strata: '<path d="M4 12h40v7H4zM4 23h30v7H4zM4 34h36v6H4z"/>',
  crystal:
    '<path d="M24 4 36 18 30 44H18L12 18Z" opacity=".55"/><path d="M24 4 36 18 24 22 12 18ZM24 22l6 22H18Z"/>',
  pit: '<path d="M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 5a13 13 0 1 1 0 26 13 13 0 0 1 0-26Zm0 6a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z" fill-rule="evenodd"/>',
  drill: '<path d="M20 4h8v22h-8zM17 28h14l-3 7h-8zM21 37h6l-3 8z"/>',
  sun: '<path d="M6 34a18 18 0 0 1 36 0ZM4 37h40v5H4z"/>',
  wave: '<path d="M4 16c7-8 13-8 20 0s13 8 20 0v8c-7 8-13 8-20 0s-13-8-20 0ZM4 31c7-8 13-8 20 0s13 8 20 0v8c-7 8-13 8-20 0s-13-8-20 0Z"/>',
  core: '<path d="M16 4h16v9H16zM16 15h16v12H16z" /><path d="M16 29h16v15H16z" opacity=".6"/>',
}

const logoHtml = (fonts: string, { name, mark, colour }: DemoLogo) =>
  `<style>${fonts}${ground}body{width:360px;height:225px;display:grid;place-content:center;justify-items:center;gap:14px;background:#fff}
svg{width:86px;height:86px}b{font:620 31px/1.05 Piazzolla;text-align:center;max-width:320px;color:#12191d}</style>
<svg viewBox="0 0 48 48" fill="${colour}">${marks[mark]}</svg><b>${name}</b>`

const mineralSize = 730
const mineralVariants = { crystals, ore, core }

/** Draws a mineral in the style of the site's covers, but in the colours of the mineral. */
function mineralSvg({ key, variant, colours: [light, middle, dark, mark] }: DemoMineral): string {
  const palette: SitePalette = {
    ...sites.mm,
    ramp: [
      light,
      mixColours(light, middle, 0.3),
      mixColours(light, middle, 0.65),
      middle,
      mixColours(middle, dark, 0.5),
      dark,
    ],
    deep: dark,
    line: dark,
    mark,
    markDeep: mixColours(mark, dark, 0.3),
    second: middle,
  }
  const random = randomOf(`mineral-${key}`)
  const definitions: string[] = []
  const size = 1000
  const body = mineralVariants[variant]({
    width: size,
    height: size,
    palette,
    random,
    noise: createNoise2D(random),
    dark: false,
    seed: key,
    definitions,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mineralSize}" height="${mineralSize}" viewBox="0 0 ${size} ${size}"><defs>${definitions.join('')}</defs>${body}</svg>`
}

const posterSize = { width: 720, height: 1018 }
const posterHtml = (fonts: string, entry: DemoStandard, posterNumber: 1 | 2) =>
  `<style>${fonts}${ground}body{width:720px;height:1018px;background:#f6f7f5;display:flex;flex-direction:column}
.art{height:${posterNumber === 1 ? 560 : 200}px;background:url(${coverDataUrl(entry.variant, `${entry.key}-${posterNumber}`, 720, 560)}) center/cover}
div{padding:44px 52px;flex:1;border-top:8px solid #b95722}small{font-size:21px;color:#56646a}h1{font-size:${posterNumber === 1 ? 54 : 38}px;margin-top:14px}
ol{padding:0;list-style:none;margin-top:22px}li{font-size:26px;line-height:1.3;padding:18px 0 18px 58px;border-top:1px solid #d8dedb;position:relative}
li:before{content:'';position:absolute;left:0;top:18px;width:32px;height:32px;border:3px solid #2f74b8}</style>
<section class="art"></section><div><small>${entry.subtitle}</small><h1>${entry.title}</h1>${
    posterNumber === 2 ? `<ol>${entry.points.map((point) => `<li>${point}</li>`).join('')}</ol>` : ''
  }</div>`

const plateVariants = ['section', 'core', 'pit'] as const

const bookStyle = `.page{width:840px;height:1188px;padding:96px 92px;position:relative;overflow:hidden;background:#fbfaf6;break-after:page}
.page h1{font-size:58px;margin-bottom:44px;padding-bottom:26px;border-bottom:2px solid #d8dedb}
.page p{font-size:29px;line-height:1.6}.page p+p{margin-top:30px}
.page footer{position:absolute;left:92px;right:92px;bottom:52px;font-size:22px;color:#56646a}
.cover,.back{background:linear-gradient(#a9cce4,#e4eff3 58%,#0d2747 58%,#12191d)}
.cover h1{font-size:120px;line-height:1;border:0;margin-top:40px}.cover p{font-size:34px;max-width:520px}
.back{display:flex;flex-direction:column;justify-content:flex-end;color:#f2f5f3}.back h1{border:0;margin:0 0 12px;padding:0}.back p{font-size:26px}.back p+p{margin:0}
.plate{padding:0;background:#fff}.plate section{height:940px;background-size:cover;background-position:center}
.plate div{padding:40px 92px}.plate h2{font-size:40px}.plate div p{font-size:26px;margin-top:10px;color:#38464c}`

function bookPageHtml(page: DemoBookPage, at: number): string {
  const paragraphs = page.paragraphs.map((each) => `<p>${each}</p>`).join('')
  if (page.kind === 'plate') {
    const variant = plateVariants[Math.floor(at / 3) % plateVariants.length] ?? 'section'
    return `<article class="page plate"><section style="background-image:url(${coverDataUrl(variant, `book-${at}`, 840, 940)})"></section><div><h2>${page.title}</h2>${paragraphs}</div></article>`
  }
  const foot = page.kind === 'text' ? `<footer>${at + 1}</footer>` : ''
  return `<article class="page ${page.kind}"><h1>${page.title}</h1>${paragraphs}${foot}</article>`
}

async function makeBook(browser: Browser, fonts: string) {
  const head = `<style>${fonts}${ground}${bookStyle}</style>`
  const pages = demoBookPages.map(bookPageHtml)
  const { width, height } = bookPageSize
  for (const [at, html] of pages.entries()) {
    const png = await takeScreenshot(browser, head + html, width, height)
    await sharp(png)
      .webp({ quality: 74, effort: 6 })
      .toFile(join(mediaDir, bookPagePicture(at)))
  }
  // As vectors the plates would be thousands of paths, so the printed book contains them as pictures.
  const printedPages = await Promise.all(
    pages.map(async (html, at) => {
      if (demoBookPages[at]?.kind !== 'plate') return html
      const jpeg = await sharp(join(mediaDir, bookPagePicture(at)))
        .jpeg({ quality: 72, mozjpeg: true })
        .toBuffer()
      return `<article class="page" style="padding:0"><img width="840" height="1188" src="data:image/jpeg;base64,${jpeg.toString('base64')}"></article>`
    }),
  )
  const html = `<!doctype html><html lang="mn"><head><title>МУУҮА 30 жил</title>${head}</head><body>${printedPages.join('')}</body></html>`
  await printPdf(browser, html, join(mediaDir, bookPdf), bookPageSize)
}

const filmSeconds = 8
const film = { width: 848, height: 480, framesPerSecond: 24 }

/** Makes a film that moves slowly over a drawn cover, and its first frame as the poster. */
async function makeFilmAndPoster(key: string, jpeg: Buffer, workDir: string) {
  const still = join(workDir, `${key}.jpg`)
  await writeFile(still, jpeg)
  const frames = filmSeconds * film.framesPerSecond
  const zoom = `zoompan=z='1+0.22*on/${frames}':x='(iw-iw/zoom)*(0.2+0.6*on/${frames})':y='(ih-ih/zoom)/2':d=${frames}:s=${film.width}x${film.height}:fps=${film.framesPerSecond}`
  const target = join(mediaDir, 'videos', `${key}.mp4`)
  runFfmpeg([
    '-i',
    still,
    '-vf',
    `${zoom},format=yuv420p`,
    '-frames:v',
    String(frames),
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '35',
    '-g',
    '48',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    target,
  ])
  runFfmpeg(['-i', target, '-frames:v', '1', '-q:v', '4', join(mediaDir, 'videos', `${key}.jpg`)])
}

function runFfmpeg(options: string[]) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...options])
  if (status !== 0) throw new Error(`ffmpeg failed: ${String(stderr)}`)
}

const agendaPosterSize = { width: 900, height: 1_273 }

/** Returns the page of a day's agenda picture: a pit in the dark, and below it the programme of the day. */
function agendaPosterHtml(fonts: string, { title, date, lines, locale }: AgendaPoster): string {
  const pit = dataUrl(
    coverSvg({ variant: 'pit', site: 'mw', seed: title, width: 900, height: 420, dark: true }),
  )
  const rows = lines.map(
    ({ time, hall, title: what }) => `<tr><th>${time}</th><td>${hall}</td><td>${what}</td></tr>`,
  )
  return `<!doctype html><html lang="${locale}"><head><style>${fonts}${ground}
body{width:900px;height:1273px;background:#190f0b;color:#f2f5f3;overflow:hidden}
header{height:330px;padding:52px 56px;background:linear-gradient(90deg,#190f0b 48%,transparent 82%),url(${pit}) 90px center/cover}
h1{font-size:64px}header p{font-size:24px;margin-top:12px}
table{margin:34px 56px;width:788px;border-collapse:collapse;font-size:${lines.length > 12 ? 19 : 28}px;line-height:1.25}
th,td{text-align:left;vertical-align:top;padding:${lines.length > 12 ? 5 : 18}px 12px 5px 0;border-bottom:1px solid #4c2515;font-weight:400}
th{width:${lines.length > 12 ? 120 : 100}px;color:#45b0a4;white-space:nowrap}td:nth-child(2){color:#d8865a;width:${lines.length > 12 ? 80 : 0}px}</style></head><body>
<header><h1>${locale === 'mn' ? 'Хөтөлбөр' : 'Agenda'}</h1><p>${title} · ${date}</p></header><table>${rows.join('')}</table></body></html>`
}

const [onlyFolder] = process.argv.slice(2)
const isWanted = (folder: string) => onlyFolder === undefined || onlyFolder === folder

for (const folder of ['agenda', 'book', 'pdf', 'logos', 'minerals', 'posters', 'videos']) {
  await mkdir(join(mediaDir, folder), { recursive: true })
}
const workDir = await mkdtemp(join(tmpdir(), 'strata-media-'))
const fonts = await fontCss()
const executablePath = findBrowserPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  for (const pdf of isWanted('pdf')
    ? [...demoDocuments, ...demoReports, ...demoMonthNews, ...demoSustainable, ...demoTalkPdfs]
    : []) {
    await printPdf(browser, pdfHtml(fonts, pdf), join(mediaDir, 'pdf', `${pdf.key}.pdf`))
  }
  for (const logo of isWanted('logos') ? demoLogos : []) {
    const png = await takeScreenshot(browser, logoHtml(fonts, logo), 360, 225)
    await sharp(png)
      .png({ palette: true, effort: 10 })
      .toFile(join(mediaDir, 'logos', `${logo.key}.png`))
  }
  for (const entry of isWanted('posters') ? demoSustainable : []) {
    for (const at of [1, 2] as const) {
      const png = await takeScreenshot(
        browser,
        posterHtml(fonts, entry, at),
        posterSize.width,
        posterSize.height,
      )
      await sharp(png)
        .jpeg({ quality: 76, mozjpeg: true })
        .toFile(join(mediaDir, 'posters', `${entry.key}-${at}.jpg`))
    }
  }
  for (const poster of isWanted('agenda') ? agendaPosters : []) {
    const { width, height } = agendaPosterSize
    const png = await takeScreenshot(browser, agendaPosterHtml(fonts, poster), width, height)
    await sharp(png).jpeg({ quality: 72, mozjpeg: true }).toFile(join(mediaDir, poster.file))
  }
  if (isWanted('book')) await makeBook(browser, fonts)
  for (const mineral of isWanted('minerals') ? demoMinerals : []) {
    await sharp(Buffer.from(mineralSvg(mineral)))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 76, mozjpeg: true })
      .toFile(join(mediaDir, 'minerals', `${mineral.key}.jpg`))
  }
  for (const { key, cover } of isWanted('videos') ? demoVideos : []) {
    await makeFilmAndPoster(key, await renderCover({ ...cover, width: 1696, height: 960 }), workDir)
  }
} finally {
  await browser.close()
  await rm(workDir, { recursive: true, force: true })
}
