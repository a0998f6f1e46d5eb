import encodeQR from 'qr'

/** White modules around a code: readers need them. */
const quietModules = 4

export type QrDrawing = {
  /** The side of the drawing in modules, the white around it included. */
  side: number
  /** The dark modules, as the `d` of an SVG path. */
  path: string
}

/** A QR code as one path of rows of dark modules. */
export function drawQr(text: string): QrDrawing {
  // Any of the eight masks can be read; to try them all would take four times as long.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', mask: 3, border: quietModules })
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { side: rows.length, path: runs.join('') }
}

/** The same as a picture that stands alone, for mails and downloads. */
export function qrSvg(text: string): string {
  const { side, path } = drawQr(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
}

const pngPixels = 720

/** The same as a PNG, which every mail program shows. */
export async function qrPng(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { side } = drawQr(text)
  // Whole pixels a module: edges between them would blur.
  const scale = Math.floor(pngPixels / side)
  return sharp(Buffer.from(qrSvg(text)), { density: 72 })
    .resize({ width: side * scale, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
