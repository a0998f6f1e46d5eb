import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { describeBadRows } from '@/lib/platform/files/report-rows'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { consultantsCode } from '../codes'
import { categoryTree } from '../categories/queries'
import type { listingImportCalls } from './calls'
import { importListings } from './mutations'

export const listingImportHandlers: Handlers<typeof listingImportCalls> = {
  importListings: async ({ input, files, lang, signal }) => {
    const codes = (await categoryTree())
      .flatMap(({ subs }) => subs.map(({ category_code }) => category_code))
      .filter((code) => code !== consultantsCode)
    const portions = pools.sheets.stream('listingPortions', { path: files.file.path, codes }, signal)
    try {
      const { badRows, ...counts } = await importListings(portions, input)
      return {
        ...counts,
        badRows: describeBadRows(badRows, lang),
      }
    } catch (error) {
      if (!(error instanceof TaskLimit)) throw error
      throw Problem.ofField('file', 'exchange.import.tooHeavy', {}, 'too_large')
    } finally {
      await portions.return()
    }
  },
}
