import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { coverSvg, coverVariants, renderCover } from './cover'
import type { SiteName } from './palette'

/** A strip is drawn by the same code as a whole cover, in a quarter of the time. */
const strip = { width: 1600, height: 250 }

const siteNames: SiteName[] = ['mm', 'mw', 'yp', 'admin']

describe('coverSvg', () => {
  test.each(coverVariants)('%s is the same for the same seed, and another for another', (variant) => {
    const cover = { variant, site: 'mm', seed: 'news-1', ...strip } as const
    expect(coverSvg(cover)).toBe(coverSvg(cover))
    expect(coverSvg({ ...cover, seed: 'news-2' })).not.toBe(coverSvg(cover))
    expect(coverSvg({ ...cover, site: 'mw' })).not.toBe(coverSvg(cover))
  })

  test.each(coverVariants)('%s draws whole numbers, light and dark, on every site', (variant) => {
    for (const site of siteNames) {
      for (const dark of [false, true]) {
        const svg = coverSvg({ variant, site, seed: 'x', dark, ...strip })
        expect(svg).not.toMatch(/NaN|undefined|Infinity|url\(#\)/)
        const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        for (const [, usedId] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(usedId)
      }
    }
  })

  test('a seed cannot write into the picture', () => {
    expect(coverSvg({ variant: 'core', site: 'yp', seed: '"><script>' })).not.toContain('script')
  })
})

describe('renderCover', () => {
  test.each(coverVariants)('%s renders as a JPEG of the asked size with a picture on it', async (variant) => {
    const jpeg = await renderCover({ variant, site: 'mm', seed: '7', width: 320, height: 200 })
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 200 })
    const { channels } = await sharp(jpeg).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
  })

  test('the same options render to the same bytes, 1600 by 1000 by default', async () => {
    const cover = { variant: 'steppe', site: 'mm', seed: 'orkhon' } as const
    const jpeg = await renderCover(cover)
    expect(jpeg.equals(await renderCover(cover))).toBe(true)
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1600, height: 1000 })
    expect(jpeg.length).toBeLessThan(300_000)
  })
})
