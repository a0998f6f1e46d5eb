import type * as z from 'zod'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import type { FieldProblems } from './use-submission'

/**
 * Checks the values of a form with the schema of its call. Messages are in the reader's language and in the
 * order of the schema. This module loads together with the schema, when the form is first used.
 * @param fallbackMessage the message for a problem whose message key has no text
 */
export function formProblems(
  schema: z.ZodType,
  input: unknown,
  fallbackMessage: string,
  texts: ProblemTexts = {},
): FieldProblems {
  const { error } = schema.safeParse(input)
  const messages = error ? firstMessagePerField(error) : []
  return Object.fromEntries(
    messages.map(({ path, key, values }) => [path, fillPlaceholders(texts[key] ?? fallbackMessage, values)]),
  )
}
