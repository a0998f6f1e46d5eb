import * as z from 'zod'
import { lang, optionalDay, optionalId } from '@/lib/platform/api/fields'

/** The requested run sheets: of a person or a room, or of all of them; on one day, or on all. */
export const sheetQuery = z.object({
  by: z.enum(['person', 'room']),
  id: optionalId,
  day: optionalDay,
  lang,
})
export type SheetQuery = z.output<typeof sheetQuery>
