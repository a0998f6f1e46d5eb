import { type FieldMessage, fieldMessages } from '@/lib/api/issues'
import { ownCompanyForm } from '@/lib/directory/owners/schema'
import { companyStep, consultantStep, registrantForm } from '@/lib/directory/registration/schema'

const steps = {
  registrant: registrantForm,
  company: companyStep,
  consultant: consultantStep,
  /** A company that has its logo already. */
  ownCompany: ownCompanyForm.omit({ id: true, version: true }),
}
export type CheckedForm = keyof typeof steps

/**
 * What the server would say of a filled form, by its own schema, in the order of the form. This module is loaded when
 * a form is first used, so that readers of the page do not fetch the schemas.
 */
export function listingProblems(form: CheckedForm, filled: Record<string, unknown>): FieldMessage[] {
  const { error } = steps[form].safeParse(filled)
  return error ? fieldMessages(error) : []
}
