import type { Account } from '@/lib/platform/accounts/schema'
import type { Handlers } from '@/lib/platform/api/handlers'
import { mayAccess } from '@/lib/platform/auth/roles'
import { exportDirectory } from '../exports/export'
import type { companyCalls } from './calls'
import {
  deleteCompany,
  deleteCompanyCategory,
  deleteCompanyContact,
  updateCompanyAndMailApproval,
} from './mutations'
import { getCompany, listCompanies } from './queries'

/** Whether an account may see requests and registrants: only moderators and admins may see personal data. */
export const maySeePersonalData = (account: Account) => mayAccess(account, 'admin')

export const companyHandlers: Handlers<typeof companyCalls> = {
  listAdminCompanies: ({ input, account }) =>
    listCompanies({ ...input, name: '' }, { seesPersonal: maySeePersonalData(account) }),
  exportListings: ({ input, signal }) => exportDirectory('companies', input.kind, signal),
  findCompanies: ({ input, account }) => listCompanies(input, { seesPersonal: maySeePersonalData(account) }),
  getCompany: async ({ input, account }) => ({
    company: await getCompany(input.id, { seesPersonal: maySeePersonalData(account) }),
  }),
  uploadListingLogo: async ({ files }) => ({ fileUrl: files.image.url }),
  updateCompany: ({ input, account }) =>
    updateCompanyAndMailApproval(input, { mayApprove: maySeePersonalData(account) }),
  deleteCompanyContact: ({ input }) => deleteCompanyContact(input.id),
  deleteCompanyCategory: ({ input }) => deleteCompanyCategory(input.company_id, input.category_id),
  deleteCompany: ({ input }) => deleteCompany(input.id),
}
