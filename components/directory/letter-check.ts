import { type FieldMessage, fieldMessages } from '@/lib/api/issues'
import { letterForm } from '@/lib/directory/letters/schema'

/**
 * What the server would say of a letter, by its own schema: message keys by field, in the order of the form. Loaded
 * when the form is first used, so that readers of the page do not fetch the schemas.
 */
export function letterProblems(filled: Record<string, unknown>): FieldMessage[] {
  const { error } = letterForm.safeParse(filled)
  return error ? fieldMessages(error) : []
}
