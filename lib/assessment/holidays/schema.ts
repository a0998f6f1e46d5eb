import * as z from 'zod'
import { day, id, pageFields, text, version } from '@/lib/platform/api/fields'
import { sortFields } from '@/lib/platform/api/listing'

export const holidayPageSizes = [20, 50, 100] as const
export const holidaySorts = ['day', 'name'] as const

/** A public holiday of Mongolia: no working day. */
export const holiday = z.object({
  id: z.number().int(),
  day: z.string(),
  name: z.string(),
  version: z.number().int(),
})
export type Holiday = z.infer<typeof holiday>

const fields = {
  day: day('validation.holiday.day'),
  name: text({ max: 200, required: 'validation.holiday.name' }),
}
export const holidayForm = z.object(fields)
export type HolidayForm = z.output<typeof holidayForm>
export const holidayUpdate = z.object({ id, version, ...fields })
export type HolidayUpdate = z.output<typeof holidayUpdate>

export const holidayListing = z.object({
  ...pageFields({ limit: holidayPageSizes[0], limitMax: 100 }),
  ...sortFields(holidaySorts),
})
export type HolidayListing = z.output<typeof holidayListing>
