import { formatInputDateTime } from '@/lib/platform/i18n/format'

/**
 * Returns the current minutes since midnight in Ulaanbaatar, or null when it is not `day` there. The time
 * zone of the device does not matter.
 */
export function minutesSinceMidnightOn(day: string, moment: Date): number | null {
  const [date, clock = ''] = formatInputDateTime(moment.toISOString()).split('T')
  if (date !== day) return null
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
