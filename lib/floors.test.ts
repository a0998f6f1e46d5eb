import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

type Graph = Map<string, Set<string>>

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((name) => join('lib', name))
  .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))

function resolveImport(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier)
  return ['.ts', '.tsx'].map((extension) => base + extension).find((path) => existsSync(path))
}

/** Which files of lib each one imports, its types included. */
function importGraph(): Graph {
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      const targets = importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])
      return [file, new Set(targets.filter((target) => target.startsWith('lib/')))]
    }),
  )
}

/** The same of folders, as deep as a domain is; the platform is one. */
function foldersOf(graph: Graph): Graph {
  const folderOf = (file: string) => {
    const parts = dirname(file).split('/')
    return parts.slice(0, parts[1] === 'platform' ? 2 : 3).join('/')
  }
  const folders: Graph = new Map()
  for (const [file, targets] of graph) {
    const from = folders.get(folderOf(file)) ?? new Set()
    for (const target of targets) if (folderOf(target) !== folderOf(file)) from.add(folderOf(target))
    folders.set(folderOf(file), from)
  }
  return folders
}

/**
 * The names that form circles: removes those that import nothing, or that nothing imports, until none is
 * left.
 */
function circlesOf(graph: Graph): string[] {
  const rest = new Map([...graph].map(([name, targets]) => [name, new Set(targets)]))
  for (let isSmaller = true; isSmaller;) {
    const importedNames = new Set([...rest.values()].flatMap((targets) => [...targets]))
    const ends = [...rest].filter(([name, targets]) => targets.size === 0 || !importedNames.has(name))
    for (const [name] of ends) rest.delete(name)
    for (const targets of rest.values()) for (const [name] of ends) targets.delete(name)
    isSmaller = ends.length > 0
  }
  return [...rest.keys()].sort()
}

it('has no circle of files', () => {
  expect(circlesOf(importGraph())).toEqual([])
})

it('has no circle of folders outside the platform', () => {
  expect(circlesOf(foldersOf(importGraph()))).toEqual([])
})

it('tells a circle from a chain', () => {
  const graph = (pairs: string) =>
    new Map(pairs.split(' ').map((pair) => [pair[0] ?? '', new Set(pair.slice(1))]))
  expect(circlesOf(graph('abc bc c'))).toEqual([])
  expect(circlesOf(graph('ab bc cb d'))).toEqual(['b', 'c'])
})
