import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fontFiles } from './font-files'
import { fontParts } from './font-preloads'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const bytes = (part: keyof typeof fontFiles) => statSync(at(`public${fontFiles[part]}`)).size
const sum = (parts: readonly (keyof typeof fontFiles)[]) =>
  parts.reduce((total, part) => total + bytes(part), 0)

describe('the fonts', () => {
  it('weigh at most 90 kB on a Mongolian page, a Latin headline included', () => {
    expect(sum([...fontParts.mn, 'piazzolla-latin'])).toBeLessThanOrEqual(90_000)
  })

  it('weigh at most 60 kB on an English page', () => {
    expect(sum(fontParts.en)).toBeLessThanOrEqual(60_000)
  })

  it('are declared where the preloads find them', () => {
    const css = readFileSync(at('app/styles/fonts.css'), 'utf8')
    for (const url of Object.values(fontFiles)) expect(css).toContain(`url('${url}')`)
  })

  it('move nothing when they come late, where a page fetches them ahead', () => {
    const faces = readFileSync(at('app/styles/fonts.css'), 'utf8').split('@font-face')
    for (const part of new Set(Object.values(fontParts).flat()))
      expect(
        faces.find((face) => face.includes(fontFiles[part])),
        part,
      ).toContain('font-display: optional')
  })
})
