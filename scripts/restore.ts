import { parseArgs } from 'node:util'
import { fillCommandEnvironment, runCommand } from './command-environment'
import { formatSecondsSince } from './progress'

// `npm run restore -- <folder or s3://bucket/prefix> --into <address of an empty database> [--backup <name>]`:
// brings the latest backup, or the named one, into an empty database and the empty storage of the settings.
const usage = 'npm run restore -- <folder or s3://bucket/prefix> --into <postgres://…> [--backup <name>]'

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    // The first argument is the name of the command itself.
    args: process.argv.slice(3),
    options: { into: { type: 'string' }, backup: { type: 'string' } },
    allowPositionals: true,
  })
  const [address] = positionals
  if (!address || !values.into || positionals.length > 1) throw new Error(usage)
  process.env.DATABASE_URL = values.into
  // Nothing may reach the database of the settings.
  for (const name of ['DATABASE_URL_FILE', 'DATABASE_DIRECT_URL', 'DATABASE_DIRECT_URL_FILE'])
    delete process.env[name]
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { env } = await import('@/lib/platform/env')
  const { openBackupPlace } = await import('@/lib/platform/backup/place')
  const { restore } = await import('@/lib/platform/backup/restore')
  const { fileDriver } = await import('@/lib/platform/files/driver')
  const { ensureTemporaryFolder } = await import('@/lib/platform/files/temporary')
  const { backupKey: key, databaseUrl, filesS3 } = env()
  if (!key) throw new Error('set BACKUP_KEY to the key of the backup')
  const startedAt = Date.now()
  const { name, rows, files } = await restore({
    databaseUrl,
    files: fileDriver(),
    temporaryFolder: await ensureTemporaryFolder(),
    place: openBackupPlace(address, filesS3),
    key,
    name: values.backup,
  })
  console.log(
    `restored ${name}: ${rows} rows and ${files} files, every hash is right, ${formatSecondsSince(startedAt)}`,
  )
  console.log('mail is written and not sent until "npm run outgoing -- on" (with --drop: without what waits)')
}
