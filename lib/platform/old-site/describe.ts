import { violatedRule } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { messageText } from '@/lib/platform/i18n/messages'
import { OldSiteProblem } from './problem'

/** Describes for the report why a record or a file was refused. @throws any error that is a fault of ours */
export function describeProblem(error: unknown): string {
  if (error instanceof OldSiteProblem) return error.message
  const rule = violatedRule(error)
  if (rule !== null) return `the database refuses it by its rule ${rule}`
  if (!(error instanceof Problem)) throw error
  const fields = Object.entries(error.fields)
  if (fields.length === 0) return messageText('en', error.key, error.values)
  return fields.map(([name, { key, values }]) => `${name}: ${messageText('en', key, values)}`).join(' ')
}
