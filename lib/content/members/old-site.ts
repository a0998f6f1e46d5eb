import * as z from 'zod'
import { memberCompanies } from '@/db/schema/members'
import { oldFlag, oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { memberCalls } from './calls'
import { getMemberByEmail } from './queries'

/** The member companies, which only the office of the old site gives. Their results stay there. */
export const oldMembers = oldKind({
  name: 'members',
  isOffice: true,
  list: (site) => listAtOnce(site, '/admin/get/member-companies', 'members'),
  schema: z.object({
    ...{ id: oldId, name: oldText, email: oldText, logo: oldText, active: oldFlag(true) },
    registration_number: oldText,
  }),
  idOf: () => null,
  keyOf: ({ id, email }) => String(id ?? email),
  findHere: async ({ email }) => (await getMemberByEmail(email.toLowerCase()))?.id ?? null,
  toForm: ({ name, email, logo, active, registration_number }) => ({
    // Without a number, that of a member here stays.
    fields: { name, email, active, ...(registration_number ? { registration_number } : {}) },
    files: { image: logo },
  }),
  insert: memberCalls.insertMemberCompany,
  update: memberCalls.updateMemberCompany,
  remove: memberCalls.deleteMemberCompany,
  table: memberCompanies,
  idColumn: memberCompanies.id,
})
