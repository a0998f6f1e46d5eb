import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** A field that every object of the library of schemas has: forms load it when they take the focus. */
const schemaMark = '_zod'

test('no public page loads the library of schemas before a form needs it', () => {
  const manifests = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('page_client-reference-manifest.js'))
    .filter((path) => !path.includes('(admin)'))
  expect(manifests.length).toBeGreaterThan(50)
  const hasSchemas = (script: string) => readFileSync(join('.next', script), 'utf8').includes(schemaMark)
  const heavyPages = manifests.filter((path) => {
    const text = readFileSync(join('.next/server/app', path), 'utf8')
    return [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))].some(hasSchemas)
  })
  expect(heavyPages).toEqual([])
})
