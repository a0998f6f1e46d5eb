import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
)

function collectNames(pattern: RegExp): Map<string, string> {
  return new Map(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([, name = '']): [string, string] => [name, path]),
    ),
  )
}

/** In a style sheet `--name:`, in a component `'--name':`, `['--name' as string]:` or `setProperty('--name'`. */
const definition = /(?<!\(\s*)['"`]?(--[a-z][\w-]*)['"`]?(?:\s+as\s+\w+)?\]?\s*[:,]/g
const use = /var\(\s*(--[a-z][\w-]*)/g

it('every custom property that a style reads is defined somewhere', () => {
  const definedNames = collectNames(definition)
  const undefinedUses = [...collectNames(use)].filter(([name]) => !definedNames.has(name))
  expect(undefinedUses.map(([name, path]) => `${name} in ${path}`)).toEqual([])
})
