import decodeQR from 'qr/decode.js'

/** Reads a QR code in a picture, outside the thread that draws the screen. @returns '' if there is none */
function readQrCode({ data, width, height }: ImageData): string {
  try {
    return decodeQR({ data, width, height })
  } catch {
    return ''
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => self.postMessage(readQrCode(data)))
