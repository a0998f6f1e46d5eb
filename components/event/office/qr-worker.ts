import decodeQR from 'qr/decode.js'

/**
 * Reads a QR code in a picture, in a worker so that the screen stays responsive.
 * @returns '' if there is no code
 */
function readQrCode({ data, width, height }: ImageData): string {
  try {
    return decodeQR({ data, width, height })
  } catch {
    return ''
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => self.postMessage(readQrCode(data)))
