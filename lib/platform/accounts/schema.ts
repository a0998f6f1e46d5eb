import * as z from 'zod'
import { changedFlag, email, id, text, version, numeric } from '@/lib/platform/api/fields'
import { roles } from '@/lib/platform/auth/roles'
import { message } from '@/lib/platform/i18n/message-key'

export const account = z.object({
  id: z.number().int(),
  last_name: z.string(),
  first_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  position: z.string(),
  department: z.string(),
  account_role: z.number().int(),
  /** The right to review the assessments of members, which no role includes. */
  reviews_assessments: z.boolean(),
})
export type Account = z.infer<typeof account>
export const accountRecord = account.extend({ version: z.number().int() })
export type AccountRecord = z.infer<typeof accountRecord>

/** The columns by which the list of accounts can be sorted. */
export const accountSorts = ['account_role', 'last_name', 'first_name', 'email'] as const

/** The account form. Wrong fields are reported in the specification's order: first name, e-mail, role. */
const accountForm = z.object({
  first_name: text({ max: 100, required: 'validation.account.firstName' }),
  email: email('validation.account.email'),
  account_role: numeric(
    z.union([z.literal(1), z.literal(2), z.literal(3)], message('validation.account.role')),
  ),
  last_name: text({ max: 100 }),
  phone_number: text({ max: 50 }),
  position: text({ max: 150 }),
  department: text({ max: 150 }),
  reviews_assessments: changedFlag,
})
export type AccountForm = z.output<typeof accountForm>

/** A missing role becomes the specification's default role. An empty one ('': none chosen) is refused. */
export const accountInsert = accountForm.extend({
  account_role: accountForm.shape.account_role.prefault(roles.admin),
})
export const accountUpdate = accountForm.extend({ id, version })
export type AccountUpdate = z.output<typeof accountUpdate>
