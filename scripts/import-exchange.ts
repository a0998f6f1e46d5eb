import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { Problem } from '@/lib/platform/api/problem'
import { type ExchangeKind, exchangeKinds } from '@/lib/exchange/schema'
import { sheetBytesMax } from '@/lib/platform/files/kinds'
import { messageText } from '@/lib/platform/i18n/messages'
import { describeError } from '@/lib/platform/log-lines'
import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run import:exchange -- <file, folder or address> [--kind trade|notice] [--dry-run]`, for people and
// for scheduled jobs. Exits with 0 if every row was good, and with 2 if bad rows were left out. Exits with 1
// if a file could not be read; nothing of that file is written then, and the other files are imported.
const usage = 'npm run import:exchange -- <file, folder or address> [--kind trade|notice] [--dry-run]'

await runCommand(main)

function describeFailure(error: unknown): string {
  return error instanceof Problem ? messageText('en', error.key, error.values) : describeError(error)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    // The first argument is the name of the command itself.
    args: process.argv.slice(3),
    options: { kind: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [source] = positionals
  const kind = exchangeKinds.find((each) => each === values.kind)
  if (!source || positionals.length > 1 || (values.kind !== undefined && !kind)) throw new Error(usage)
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { runWithLongStatements, closeDatabase } = await import('@/db/client')
  const temporary = await mkdtemp(join(tmpdir(), 'strata-import-'))
  try {
    let badCount = 0
    let isFailed = false
    for (const file of await findOrDownloadFiles(source, temporary)) {
      try {
        badCount += await runWithLongStatements(() =>
          importFileAndCountBadRows(file, kind, values['dry-run']),
        )
      } catch (error) {
        console.error(`Strata: ${file.name}: ${describeFailure(error)}`)
        isFailed = true
      }
    }
    if (isFailed) return 1
    return badCount > 0 ? 2 : 0
  } finally {
    await closeDatabase()
    await rm(temporary, { recursive: true, force: true })
  }
}

type Source = { name: string; path: string }

async function findOrDownloadFiles(source: string, temporaryFolder: string): Promise<Source[]> {
  if (/^https?:\/\//i.test(source)) return [{ name: source, path: await download(source, temporaryFolder) }]
  const path = resolve(source)
  const stats = await stat(path).catch(() => {
    throw new Error(`there is no file or folder ${path}`)
  })
  if (!stats.isDirectory()) return [{ name: source, path }]
  const names = (await readdir(path)).filter((name) => /\.(csv|xlsx)$/i.test(name)).sort()
  if (names.length === 0) throw new Error(`there is no .csv or .xlsx file in ${path}`)
  return names.map((name) => ({ name, path: join(path, name) }))
}

async function download(address: string, temporaryFolder: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10 * 60_000) })
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const path = join(temporaryFolder, 'download')
  let bytes = 0
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(bytes > sheetBytesMax ? new Error(`the file is larger than ${sheetBytesMax} bytes`) : null, chunk)
    },
  })
  await pipeline(
    Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
    limiter,
    createWriteStream(path),
  )
  return path
}

async function importFileAndCountBadRows(
  file: Source,
  kind: ExchangeKind | undefined,
  dryRun: boolean,
): Promise<number> {
  const { openImport } = await import('@/lib/exchange/import')
  const { importExchange } = await import('@/lib/exchange/mutations')
  const { portionsOf } = await import('@/lib/platform/files/sheet-portions')
  const startedAt = performance.now()
  const input = await openImport(file.path, kind)
  const onRows = process.stdout.isTTY ? (read: number) => process.stdout.write(`\r  ${read} rows`) : undefined
  const options = { dryRun, ...(onRows ? { onRows } : {}) }
  const result = await importExchange(input.kind, portionsOf(input.rows), options).finally(input.close)
  if (onRows) process.stdout.write('\r')
  const { rows, inserted, updated, unchanged, bad, badRows } = result
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${file.name}: ${input.kind}${dryRun ? ', dry run, nothing was written' : ''}`)
  console.log(
    `  ${rows} rows: ${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${bad} bad  ${seconds} s`,
  )
  for (const { line, field, key, values } of badRows) {
    console.log(`  line ${line}${field ? `, ${field}` : ''}: ${messageText('en', key, values)}`)
  }
  if (bad > badRows.length) console.log(`  and ${bad - badRows.length} more`)
  return bad
}
