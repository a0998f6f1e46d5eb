import * as z from 'zod'
import { id, optionalEmail, rowOrder, text, version } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'

const aboutCategories = ['President', 'Association', 'Office', 'Auditor'] as const

/**
 * A person of the association's pages, or an auditor. `profile` is an address under /files/, null without a
 * portrait.
 */
export const person = z.object({
  id: z.number().int(),
  about_category: z.enum(aboutCategories),
  name: z.string(),
  name_en: z.string(),
  position: z.string(),
  position_en: z.string(),
  company: z.string(),
  company_en: z.string(),
  profile: z.string().nullable(),
  years_of_work: z.string(),
  email: z.string(),
})
export type Person = z.infer<typeof person>
export type AboutCategory = Person['about_category']
export const personRecord = person.extend({ version: z.number().int() })
export type PersonRecord = z.infer<typeof personRecord>

const optional = text({ max: 300 })
const fields = {
  about_category: z.enum(aboutCategories, message('validation.person.category')),
  name: optional,
  name_en: optional,
  years_of_work: optional,
  position: optional,
  position_en: optional,
  company: optional,
  company_en: optional,
  email: optionalEmail,
  image: z.unknown().optional(),
}
type Field = keyof typeof fields

/**
 * The required fields of each category with their messages, in the order in which they are checked. A changed
 * person needs no new image.
 */
const requiredByCategory: Record<AboutCategory, readonly [Field, ErrorKey][]> = {
  President: [
    ['name', 'validation.person.name'],
    ['years_of_work', 'validation.person.years'],
    ['image', 'validation.image'],
  ],
  Association: [
    ['name', 'validation.person.name'],
    ['position', 'validation.person.position'],
    ['company', 'validation.person.company'],
    ['image', 'validation.image'],
  ],
  Office: [
    ['name', 'validation.person.name'],
    ['position', 'validation.person.position'],
    ['email', 'validation.memberCompany.email'],
    ['image', 'validation.image'],
  ],
  Auditor: [
    ['name', 'validation.person.name'],
    ['image', 'validation.image'],
  ],
}

type PersonInput = { [F in Field]?: unknown } & { about_category: AboutCategory }
type Check = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void }
const requiredFieldsCheck = (exemptField?: Field) => (form: PersonInput, check: Check) => {
  for (const [field, message] of requiredByCategory[form.about_category])
    if (field !== exemptField && !form[field]) check.addIssue({ code: 'custom', path: [field], message })
}

export const personForm = z.object(fields).superRefine(requiredFieldsCheck())
/** A person of the old site, who may have no portrait. */
export const importedPerson = z.object(fields).superRefine(requiredFieldsCheck('image'))
/** A changed person. If no new portrait is sent, the stored portrait stays. */
export const personUpdate = z.object({ id, version, ...fields }).superRefine(requiredFieldsCheck('image'))
export const peopleOrder = z.object({ people: rowOrder('validation.order') })
