import * as z from 'zod'
import { redirects } from '@/db/schema/site'
import { Problem } from '@/lib/platform/api/problem'
import { streamSheetRows } from '@/lib/platform/files/sheet-rows'
import { describeProblem } from '@/lib/platform/old-site/describe'
import { oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldKind } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { normaliseAddress } from '@/lib/platform/site/redirects'
import { redirectCalls } from './calls'

type Line = { key: string; old_address: unknown; new_address: unknown; isRepeated: boolean }

/** The redirects of an import; those of records whose number is taken here are added with the records. */
export const oldRedirects = oldKind({
  name: 'redirects',
  async *list() {},
  schema: z.object({
    ...{ key: z.string(), old_address: oldText, new_address: oldText, isRepeated: z.boolean() },
  }),
  idOf: () => null,
  keyOf: ({ key }) => key,
  toForm({ key: _key, isRepeated, ...fields }) {
    if (isRepeated) throw Problem.ofField('old_address', 'validation.redirect.taken')
    return { fields }
  },
  insert: redirectCalls.insertRedirect,
  update: redirectCalls.updateRedirect,
  remove: redirectCalls.deleteRedirect,
  table: redirects,
  idColumn: redirects.id,
})

/** Reads old and new addresses, the first two columns of a CSV or XLSX file, whose heading may be missing. */
async function* readRedirects(path: string): AsyncGenerator<Line> {
  const addresses = new Set<string>()
  try {
    for await (const row of streamSheetRows(path)) {
      if ('fault' in row) throw Problem.ofField(`line ${row.line}`, row.fault)
      const [oldCell, newCell] = row.cells.map((cell) => String(cell ?? ''))
      const address = normaliseAddress(oldCell ?? '')
      if (row.line === 1 && address === null) continue
      const isRepeated = address !== null && addresses.has(address)
      const key = address === null || isRepeated ? `line ${row.line}` : address
      addresses.add(key)
      yield { key, old_address: oldCell, new_address: newCell, isRepeated }
    }
  } catch (error) {
    throw new OldSiteProblem(`${path}: ${describeProblem(error)}`)
  }
}

/** Returns the kind with the redirects of a file. */
export const redirectsOfFile = (path: string): OldKind => ({
  ...oldRedirects,
  isFromCommand: true,
  list: () => readRedirects(path),
})
