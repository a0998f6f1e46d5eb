import type { Handlers } from '@/lib/platform/api/handlers'
import type { duplicateCalls } from './calls'
import { markCompaniesDistinct, mergeCompanies } from './mutations'
import { readComparison, listDuplicates } from './queries'

export const duplicateHandlers: Handlers<typeof duplicateCalls> = {
  listAdminDuplicates: ({ input }) => listDuplicates(input),
  getDuplicate: ({ input }) => readComparison(input.id, input.other_id),
  mergeCompanies: ({ input }) => mergeCompanies(input),
  insertDistinctCompanies: ({ input }) => markCompaniesDistinct(input.id, input.other_id),
}
