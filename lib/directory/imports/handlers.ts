import type { Handlers } from '@/lib/platform/api/handlers'
import { importFromThread } from '@/lib/platform/files/import-file'
import { pools } from '@/lib/platform/pool/pool'
import { consultantsCode } from '../codes'
import { categoryTree } from '../categories/queries'
import type { listingImportCalls } from './calls'
import { importListings } from './mutations'
import { makeListingTemplate } from './template'

export const listingImportHandlers: Handlers<typeof listingImportCalls> = {
  getListingTemplate: ({ signal }) => makeListingTemplate(signal),
  importListings: async ({ input, files, lang, signal }) => {
    const codes = (await categoryTree())
      .flatMap(({ subs }) => subs.map(({ category_code }) => category_code))
      .filter((code) => code !== consultantsCode)
    const portions = pools.sheets.stream('listingPortions', { path: files.file.path, codes }, signal)
    return importFromThread(portions, lang, (rows) => importListings(rows, input))
  },
}
