import * as z from 'zod'
import { lang, optionalDay, optionalId } from '@/lib/platform/api/fields'

/** Which run sheets (lists of meetings) to print: of one or all participants or rooms, of one or all days. */
export const sheetQuery = z.object({
  by: z.enum(['person', 'room']),
  id: optionalId,
  day: optionalDay,
  lang,
})
export type SheetQuery = z.output<typeof sheetQuery>
