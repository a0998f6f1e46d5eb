import type { Handlers } from '@/lib/platform/api/handlers'
import { describeBadRows } from '@/lib/platform/files/report-rows'
import type { exchangeCalls } from './calls'
import { completeRange, dayOf, type DayRange } from './days'
import { importExchange } from './mutations'
import { openImportInThread } from './portions'
import {
  listNotices,
  listAdminNotices,
  listAdminTrades,
  listRecentNotices,
  listRecentTrades,
  listTrades,
} from './queries'
import { makeExchangeTemplate } from './template'

type Days = { startDate?: string | undefined; endDate?: string | undefined }

/** Returns the range of the back office's filter; null, which means no filter, when a day is missing. */
function rangeIfComplete({ startDate, endDate }: Days): DayRange | null {
  return startDate && endDate ? { start: startDate, end: endDate } : null
}

export const exchangeHandlers: Handlers<typeof exchangeCalls> = {
  listRecentTrades: async () => ({ trade: (await listRecentTrades()).map(({ row }) => row) }),
  listRecentNotices: async () => ({ notice: (await listRecentNotices()).map(({ row }) => row) }),
  listTrades: (context) => {
    const { startDate, endDate, ...paging } = context.input
    if (startDate && endDate) return listTrades({ start: startDate, end: endDate }, paging)
    const range = { ...(startDate ? { start: startDate } : {}), ...(endDate ? { end: endDate } : {}) }
    return listTrades(completeRange(range, dayOf(context.now)), paging)
  },
  listNotices: ({ input: { page, limit } }) => listNotices(page, limit),
  listAdminTrades: ({ input }) => listAdminTrades(rangeIfComplete(input), input),
  listAdminNotices: ({ input }) => listAdminNotices(rangeIfComplete(input), input),
  getExchangeTemplate: ({ input, signal }) => makeExchangeTemplate(input.kind, signal),
  importExchange: async ({ input, files, lang, signal }) => {
    const source = await openImportInThread({ path: files.file.path, kind: input.kind }, signal)
    try {
      const { badRows, ...counts } = await importExchange(source.kind, source.portions, {
        dryRun: input.dryRun,
      })
      return {
        ...counts,
        badRows: describeBadRows(badRows, lang),
      }
    } finally {
      await source.close()
    }
  },
}
