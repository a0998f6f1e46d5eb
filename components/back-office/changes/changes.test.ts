import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { versions } from './changes'

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const releases = [...changelog.matchAll(/^## (\S+)$/gm)].map(([, name]) => name)

describe('what is new for editors', () => {
  it('has each version of CHANGELOG.md, in its order', () => {
    expect(versions.map((entry) => entry.version)).toEqual(releases)
    expect(releases[0]).toBe(version)
  })

  it('says something of each version, on a day that exists', () => {
    for (const { version: name, day, ...groups } of versions) {
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), name).toBe(day)
      expect(Object.values(groups).flat().length, name).toBeGreaterThan(0)
    }
  })
})
