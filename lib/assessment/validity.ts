/**
 * Returns when a result ends: the same time of day `months` later, or on the last day of a shorter month.
 * @param finishedAt when the member finished
 */
export function endOfValidity(finishedAt: Date, months: number): Date {
  // Ulaanbaatar has one time all year, so its calendar days are those of UTC moved by eight hours.
  const offset = 8 * 3_600_000
  const local = new Date(finishedAt.getTime() + offset)
  const end = new Date(local)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const daysOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(local.getUTCDate(), daysOfMonth))
  return new Date(end.getTime() - offset)
}

/** What is said of a result: it stands, its time is over, or staff withdrew it. */
export type ResultState = 'valid' | 'expired' | 'withdrawn'

/** Returns the state of a result now. */
export function resultStateOf({
  valid_until,
  withdrawn_at,
}: {
  valid_until: Date
  withdrawn_at: Date | null
}): ResultState {
  if (withdrawn_at) return 'withdrawn'
  return valid_until.getTime() <= Date.now() ? 'expired' : 'valid'
}
