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

/** What is said of a result: it stands, its time is over, or it was withdrawn. */
export const resultStates = ['valid', 'expired', 'withdrawn'] as const
export type ResultState = (typeof resultStates)[number]

/** Returns the state of a result now. The results of a deactivated member count as withdrawn. */
export function resultStateOf({
  valid_until,
  withdrawn_at,
  isMember,
}: {
  valid_until: Date
  withdrawn_at: Date | null
  isMember: boolean
}): ResultState {
  if (withdrawn_at || !isMember) return 'withdrawn'
  return valid_until.getTime() <= Date.now() ? 'expired' : 'valid'
}
