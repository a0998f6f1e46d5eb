import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadSettings } from '@/lib/platform/setting-files'

const folder = mkdtempSync(join(tmpdir(), 'strata-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeText(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function load(variables: Record<string, string | undefined>, envText = '') {
  loadSettings(variables, writeText('env', envText))
  return variables
}

it('takes a setting from the file that is named instead', () => {
  const path = writeText('secret', 'two words = "x"\n')
  expect(load({ AUTH_SECRET_FILE: path, AUTH_SECRET: '', PORT: '4000', BACKUP_KEY_FILE: ' ' })).toEqual({
    AUTH_SECRET: 'two words = "x"',
    PORT: '4000',
    BACKUP_KEY_FILE: ' ',
  })
})

it('takes from .env what is not set, in whichever way it is written there', () => {
  const path = writeText('secret', 'secret\n')
  const envText = `AUTH_SECRET_FILE=${path}\nDATABASE_URL=other\nDATABASE_DIRECT_URL=other\nSMTP_URL_FILE=/none\nPORT=5000\nMAIL_DIR=x`
  const variables = { DATABASE_URL_FILE: writeText('database', 'own'), SMTP_URL: 'own', PORT: '' }
  const settings = { AUTH_SECRET: 'secret', DATABASE_URL: 'own', SMTP_URL: 'own', PORT: '', MAIL_DIR: 'x' }
  expect(load(variables, envText)).toEqual(settings)
  // As in a process that the first one starts.
  expect(load({ ...settings }, envText)).toEqual(settings)
  loadSettings({}, join(folder, 'no env'))
})

it('names each file that cannot be used, and repeats no value', () => {
  let message = ''
  try {
    load({
      AUTH_SECRET: 'hunter2',
      AUTH_SECRET_FILE: writeText('both', 'hunter3'),
      DATABASE_URL_FILE: join(folder, 'none'),
      BACKUP_KEY_FILE: writeText('empty', '\n'),
      SMTP_URL_FILE: folder,
      SOMETHING_FILE: join(folder, 'none'),
    })
  } catch (error) {
    message = (error as Error).message
  }
  expect(message.split('\n').slice(1).toSorted()).toEqual([
    '  AUTH_SECRET_FILE is set, and so is AUTH_SECRET: leave one of them empty',
    `  BACKUP_KEY_FILE names ${join(folder, 'empty')}, which is empty`,
    `  DATABASE_URL_FILE names ${join(folder, 'none')}, which cannot be read (ENOENT)`,
    `  SMTP_URL_FILE names ${folder}, which cannot be read (EISDIR)`,
  ])
  expect(message).not.toContain('hunter')
})
