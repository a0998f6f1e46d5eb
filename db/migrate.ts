import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { installCardTriggers } from './card-triggers'
import { installJobQueue } from './job-queue'
import { installPageTriggers } from './page-triggers'
import { installSearchTriggers } from './search-triggers'
import { installRecordTriggers } from './record-triggers'
import { installTranslationTriggers } from './translation-triggers'

// Any number will do, as long as every instance takes the same one.
const migrationLock = 7_318_200_001

/**
 * Brings the database to the newest schema. Instances that start together wait for one another, because
 * the migrator itself fails when it runs twice at once.
 */
export async function runMigrations(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
    await installJobQueue(databaseUrl)
    await installPageTriggers(client)
    await installCardTriggers(client)
    await installSearchTriggers(client)
    await installRecordTriggers(client)
    await installTranslationTriggers(client)
  } finally {
    await client.end()
  }
}

/**
 * Says whether the cluster knows Cyrillic letters: in a cluster of locale `C` it does not, and then
 * `upper()`, `ILIKE` and sorting fail silently on Mongolian.
 * @returns a warning for the log, or null when all is well
 */
export async function cyrillicWarning(databaseUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-check' })
  await client.connect()
  try {
    const { rows } = await client.query<{ upper: string; encoding: string }>(
      `select upper('өүй') as upper, current_setting('server_encoding') as encoding`,
    )
    const row = rows[0]
    if (row?.encoding !== 'UTF8') return `the database's encoding is ${row?.encoding}; Strata needs UTF8`
    if (row.upper !== 'ӨҮЙ') {
      return 'the locale of this database does not know Cyrillic letters: create it with --locale-provider=icu --icu-locale=mn'
    }
    return null
  } finally {
    await client.end()
  }
}
