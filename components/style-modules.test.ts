import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesIn = (ending: RegExp) =>
  ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name)),
  )

/** The class names that the importing files take from each style module; null where a name is computed. */
function usedClasses(): Map<string, Set<string> | null> {
  const usedNames = new Map<string, Set<string> | null>()
  for (const file of filesIn(/\.tsx?$/)) {
    const text = readFileSync(file, 'utf8')
    for (const [, alias, path] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const styleModule = path?.startsWith('@/') ? path.slice(2) : join(dirname(file), path ?? '')
      const names = usedNames.has(styleModule) ? usedNames.get(styleModule) : new Set<string>()
      const isComputed = new RegExp(`\\b${alias}\\[`).test(text)
      for (const [, name] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) names?.add(name ?? '')
      usedNames.set(styleModule, isComputed || !names ? null : names)
    }
  }
  return usedNames
}

describe('style modules', () => {
  const usedNames = usedClasses()

  test.each(filesIn(/\.module\.css$/))('%s has no rule for a class that no file uses', (file) => {
    expect(usedNames.has(file), 'it is imported').toBe(true)
    const names = usedNames.get(file)
    if (!names) return
    const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '')
    const definedNames = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''))
    expect([...definedNames].filter((name) => !names.has(name))).toEqual([])
  })
})
