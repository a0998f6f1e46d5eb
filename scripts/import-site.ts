import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillCommandEnvironment, runCommand } from './command-environment'
import { formatSecondsSince } from './progress'
import type { ImportReport } from '@/lib/platform/old-site/report'

// `npm run import:site -- https://old.example [--from <folder or export of WordPress>] [--dry-run] [--folder <folder>]
// [--kind <kind>] [--allow-host <host>] [--between 22:00-06:00] [--redirects <file of old and new addresses>]`: brings
// the content of an old site in, through its public calls or from files. Exits with 0 if every record came over, with
// 2 if some were refused, lost something or were edited here, and with 1 if nothing could be read. With a cookie
// in OLD_SITE_COOKIE or an API token in OLD_SITE_TOKEN it makes the calls of the old office, too.
// `npm run import:site -- --template <kind>` prints the heading of a table of these records.
// `npm run import:site -- --undo <run> [--folder <folder>]` takes a run back, and exits with 2 if something stays.
const usage =
  'npm run import:site -- https://old.example [--from <folder or export.xml>] [--dry-run] [--folder <folder>] [--kind <kind>]… [--allow-host <host>]… [--between 22:00-06:00] [--redirects <file>], or --template <kind>, or --undo <run>'

const progressMs = 2_000

await runCommand(main)

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    // The first argument is the name of the command itself.
    args: process.argv.slice(3),
    options: {
      'dry-run': { type: 'boolean', default: false },
      folder: { type: 'string' },
      kind: { type: 'string', multiple: true },
      'allow-host': { type: 'string', multiple: true, default: [] },
      redirects: { type: 'string' },
      from: { type: 'string' },
      between: { type: 'string' },
      template: { type: 'string' },
      undo: { type: 'string' },
    },
    allowPositionals: true,
  })
  if (values.undo !== undefined) return undo(values.undo, values.folder)
  if (values.template !== undefined) return printTemplate(values.template)
  const [address = ''] = positionals
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || positionals.length > 1)
    throw new Error(usage)
  const origin = new URL(address)
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { closeDatabase } = await import('@/db/client')
  const { env } = await import('@/lib/platform/env')
  const { isHost } = await import('@/lib/platform/old-site/client')
  const { TimeWindow } = await import('@/lib/platform/old-site/time-window')
  const { importOldSite } = await import('@/lib/wiring/old-site/import')
  const { oldKinds } = await import('@/lib/wiring/old-site/kinds')
  const names = oldKinds.map(({ name }) => name)
  const unknownKind = values.kind?.find((kind) => !names.includes(kind))
  if (unknownKind !== undefined) throw new Error(`there is no kind ${unknownKind}, only ${names.join(', ')}`)
  const noHost = values['allow-host'].find((host) => !isHost(host))
  if (noHost !== undefined) throw new Error(`${noHost} is no host`)
  const window = values.between === undefined ? undefined : TimeWindow.parse(values.between)
  if (window === null) throw new Error(`${values.between} are no hours such as 22:00-06:00`)
  // A file that is not there is told before the site is read.
  const files = {
    ...(values.redirects === undefined ? {} : { redirectsPath: resolve(values.redirects) }),
    ...(values.from === undefined ? {} : { from: resolve(values.from) }),
  }
  for (const path of Object.values(files)) await access(path)
  const startedAt = Date.now()
  try {
    const { report, runId, paths, counts } = await importOldSite({
      origin,
      hosts: values['allow-host'],
      cookie: process.env.OLD_SITE_COOKIE ?? '',
      token: process.env.OLD_SITE_TOKEN ?? '',
      folder: resolve(values.folder ?? `${env().dataDir}/import-site/${origin.host.replace(':', '-')}`),
      isDryRun: values['dry-run'],
      ...(values.kind ? { kinds: values.kind } : {}),
      ...(window ? { window } : {}),
      ...files,
      onProgress: createProgressPrinter(),
    })
    console.log(runId === null ? 'dry run, nothing was written' : `run ${runId}`)
    printCounts(report)
    const megabytes = (counts.bytes / 1024 / 1024).toFixed(1)
    console.log(
      `  ${counts.requests} requests, ${megabytes} MB, ${counts.reused} answers used again  ${formatSecondsSince(startedAt)}`,
    )
    console.log(`  ${paths.workbook}\n  ${paths.json}`)
    if (report.entries.length === 0) throw new Error(`${origin.origin} gave nothing`)
    return report.total('refused') + report.total('edited') + report.notedCount > 0 ? 2 : 0
  } finally {
    await closeDatabase()
  }
}

/** Prints the heading of a table of records, for a spreadsheet program. */
async function printTemplate(kind: string): Promise<number> {
  await fillCommandEnvironment()
  const { listLineFields } = await import('@/lib/wiring/old-site/import')
  console.log(listLineFields(kind).join(','))
  return 0
}

/** Takes a run back. */
async function undo(run: string, folder: string | undefined): Promise<number> {
  if (!/^\d{1,9}$/.test(run)) throw new Error(usage)
  await fillCommandEnvironment()
  const { closeDatabase } = await import('@/db/client')
  const { env } = await import('@/lib/platform/env')
  const { undoImport } = await import('@/lib/wiring/old-site/import')
  try {
    const undoneRun = await undoImport(Number(run), resolve(folder ?? `${env().dataDir}/import-site`))
    if (!undoneRun) throw new Error(`there is no run ${run}`)
    const { report, paths } = undoneRun
    console.log(`run ${run}: ${report.total('removed')} records taken back`)
    printCounts(report)
    console.log(`  ${paths.workbook}\n  ${paths.json}`)
    return report.total('edited') + report.total('refused') > 0 ? 2 : 0
  } finally {
    await closeDatabase()
  }
}

function printCounts({ counts }: Pick<ImportReport, 'counts'>): void {
  for (const [kind, numbers] of Object.entries(counts)) {
    const parts = Object.entries(numbers).map(([outcome, count]) => `${count} ${outcome}`)
    console.log(`  ${kind.padEnd(20)} ${parts.join(', ')}`)
  }
}

/** Prints at most every two seconds how far a kind is, how quickly it goes, and how long it will take. */
function createProgressPrinter(): (kind: string, doneCount: number, totalCount: number | null) => void {
  let [shownAt, startedAt, current] = [0, 0, '']
  return (kind, doneCount, totalCount) => {
    const now = Date.now()
    if (kind !== current) [startedAt, shownAt, current] = [now, now, kind]
    if (now - shownAt < progressMs) return
    shownAt = now
    const perSecond = (doneCount * 1000) / (now - startedAt)
    const secondsLeft = totalCount ? Math.max(0, totalCount - doneCount) / perSecond : null
    const remaining = secondsLeft === null ? '' : `, about ${Math.ceil(secondsLeft / 60)} min left`
    console.log(
      `  ${kind}: ${doneCount} of ${totalCount ?? '?'}, ${perSecond.toFixed(1)} a second${remaining}`,
    )
  }
}
