import { parseArgs } from 'node:util'
import { fillCommandEnvironment, runCommand } from './command-environment'
import { formatSecondsSince } from './progress'

// `npm run backup -- [folder or s3://bucket/prefix]`, beside a running server or without one: writes a backup to
// the place, by default that of BACKUP_TO, encrypted with BACKUP_KEY. Exits with 1 if it fails.
const usage = 'npm run backup -- <folder or s3://bucket/prefix>'

await runCommand(main)

async function main(): Promise<void> {
  // The first argument is the name of the command itself.
  const { positionals } = parseArgs({ args: process.argv.slice(3), options: {}, allowPositionals: true })
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { env } = await import('@/lib/platform/env')
  const { backUp } = await import('@/lib/platform/backup/backup')
  const { openBackupPlace } = await import('@/lib/platform/backup/place')
  const { fileDriver } = await import('@/lib/platform/files/driver')
  const { backupTo, backupKey: key, backupKeep: keep, databaseDirectUrl: databaseUrl, filesS3 } = env()
  const [address = backupTo] = positionals
  if (!address || positionals.length > 1) throw new Error(usage)
  if (!key)
    throw new Error('set BACKUP_KEY to a random text of at least 32 characters, and keep it elsewhere too')
  const startedAt = Date.now()
  const place = openBackupPlace(address, filesS3)
  const { name, rows, files, newFiles, removed } = await backUp({
    databaseUrl,
    files: fileDriver(),
    place,
    key,
    keep,
  })
  console.log(
    `backup ${name}: ${rows} rows, ${files} files (${newFiles} new), ${removed} old backups removed, ${formatSecondsSince(startedAt)}`,
  )
}
