import type { Handlers } from '@/lib/api/handlers'
import type { peopleCalls } from './calls'
import { listPublicPeople } from './queries'

export const peopleHandlers: Handlers<typeof peopleCalls> = {
  listPublicPeople: async () => ({ about: await listPublicPeople() }),
}
