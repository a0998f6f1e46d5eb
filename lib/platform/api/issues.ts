import type * as z from 'zod'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

export type FieldMessage = { path: string; key: ErrorKey; values: Record<string, string | number> }

/**
 * Returns the message key of an issue that zod found: the key that the schema sets, else one by `issue.code`.
 */
function messageKey(issue: z.core.$ZodIssue): ErrorKey {
  // A message in the form of a key was set by a rule with `message(…)`; other messages are zod's own.
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
 * Returns the first problem of each field of an input, in the order of the schema. Browser forms and the
 * dispatcher both use this function, so their messages are the same.
 */
export function firstMessagePerField(error: z.ZodError): FieldMessage[] {
  const first = new Map<string, FieldMessage>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (first.has(path)) continue
    const values: FieldMessage['values'] = issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}
    first.set(path, { path, key: messageKey(issue), values })
  }
  return [...first.values()]
}
