import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { typeCheckArguments } from './type-check'

mkdirSync('test-results', { recursive: true })
const project = mkdtempSync(join('test-results', 'type-check-'))
afterAll(() => rmSync(project, { recursive: true }))

writeFileSync(
  join(project, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    include: ['label.ts', '../../lib/platform/i18n/app-config.d.ts'],
  }),
)

/** Checks a component that reads one message. */
function checkKey(key: string): { status: number | null; stdout: string } {
  const source = `import { useTranslations } from 'next-intl'\nexport const readLabel = () => useTranslations('common')('${key}')\n`
  writeFileSync(join(project, 'label.ts'), source)
  return spawnSync(process.execPath, typeCheckArguments(project), { encoding: 'utf8' })
}

it(
  'refuses a message key that the catalogue lacks, also right after a run without an error',
  { timeout: 60_000 },
  () => {
    expect(checkKey('close')).toMatchObject({ status: 0, stdout: '' })
    for (let run = 0; run < 2; run++) {
      const { status, stdout } = checkKey('closeX')
      expect(status).not.toBe(0)
      expect(stdout).toContain('closeX')
    }
    expect(checkKey('close')).toMatchObject({ status: 0 })
  },
)

it('leaves no state behind that a later run could believe', () => {
  expect(
    readdirSync(project, { recursive: true }).filter((name) => String(name).endsWith('.tsbuildinfo')),
  ).toEqual([])
})
