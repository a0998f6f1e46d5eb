import type { Handlers } from '@/lib/api/handlers'
import type { logoCalls } from './calls'
import { listLogos, listMemberLogos, listResponsibleLogos } from './queries'

export const logoHandlers: Handlers<typeof logoCalls> = {
  listLogos: async () => ({ logos: await listLogos() }),
  listMemberLogos: async () => ({ logos: await listMemberLogos() }),
  listResponsibleLogos: async () => ({ logos: await listResponsibleLogos() }),
}
