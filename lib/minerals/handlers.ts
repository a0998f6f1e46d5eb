import type { Handlers } from '@/lib/api/handlers'
import type { mineralCalls } from './calls'
import { listMinerals } from './queries'

export const mineralHandlers: Handlers<typeof mineralCalls> = {
  listMinerals: async () => ({ minerals: await listMinerals() }),
}
