import { describe, expect, it } from 'vitest'
import { phonePictureUrl, pictureSources } from './picture'

describe('the one address of a stored picture', () => {
  it.each([
    ['/files/ab12/1280.jpg', '/files/ab12/730.webp'],
    ['/files/ab12/848.jpg', '/files/ab12/730.webp'],
    ['/files/ab12/400.jpg', '/files/ab12/400.webp'],
    ['/art/og.jpg', '/art/og.jpg'],
  ])('of %s is %s', (url, expected) => expect(phonePictureUrl(url)).toBe(expected))
})

it('the focus of a picture is the position of its crop, and no part of a source', () => {
  const sources = pictureSources('/files/ab12/400.jpg#30,70')
  expect(sources).toEqual({ ...pictureSources('/files/ab12/400.jpg'), position: '30% 70%' })
  expect(Object.values(sources).join(' ')).not.toContain('#')
})
