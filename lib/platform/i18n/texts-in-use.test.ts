import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import mn from '@/messages/mn.json'

/**
 * Patterns of message keys that code composes from a fixed set of values, so that no source file has them
 * whole.
 */
const composedPatterns = [
  /^(event|directory)(Insert|Update|Move|Delete)\w+$/,
  /^(makeLive|freeze|unfreeze)(Named|Ask|Note)$/,
  /^(noWords|tooLong)Hint$/,
  /^(decline|takeBack)Title$/,
  /^only_(pdf|sheet|video)$/,
  /^week20\d\d$/,
  /^c(\d+_)+\d+$/,
]

const leaves = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : leaves(value as object),
  )

it('every text is used: its key occurs in the sources', () => {
  const files = ['app', 'components', 'lib', 'db', 'demo', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const words = new Set(
    files.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...(source.match(/\w+/g) ?? []), ...(source.match(/\w+(?:-\w+)+/g) ?? [])]
    }),
  )
  const unusedKeys = leaves(mn).filter(
    (key) => !words.has(key) && !composedPatterns.some((pattern) => pattern.test(key)),
  )
  expect(unusedKeys).toEqual([])
})
