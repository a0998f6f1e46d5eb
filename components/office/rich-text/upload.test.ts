import { describe, expect, it } from 'vitest'
import { CallError, buildRefusal } from '@/lib/platform/api/call-error'
import { uploadMessage } from './upload'

const file = new File([], 'Зураг 1.png')

describe('uploadMessage', () => {
  it("gives the server's reason", () => {
    expect(uploadMessage(new CallError(413, 'Файл хэтэрхий том байна.'), file)).toBe(
      'Файл хэтэрхий том байна.',
    )
  })

  it('names the file where there is none', () => {
    const expected = "Couldn't upload file: Зураг 1.png."
    expect(uploadMessage(new CallError(0, 'x'), file)).toBe(expected)
    expect(uploadMessage(buildRefusal(500, { message: 'x' }), file)).toBe(expected)
    expect(uploadMessage(buildRefusal(413, null), file)).toBe(expected)
    expect(uploadMessage(new TypeError('x'), file)).toBe(expected)
  })
})
