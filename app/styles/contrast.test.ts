import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Reads the colours of style sheets in one theme; a later file overrides an earlier one. */
function tokensOf(theme: Theme, ...files: string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const [, name = '', value = ''] of text.matchAll(/--c-([\w-]+):\s*([^;]+);/g)) {
      const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
      tokens.set(name, theme === 'light' ? light : dark)
    }
  }
  return tokens
}

/** The relative luminance of WCAG: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

const text = 4.5
const graphic = 3

/** The background and text colours of every theme, with the least contrast of each pair. */
const base: [string, string[], number][] = [
  ['ink', ['paper', 'surface', 'sunken'], text],
  ['ink-2', ['paper', 'surface', 'sunken', 'success-soft'], text],
  ['ink-3', ['paper', 'surface', 'sunken'], text],
  ['line-2', ['paper', 'surface'], graphic],
  ['on-bedrock', ['bedrock', 'bedrock-2'], text],
  ['on-bedrock-2', ['bedrock', 'bedrock-2'], text],
  ['success', ['surface', 'success-soft'], text],
  ['danger', ['paper', 'surface', 'danger-soft'], text],
  ['warning', ['surface', 'warning-soft'], text],
  ['pending-ink', ['pending'], text],
  ['info', ['surface', 'info-soft', 'success-soft'], text],
  ['surface', ['danger'], text],
  ['surface', ['line-2', 'success'], graphic],
  ['paper', ['ink', 'ink-2'], text],
  ['focus', ['paper', 'surface'], graphic],
  ['focus-on-bedrock', ['bedrock', 'accent-deep'], graphic],
  ['azurite', ['surface'], graphic],
  ['copper', ['surface'], graphic],
]
const ofSite: [string, string[], number][] = [
  ['accent', ['paper', 'surface', 'sunken', 'accent-soft'], text],
  ['ink', ['accent-soft'], text],
  ['ink-2', ['accent-soft'], text],
  ['ink-3', ['accent-soft'], text],
  ['accent-on', ['accent-fill', 'accent-hover'], text],
  ['accent-mark', ['paper', 'surface'], graphic],
  ['on-bedrock', ['accent-deep'], text],
  ['on-deep-2', ['accent-deep'], text],
  ['vein', ['paper', 'surface'], graphic],
]

const sites = {
  mm: [],
  mw: ['tokens-mw.css'],
  yp: ['tokens-yp.css'],
  // The vein is not checked here, because words repeat everything that it marks on the office's graphite.
  admin: ['tokens-office.css'],
}

describe.each(themes)('in the %s theme', (theme) => {
  it.each(Object.entries(sites))('each pair of %s can be read', (site, files) => {
    const tokens = tokensOf(theme, 'tokens.css', ...files)
    const pairs = site === 'admin' ? ofSite.filter(([over]) => over !== 'vein') : ofSite
    for (const [over, unders, least] of [...base, ...pairs]) {
      for (const under of unders) {
        const ratio = contrast(tokens.get(over) ?? '', tokens.get(under) ?? '')
        expect(ratio, `${over} on ${under}`).toBeGreaterThanOrEqual(least)
      }
    }
  })
})

it('no style but the tokens asks for a theme, so that a page is never half dark', () => {
  const root = join(import.meta.dirname, '..', '..')
  const styles = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  )
  expect(styles.length).toBeGreaterThan(300)
  const asking = styles.filter((name) =>
    /data-theme|prefers-color-scheme/.test(readFileSync(join(root, name), 'utf8')),
  )
  expect(asking).toEqual([join('app', 'styles', 'tokens.css')])
})
