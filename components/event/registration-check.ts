import { type FieldMessage, fieldMessages } from '@/lib/api/issues'
import { registrationForm } from '@/lib/event/registrations/schema'

/**
 * What the server would say of a filled form, by its own schema: message keys by field, in the order of the form.
 * This module is loaded when the form is first used, so that readers of the page do not fetch the schemas.
 */
export function registrationProblems(filled: Record<string, unknown>): FieldMessage[] {
  const { error } = registrationForm.safeParse(filled)
  return error ? fieldMessages(error) : []
}
