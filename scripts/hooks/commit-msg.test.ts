import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'strata-commit-'))
afterAll(() => rmSync(folder, { recursive: true }))

function runHook(message: string): number | null {
  const file = join(folder, 'message')
  writeFileSync(file, message)
  return spawnSync('sh', ['scripts/hooks/commit-msg', file]).status
}

it.each(['gateway: refuse long queries\n\nThe body is free text of any length.', 'Merge branch "words"'])(
  'takes %j',
  (message) => expect(runHook(message)).toBe(0),
)

it.each(['Refuse long queries', 'gateway:', `gateway: ${'x'.repeat(64)}`])('refuses %j', (message) =>
  expect(runHook(message)).toBe(1),
)

it('takes a subject of exactly 72 letters', () => expect(runHook(`gateway: ${'x'.repeat(63)}`)).toBe(0))
