import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { runWithLongStatements } from '@/db/client'
import { oldRedirects, redirectsOfFile } from '@/lib/office/redirects/old-site'
import { runWithoutCache } from '@/lib/platform/cache/cached'
import { AnswerFolder } from '@/lib/platform/old-site/answer-folder'
import { type ClientOptions, OldSiteClient } from '@/lib/platform/old-site/client'
import { LineFolder } from '@/lib/platform/old-site/line-folder'
import { beginRun, endRun, findRunSource } from '@/lib/platform/old-site/ledger'
import { ImportReport, undoCounts } from '@/lib/platform/old-site/report'
import { importSite, type SiteImport } from '@/lib/platform/old-site/run'
import { undoRun } from '@/lib/platform/old-site/undo'
import { oldKinds } from './kinds'
import { saveByCall } from './save'
import { writeWordpressLines } from './wordpress'

export type OldSiteImport = ClientOptions &
  Pick<SiteImport, 'onProgress' | 'pagesMax' | 'recordsMax'> & {
    /** Where the answers of the old site and the reports lie. */
    folder: string
    isDryRun: boolean
    /** The names of the kinds to import; by default all. */
    kinds?: readonly string[]
    /** A file of old and new addresses. */
    redirectsPath?: string
    /** A folder of files with the records, or an export of WordPress, instead of the calls of the old site. */
    from?: string
  }

export type ImportedSite = {
  report: ImportReport
  runId: number | null
  /** The paths of the reports. */
  paths: { json: string; workbook: string }
  counts: OldSiteClient['counts']
}

/** Imports an old site through its public calls, and writes the reports. A dry run writes only these. */
export async function importOldSite({
  folder,
  isDryRun,
  kinds,
  redirectsPath,
  from,
  onProgress,
  pagesMax,
  recordsMax,
  ...clientOptions
}: OldSiteImport): Promise<ImportedSite> {
  const report = new ImportReport()
  const files = from === undefined ? null : await openFiles(from, folder, report)
  const answers = await AnswerFolder.open(join(folder, 'answers'))
  const client = new OldSiteClient(answers, {
    ...clientOptions,
    ...(files ? { filesFolder: files.filesFolder } : {}),
  })
  const source = clientOptions.origin.origin
  try {
    // Outside of Next there is no cache: reads that pages share ask the database.
    return await runWithoutCache(() =>
      runWithLongStatements(async () => {
        const runId = isDryRun ? null : (answers.runId ?? (await beginRun(source)))
        if (runId !== null) await answers.setRun(runId)
        await importSite({
          ...{ client, report, runId, saveByCall, redirects: oldRedirects },
          kinds: [
            ...oldKinds.filter(({ name }) => !kinds || kinds.includes(name)),
            ...(redirectsPath === undefined ? [] : [redirectsOfFile(redirectsPath)]),
          ],
          hasOfficeCalls: Boolean(clientOptions.cookie || clientOptions.token),
          ...(files ? { lines: files.lines } : {}),
          ...(pagesMax === undefined ? {} : { pagesMax }),
          ...(recordsMax === undefined ? {} : { recordsMax }),
          ...(onProgress ? { onProgress } : {}),
        })
        if (runId !== null) await endRun(runId, report.counts)
        const paths = await writeReports(folder, report, { source, run: runId, isDryRun })
        await answers.finishPass()
        return { report, runId, paths, counts: client.counts }
      }),
    )
  } finally {
    client.close()
  }
}

/** The kinds that a file of lines may have: those of the ledger, without the redirects, which name themselves. */
const lineKinds = oldKinds.filter((kind) => !('importAll' in kind) && kind !== oldRedirects)

/**
 * Returns the fields that a table of a kind may have, for its heading.
 * @throws Error for a kind that comes from no table
 */
export function listLineFields(kindName: string): string[] {
  const kind = lineKinds.find(({ name }) => name === kindName)
  const fields = kind && 'schema' in kind && kind.schema instanceof z.ZodObject ? kind.schema.shape : {}
  const isFlat = Object.values(fields).every((field) => !(field instanceof z.ZodObject))
  if (!isFlat || Object.keys(fields).length === 0) throw new Error(`there is no table of ${kindName}`)
  const isLinked = kind && 'pathOf' in kind
  return ['old_id', ...(isLinked ? ['old_url'] : []), ...Object.keys(fields).filter((name) => name !== 'id')]
}

/** Opens the files of an old site that has no calls; an export of WordPress is turned into lines first. */
async function openFiles(
  from: string,
  folder: string,
  report: ImportReport,
): Promise<{ lines: LineFolder; filesFolder: string }> {
  const kindNames = lineKinds.map(({ name }) => name)
  if ((await stat(from)).isDirectory())
    return { lines: await LineFolder.open(from, kindNames), filesFolder: from }
  const linesFolder = join(folder, 'wordpress')
  for (const { type, count, reason } of await writeWordpressLines(from, linesFolder))
    report.add({
      ...{ kind: 'wordpress', key: '', outcome: 'refused', id: null, notes: [] },
      ...{ title: `${count} × ${type}`, reason },
    })
  return { lines: await LineFolder.open(linesFolder, kindNames), filesFolder: dirname(from) }
}

/**
 * Takes a run back, and writes the reports.
 * @returns null if there is no such run
 */
export async function undoImport(
  runId: number,
  folder: string,
): Promise<Pick<ImportedSite, 'report' | 'paths'> | null> {
  const source = await findRunSource(runId)
  if (source === null) return null
  const report = new ImportReport(undoCounts)
  return runWithoutCache(() =>
    runWithLongStatements(async () => {
      await undoRun({ runId, source, kinds: oldKinds, saveByCall, report })
      const paths = await writeReports(folder, report, { source, run: runId, isUndo: true })
      return { report, paths }
    }),
  )
}

async function writeReports(
  folder: string,
  report: ImportReport,
  about: { source: string; run: number | null; isDryRun?: boolean; isUndo?: boolean },
): Promise<ImportedSite['paths']> {
  await mkdir(folder, { recursive: true })
  const name = about.run === null ? 'dry-run' : `run-${about.run}${about.isUndo ? '-undo' : ''}`
  const paths = { json: join(folder, `${name}.json`), workbook: join(folder, `${name}.xlsx`) }
  await writeFile(paths.json, report.toJson({ ...about, at: new Date().toISOString() }))
  await writeFile(paths.workbook, await report.toWorkbook())
  return paths
}
