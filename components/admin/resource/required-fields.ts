import type * as z from 'zod'
import { fieldMessages, type FieldMessage } from '@/lib/api/issues'

/** The fields that a schema refuses when nothing is filled in, each with what it says then. */
export function requiredFields(
  schema: z.ZodType,
  names: readonly string[],
): ReadonlyMap<string, FieldMessage> {
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, ''])))
  const found = parsed.success ? [] : fieldMessages(parsed.error)
  return new Map(found.filter(({ path }) => names.includes(path)).map((message) => [message.path, message]))
}
