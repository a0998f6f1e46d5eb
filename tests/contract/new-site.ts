// A Strata with a database of its own: imports an old site, and answers calls.
import { db } from '@/db/client'
import { ensureStandardMenu } from '@/db/standard-menu'
import { runWithoutCache } from '@/lib/platform/cache/cached'
import { dispatch } from '@/lib/wiring/calls/dispatch'
import { importOldSite, undoImport } from '@/lib/wiring/old-site/import'
import { makeAccount } from '@/tests/factories/rows'
import { env } from '@/lib/platform/env'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { mailOutbox } from '@/db/schema/mail'
import { readPrivateFiles } from './private-files'

type Orders = {
  import: {
    origin: string
    cookie?: string
    token?: string
    folder: string
    isDryRun: boolean
    kinds?: string[]
  }
  undo: { runId: number; folder: string }
  /** Reads what no call shows: the private files, and how many mails were written. */
  look: Record<never, never>
  /** With `json` the calls write. */
  ask: { paths: string[]; isOffice: boolean; json?: unknown }
}
type Message = { [O in keyof Orders]: { id: number; order: O } & Orders[O] }[keyof Orders]

let cookie: Promise<string> | undefined

async function follow(message: Message): Promise<unknown> {
  if (message.order === 'import') {
    const { origin, ...options } = message
    await ensureStandardMenu(db())
    const { report, counts, runId } = await importOldSite({ ...options, origin: new URL(origin) })
    const entries = report.entries.filter(({ outcome, notes }) => outcome === 'refused' || notes.length > 0)
    return { counts: report.counts, entries, bytes: counts.bytes, runId }
  }
  if (message.order === 'undo') {
    const undoneRun = await undoImport(message.runId, message.folder)
    const entries = undoneRun?.report.entries.filter(({ outcome }) => outcome !== 'removed')
    return { removed: undoneRun?.report.total('removed'), entries }
  }
  if (message.order === 'look')
    return { files: await readPrivateFiles(), mailCount: await db().$count(mailOutbox) }
  cookie ??= makeAccount(1).then(replaceSessionAndBuildCookie)
  const answers: unknown[] = []
  const write = message.json ? { method: 'POST', body: JSON.stringify(message.json) } : {}
  for (const path of message.paths) {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (message.isOffice) headers.cookie = (await cookie).split(';')[0] ?? ''
    // A child without Next reads from the database.
    const response = await runWithoutCache(() =>
      dispatch(new Request(`${env().siteUrl}${path}`, { headers, ...write })),
    )
    answers.push({ status: response.status, body: await response.json() })
  }
  return answers
}

process.on('message', async (message: Message) => {
  const answer = await follow(message).catch((error: unknown) => ({ error: String((error as Error).stack) }))
  process.send?.({ id: message.id, answer })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0 })
