import { type FieldMessage, fieldMessages } from '@/lib/api/issues'
import { respondentForm } from '@/lib/assessment/own/schema'

/**
 * What the server would say of who assesses, by its own schema: message keys by field, in the order of the form.
 * This module is loaded when the form is first used, so that readers of the page do not fetch the schemas.
 */
export function respondentProblems(contact: Record<string, unknown>): FieldMessage[] {
  const { error } = respondentForm.safeParse(contact)
  return error ? fieldMessages(error) : []
}
