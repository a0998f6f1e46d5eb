import { describe, expect, it } from 'vitest'
import { CallError, buildRefusal } from '@/lib/platform/api/call-error'
import { uploadErrorMessage } from './upload'

const file = new File([], 'Зураг 1.png')

describe('uploadErrorMessage', () => {
  it("gives the server's reason", () => {
    expect(uploadErrorMessage(new CallError(413, 'Файл хэтэрхий том байна.'), file)).toBe(
      'Файл хэтэрхий том байна.',
    )
  })

  it('names the file where there is none', () => {
    const expected = "Couldn't upload file: Зураг 1.png."
    expect(uploadErrorMessage(new CallError(0, 'x'), file)).toBe(expected)
    expect(uploadErrorMessage(buildRefusal(500, { message: 'x' }), file)).toBe(expected)
    expect(uploadErrorMessage(buildRefusal(413, null), file)).toBe(expected)
    expect(uploadErrorMessage(new TypeError('x'), file)).toBe(expected)
  })
})
