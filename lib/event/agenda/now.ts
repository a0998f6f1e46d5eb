import { formatInputTime } from '@/lib/platform/i18n/format'

/**
 * Returns the minutes since midnight in Ulaanbaatar, or null on another day there; the device's time zone
 * does not matter.
 */
export function minutesOn(day: string, moment: Date): number | null {
  const [date, clock = ''] = formatInputTime(moment.toISOString()).split('T')
  if (date !== day) return null
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
