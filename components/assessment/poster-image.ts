import { hyphenateName } from '@/lib/platform/files/file-name'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import { loadEmbeddedFontCss } from './embedded-fonts'
import styles from './result-poster.module.css'

const imageWidth = 1080
// The layout width of the image is the same on every screen, so that every organisation gets the same layout.
const layoutWidth = 540

/** Draws a poster as a PNG, 1080 px wide. */
export async function drawPosterImage(poster: HTMLElement): Promise<Blob> {
  const { toBlob } = await import('html-to-image')
  const press = document.createElement('div')
  press.className = styles.posterPress ?? ''
  press.style.width = `${layoutWidth}px`
  const sheet = poster.cloneNode(true) as HTMLElement
  press.append(sheet)
  press.inert = true
  document.body.append(press)
  try {
    await Promise.all(
      [...sheet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
    )
    const options = {
      pixelRatio: imageWidth / layoutWidth,
      fontEmbedCSS: await loadEmbeddedFontCss(sheet.textContent),
    }
    // WebKit draws the first image before the fonts inside it are ready, so the first image is thrown away.
    if ('GestureEvent' in window) await toBlob(sheet, options)
    const image = await toBlob(sheet, options)
    if (!image) throw new Error('nothing was drawn')
    return image
  } finally {
    press.remove()
  }
}

/** Returns the file name of a poster, such as `Говь-Ресурс-ХХК-2025-09-11.png`. */
export function posterFileName(organisation: string, date: string): string {
  return `${hyphenateName(organisation) || 'assessment'}-${formatIsoDay(date)}.png`
}
