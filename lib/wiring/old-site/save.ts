// This import registers the indexing with the transactions, so that imported records can be found at once.
import '@/lib/platform/search/index-records'
import type { Call } from '@/lib/platform/api/call'
import type { Context } from '@/lib/platform/api/handlers'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import type { SaveByCall } from '@/lib/platform/old-site/run'
import { insertAuditRow } from '@/lib/wiring/calls/audit'
import { auditedRecord } from '@/lib/wiring/calls/audited'
import { registry } from '@/lib/wiring/calls/registry'

/** The name of the import in the office's log of activity. */
const actor = { id: null, email: 'import:site', account_role: 1 }

/**
 * Saves a record as the office's form does: through the handler of its call, with an audit row. A record that no
 * call of the office writes has a save of its own.
 */
export const saveByCall: SaveByCall = async (call, { fields, files }) => {
  if ('save' in call) {
    const { id } = await call.save(fields, files)
    await insertAuditRow(actor, call, fields, { kind: call.kind, record_id: call.kind && id })
    return id
  }
  const entry = registry.get(call.route)
  if (!entry) throw new Error(`${call.route} has no handler`)
  // The handlers of these calls read the form and its files, and whether a moderator sends them: no account of
  // staff makes this request.
  const context = { input: fields, files, account: actor, lang: 'mn', now: new Date() }
  const answer = await entry.handle(context as unknown as Context<Call>)
  const { message, ...rest } = answer as { message?: string }
  // A call of the specification may refuse a form by an answer with a message alone.
  if (message !== undefined && Object.keys(rest).length === 0) throw new OldSiteProblem(message)
  const record = auditedRecord(call.route, fields, answer)
  await insertAuditRow(actor, call, fields, record)
  if (record.record_id === null) throw new Error(`${call.route} does not say which record it saved`)
  return record.record_id
}
