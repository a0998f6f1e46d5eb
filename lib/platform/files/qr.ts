import { crc32, deflateSync } from 'node:zlib'
import encodeQR from 'qr'

/** The width of the white border that scanners need, in modules: the squares of which a QR code consists. */
const quietModules = 4

export type QrDrawing = {
  /** The side length of the drawing in modules, including the white border. */
  side: number
  /** The dark modules, as the `d` of an SVG path. */
  path: string
}

// Uses a fixed mask: all eight masks are readable, and comparing them would take longer.
const encodeQrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', mask: 3, border: quietModules })

/** Draws a QR code as one SVG path, which consists of horizontal runs of dark modules. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQrModules(text)
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

const pngPixels = 720

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/**
 * Draws a QR code as a black and white PNG with one bit for each pixel. It encodes the PNG itself, because
 * rendering an SVG would be too slow when a crowd registers.
 */
export function qrPng(text: string): Buffer {
  const rows = encodeQrModules(text)
  // A module is a whole number of pixels wide, because fractions would blur the edges.
  const scale = Math.floor(pngPixels / rows.length)
  const side = rows.length * scale
  const lines = rows.map((row) => {
    // A PNG row begins with its filter type, 0 for none; a set bit is a white pixel.
    const line = Buffer.alloc(1 + Math.ceil(side / 8))
    for (let x = 0; x < side; x++)
      if (!row[Math.floor(x / scale)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (128 >> (x & 7))
    return Buffer.concat(Array.from({ length: scale }, () => line))
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Bit depth 1 and colour type 0: one bit for each pixel, greyscale.
  header[8] = 1
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(lines))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
