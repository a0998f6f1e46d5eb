import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawQr, qrPng } from './qr'

describe('the QR code of a pass', () => {
  it('is the smallest there is, with white around it', () => {
    expect(drawQr('MW3-7QK4M2XP').side).toBe(21 + 8)
    expect(drawQr('MW123456789-7QK4M2XP').side).toBe(21 + 8)
  })

  it('is read as what it says, from the picture of the mail', async () => {
    const text = 'MW3-7QK4M2XP'
    const { data, info } = await sharp(qrPng(text)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBeGreaterThan(600)
    expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(text)
  })

  it('is drawn as one path', () => expect(drawQr('MW3-7QK4M2XP').path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/))
})
