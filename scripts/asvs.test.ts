import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The numbers and levels of the standard, as published. */
const requirements = readFileSync('scripts/asvs-5.0.0.tsv', 'utf8').trim().split('\n')
const page = readFileSync('docs/asvs.md', 'utf8')
const rows = [...page.matchAll(/^\| +(\d+\.\d+\.\d+) .*\|$/gm)].map(([line]) => {
  const [number = '', level = '', summary = '', state = '', place = '', proof = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return { number, level, summary, state, place, proof }
})
const testFile = /`[^`]+\.(?:test|spec)\.tsx?`/
const numbersOf = (wrong: typeof rows) => wrong.map(({ number }) => number)

/** Files and folders of the project that a text names; addresses and settings are none. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^[\w@(.[][^?:*=…]*\/[^?=]*$/.test(path) || /^[\w-]+\.[a-z]{2,5}$/.test(path))

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in its order, with its level', () => {
    expect(rows.map(({ number, level }) => `${number}\t${level}`)).toEqual(requirements)
    expect(requirements).toHaveLength(253)
  })

  it('says of each what it asks, one of four states, and a test or a reason', () => {
    const states = ['kept', 'in part', 'not', 'does not apply']
    expect(numbersOf(rows.filter(({ state }) => !states.includes(state)))).toEqual([])
    expect(numbersOf(rows.filter(({ summary, proof }) => !summary || !proof))).toEqual([])
  })

  it('names for what is kept a test, or says why there is none', () => {
    const unprovedRows = rows.filter(
      ({ state, proof }) => state === 'kept' && !testFile.test(proof) && !/^No test\b.*: ./.test(proof),
    )
    expect(numbersOf(unprovedRows)).toEqual([])
  })

  it('says in words what is missing of all else', () => {
    const silent = rows.filter(
      ({ state, proof }) => state !== 'kept' && proof.replaceAll(/`[^`]*`/g, '').split(' ').length < 3,
    )
    expect(numbersOf(silent)).toEqual([])
  })

  it('counts what it has', () => {
    const count = (name: string) => rows.filter(({ state }) => state === name).length
    expect(page).toContain(
      `Of ${rows.length} requirements ${count('kept')} are kept, ${count('in part')} in part, ${count('not')} not, and ${count('does not apply')} do not apply.`,
    )
  })

  it('names only files that there are', () => {
    const paths = pathsIn(page)
    expect(paths.length).toBeGreaterThan(200)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    const pages = [...page.matchAll(/\]\(([\w/.-]+\.md)/g)].map(([, path = '']) => `docs/${path}`)
    expect(pages.filter((path) => !existsSync(path))).toEqual([])
  })
})
