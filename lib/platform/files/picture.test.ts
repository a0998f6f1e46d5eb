import { describe, expect, it } from 'vitest'
import { phonePictureUrl } from './picture'

describe('the one address of a stored picture', () => {
  it.each([
    ['/files/ab12/1280.jpg', '/files/ab12/730.webp'],
    ['/files/ab12/848.jpg', '/files/ab12/730.webp'],
    ['/files/ab12/400.jpg', '/files/ab12/400.webp'],
    ['/art/og.jpg', '/art/og.jpg'],
  ])('of %s is %s', (url, expected) => expect(phonePictureUrl(url)).toBe(expected))
})
