import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runWithLongStatements } from '@/db/client'
import { oldRedirects, redirectsOfFile } from '@/lib/office/redirects/old-site'
import { runWithoutCache } from '@/lib/platform/cache/cached'
import { AnswerFolder } from '@/lib/platform/old-site/answer-folder'
import { type ClientOptions, OldSiteClient } from '@/lib/platform/old-site/client'
import { beginRun, endRun, findRunSource } from '@/lib/platform/old-site/ledger'
import { ImportReport, undoCounts } from '@/lib/platform/old-site/report'
import { importSite, type SiteImport } from '@/lib/platform/old-site/run'
import { undoRun } from '@/lib/platform/old-site/undo'
import { oldKinds } from './kinds'
import { saveByCall } from './save'

export type OldSiteImport = ClientOptions &
  Pick<SiteImport, 'onProgress' | 'pagesMax' | 'recordsMax'> & {
    /** Where the answers of the old site and the reports lie. */
    folder: string
    isDryRun: boolean
    /** The names of the kinds to import; by default all. */
    kinds?: readonly string[]
    /** A file of old and new addresses. */
    redirectsPath?: string
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
  onProgress,
  pagesMax,
  recordsMax,
  ...clientOptions
}: OldSiteImport): Promise<ImportedSite> {
  const answers = await AnswerFolder.open(join(folder, 'answers'))
  const client = new OldSiteClient(answers, clientOptions)
  const report = new ImportReport()
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
          hasOfficeCalls: Boolean(clientOptions.cookie),
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
