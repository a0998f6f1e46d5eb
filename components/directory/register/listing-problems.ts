import { loadFormCheck, type LoadSchema } from '@/components/ui/load-check'
import type { FieldProblems } from '@/components/ui/use-submission'
import type { ListingFormTexts } from './listing-texts'

const importRegistrationSchema = () => import('@/lib/directory/registration/schema')
const schemas = {
  registrant: () => import('@/lib/directory/registrants/schema').then(({ registrantForm }) => registrantForm),
  company: () => importRegistrationSchema().then(({ companyStep }) => companyStep),
  consultant: () => importRegistrationSchema().then(({ consultantStep }) => consultantStep),
  /** For a listed company. Its form may lack a logo, because the company then keeps the stored logo. */
  ownCompany: () =>
    import('@/lib/directory/owners/schema').then(({ ownCompanyForm }) =>
      ownCompanyForm.omit({ id: true, version: true }),
    ),
} satisfies Record<string, LoadSchema>
type CheckedForm = keyof typeof schemas

/** Loads the check of a form early, so that it is ready when the reader submits the form. */
export const preloadCheck = (form: CheckedForm) => void loadFormCheck(schemas[form])

/** Returns the problems of a form, in the reader's language; no problems if the check cannot be loaded. */
export async function findFormProblems(
  form: CheckedForm,
  values: Record<string, unknown>,
  { problems }: ListingFormTexts,
): Promise<FieldProblems> {
  const check = await loadFormCheck(schemas[form])
  return check?.(values, problems['validation.wrong'] ?? '', problems) ?? {}
}

/** Returns all problems except those of one field and of its parts, such as `categories.0.subCategory`. */
export function withoutProblemsOf(problems: FieldProblems, name: string): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  )
}
