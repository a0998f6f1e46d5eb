import type * as z from 'zod'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

export type FieldMessage = { path: string; key: ErrorKey; values: Record<string, string | number> }

/** The message key of one problem of an input: our own where the schema has one, else by its sort. */
function messageKey(issue: z.core.$ZodIssue): ErrorKey {
  // Rules say nothing else: their messages are `says(…)`.
  if (/^[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(issue.message)) return issue.message as ErrorKey
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'validation.required' : 'validation.wrong'
    case 'too_big':
      return 'validation.tooLong'
    default:
      return 'validation.wrong'
  }
}

/**
 * What is wrong with an input, the first problem of each field, in the order of the schema.
 * Browser forms and the dispatcher both speak through this, so they say the same.
 */
export function fieldMessages(error: z.ZodError): FieldMessage[] {
  const first = new Map<string, FieldMessage>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (first.has(path)) continue
    const values: FieldMessage['values'] = issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}
    first.set(path, { path, key: messageKey(issue), values })
  }
  return [...first.values()]
}
