import type { Handlers } from '@/lib/platform/api/handlers'
import type { peopleCalls } from './calls'
import { deletePerson, insertPerson, updatePeopleOrder, updatePerson } from './mutations'
import { getPerson, listAdminPeople, listPeople } from './queries'

export const peopleHandlers: Handlers<typeof peopleCalls> = {
  listPeople: async () => ({ about: await listPeople() }),
  listAdminPeople: async () => ({ about: await listAdminPeople() }),
  getPerson: async ({ input }) => ({ record: await getPerson(input.id) }),
  insertPerson: ({ input, files }) => insertPerson(input, files.image),
  updatePerson: ({ input, files }) => updatePerson(input, files.image),
  updatePeopleOrder: async ({ input }) => {
    await updatePeopleOrder(input.people)
    return {}
  },
  deletePerson: async ({ input }) => {
    await deletePerson(input.id)
    return {}
  },
}
