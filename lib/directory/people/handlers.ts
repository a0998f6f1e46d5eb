import type { Handlers } from '@/lib/platform/api/handlers'
import { maySeePersonalData } from '../companies/handlers'
import { exportDirectory } from '../exports/export'
import type { personCalls } from './calls'
import { deletePerson, updateConsultantAndMailApproval } from './mutations'
import { getPerson, listPeople } from './queries'

export const personHandlers: Handlers<typeof personCalls> = {
  listAdminConsultants: ({ input, account }) =>
    listPeople({ ...input, name: '' }, { seesPersonal: maySeePersonalData(account) }),
  exportConsultants: ({ input, signal }) => exportDirectory('people', input.kind, signal),
  findPeople: ({ input, account }) => listPeople(input, { seesPersonal: maySeePersonalData(account) }),
  getConsultant: async ({ input, account }) => ({
    person: await getPerson(input.id, { seesPersonal: maySeePersonalData(account) }),
  }),
  updateConsultant: ({ input, account }) =>
    updateConsultantAndMailApproval(input, { mayApprove: maySeePersonalData(account) }),
  deleteConsultant: ({ input }) => deletePerson(input.id),
}
