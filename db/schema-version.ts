/**
 * What a start makes of the database, migrations and triggers together, has a number. It is raised by every change of
 * either; `schema-version.test.ts` asks for that, and gives the digest that belongs to it.
 */
export const schemaVersion = 36

/**
 * The oldest version that may go on with a database of this one. Raised by a migration that takes away what older ones
 * use (`tests/migration-rules.ts`).
 */
export const leastSchemaVersion = 31

/** Of all that `schemaVersion` stands for. */
export const schemaDigest = 'e12de5b654e44e65'

export type SchemaVersion = { version: number; min_version: number }

/**
 * Whether this version may work with a database, and whether it may change it.
 * @param databaseVersion what the database says of itself; null before it says anything
 * @throws Error in words when the database has gone on without this version
 */
export function mayChangeSchema(databaseVersion: SchemaVersion | null, ownVersion = schemaVersion): boolean {
  if (!databaseVersion || ownVersion >= databaseVersion.version) return true
  if (ownVersion >= databaseVersion.min_version) return false
  throw new Error(
    `Strata cannot start: the database is of schema version ${databaseVersion.version}, which needs a Strata of version ` +
      `${databaseVersion.min_version} or newer, and this is ${ownVersion}. Nothing was changed. Start the newer Strata, or restore a ` +
      'backup of the database from before its first start.',
  )
}
