import type { Handlers } from '@/lib/platform/api/handlers'
import type { memberYearsCalls } from './calls'
import { exportMemberYears } from './export'
import { readYearFigures } from './figures'
import { listAdminMemberYears } from './queries'

export const memberYearsHandlers: Handlers<typeof memberYearsCalls> = {
  getYearFigures: async ({ input }) => ({ figures: await readYearFigures(input.year) }),
  listAdminMemberYears: ({ input }) => listAdminMemberYears(input),
  exportMemberYears: ({ input, signal }) => exportMemberYears(input.year, signal),
}
