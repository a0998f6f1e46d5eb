import { expect, it } from 'vitest'
import { withPictureSources } from './pictures'
import { sanitiseSync } from './sanitise'

const key = 'a'.repeat(64)

it('gives each stored picture of a text its smaller files, and fetches it when it comes near', () => {
  const text = sanitiseSync(
    `<p>Уурхай <img width="900" alt="A &gt; B" src="/files/${key}/900.jpg" height="600"></p>`,
  )
  const html = withPictureSources(text)
  expect(html).toContain(
    `<source type="image/avif" srcset="/files/${key}/360.avif 360w, /files/${key}/730.avif 730w, /files/${key}/900.avif 900w"`,
  )
  expect(html).toMatch(
    /^<p>Уурхай <picture>.*<img width="900" alt="A &gt; B" src="[^"]*" height="600" srcset="[^"]*\.jpg 900w".* loading="lazy" decoding="async" \/><\/picture><\/p>$/,
  )
})

it('leaves the address of a picture that has no smaller files, and texts without pictures', () => {
  expect(withPictureSources(`<img src="/files/${key}/730.webp" alt="" />`)).toBe(
    `<img src="/files/${key}/730.webp" alt="" loading="lazy" decoding="async" />`,
  )
  expect(withPictureSources('<p>a</p>')).toBe('<p>a</p>')
})
