import { formatInputTime } from '@/lib/platform/i18n/format'

/** Minutes since midnight in Ulaanbaatar while it is that day there, whatever the clock of the reader's device says. */
export function minutesOn(day: string, moment: Date): number | null {
  const [date, clock = ''] = formatInputTime(moment.toISOString()).split('T')
  if (date !== day) return null
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
