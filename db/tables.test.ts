import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every file of the schema is read', () => {
  const source = readFileSync(new URL('tables.ts', import.meta.url), 'utf8')
  const names = readdirSync(new URL('schema/', import.meta.url)).map((file) => file.replace('.ts', ''))
  expect(names.filter((name) => name !== 'columns' && !source.includes(`'./schema/${name}'`))).toEqual([])
})
