import * as z from 'zod'
import { lang, optionalDay, optionalId } from '@/lib/platform/api/fields'

/** Which run sheets to print: of one participant or room, or of all of them; for one day, or for all days. */
export const sheetQuery = z.object({
  by: z.enum(['person', 'room']),
  id: optionalId,
  day: optionalDay,
  lang,
})
export type SheetQuery = z.output<typeof sheetQuery>
