import type * as z from 'zod'
import { fieldMessages } from '@/lib/platform/api/issues'
import { fillIn } from '@/lib/platform/i18n/fill-in'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import type { FieldProblems } from './use-submission'

/**
 * What the server would say of a filled form, by the schema of its call, in the reader's words and in the order of
 * the schema. This module is loaded with the schema, when the form is first used.
 * @param otherwise what is said for a key that has no text
 */
export function formProblems(
  schema: z.ZodType,
  input: unknown,
  otherwise: string,
  texts: ProblemTexts = {},
): FieldProblems {
  const { error } = schema.safeParse(input)
  const messages = error ? fieldMessages(error) : []
  return Object.fromEntries(
    messages.map(({ path, key, values }) => [path, fillIn(texts[key] ?? otherwise, values)]),
  )
}
