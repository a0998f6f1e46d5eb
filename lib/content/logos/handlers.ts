import type { Handlers } from '@/lib/platform/api/handlers'
import type { logoCalls } from './calls'
import { deleteLogo, insertLogo, updateLogo } from './mutations'
import { getLogo, listAdminLogos, listLogos, listMemberLogos, listResponsibleLogos } from './queries'

export const logoHandlers: Handlers<typeof logoCalls> = {
  listLogos: async () => ({ logos: await listLogos() }),
  listMemberLogos: async () => ({ logos: await listMemberLogos() }),
  listResponsibleLogos: async () => ({ logos: await listResponsibleLogos() }),
  listAdminLogos: async ({ input }) => ({ logos: await listAdminLogos(input) }),
  getLogo: async ({ input }) => ({ record: await getLogo(input.id) }),
  insertLogo: ({ input, files }) => insertLogo(input, files.image),
  updateLogo: ({ input, files }) => updateLogo(input, files.image),
  deleteLogo: async ({ input }) => {
    await deleteLogo(input.id)
    return {}
  },
}
