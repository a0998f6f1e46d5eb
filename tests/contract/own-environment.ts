import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Creates a copy of the migrated database, and folders, for the tests of one file: files that run at the same
 * time or before do not affect it.
 * @param template the environment of the whole run, to whose database nothing connects
 */
export async function makeOwnEnvironment(template: Record<string, string>): Promise<Record<string, string>> {
  const { DATABASE_URL = '', DATA_DIR = '' } = template
  const url = new URL(DATABASE_URL)
  const source = url.pathname.slice(1)
  const name = `${source}_${randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template ${source}`)
  } finally {
    await admin.end()
  }
  url.pathname = `/${name}`
  const folder = join(DATA_DIR, name)
  return {
    ...template,
    DATABASE_URL: url.href,
    FILES_DIR: join(folder, 'files'),
    MAIL_DIR: join(folder, 'mail'),
  }
}
