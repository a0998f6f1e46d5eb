import type pg from 'pg'

/**
 * The version of the schema. Every change of a migration or a trigger must raise it; `schema-version.test.ts`
 * enforces this and reports the new `schemaDigest`.
 */
export const schemaVersion = 63

/**
 * The oldest schema version whose servers may run with this database. A migration that removes something that
 * older versions use must raise this number (`tests/migration-rules.ts`).
 */
export const leastSchemaVersion = 31

/** The hash of all migrations and triggers; `schema-version.test.ts` compares it with the files. */
export const schemaDigest = '41716be7038cc496'

export type SchemaVersion = { version: number; min_version: number }

/**
 * Whether this version may migrate a database; false for a newer schema that this version can use unchanged.
 * @param databaseVersion the version in the database; null before the first start
 * @throws Error with a message when the database is too new for this version
 */
export function mayChangeSchemaOrThrow(
  databaseVersion: SchemaVersion | null,
  ownVersion = schemaVersion,
): boolean {
  if (!databaseVersion || ownVersion >= databaseVersion.version) return true
  if (ownVersion >= databaseVersion.min_version) return false
  throw new Error(
    `Strata cannot start: the database is of schema version ${databaseVersion.version}, which needs a Strata of version ` +
      `${databaseVersion.min_version} or newer, and this is ${ownVersion}. Nothing was changed. Start the newer Strata, or restore a ` +
      'backup of the database from before its first start.',
  )
}

/** Reads the schema version of the database; null before the first start. */
export async function readSchemaVersion(
  database: Pick<pg.Client | pg.Pool, 'query'>,
): Promise<SchemaVersion | null> {
  const { rows } = await database.query<{ is: boolean }>(
    `select to_regclass('strata_schema') is not null as is`,
  )
  if (!rows[0]?.is) return null
  const versions = await database.query<SchemaVersion>('select version, min_version from strata_schema')
  return versions.rows[0] ?? null
}
