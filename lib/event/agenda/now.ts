const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ulaanbaatar',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Minutes since midnight in Ulaanbaatar while it is that day there, whatever the clock of the reader's device says. */
export function minutesOn(day: string, moment: Date): number | null {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  if (`${part.year}-${part.month}-${part.day}` !== day) return null
  return Number(part.hour) * 60 + Number(part.minute)
}
