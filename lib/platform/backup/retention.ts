import { dateOfBackup } from './manifest'

type Keep = { days: number; weeks: number; months: number }

const dayMilliseconds = 24 * 60 * 60 * 1_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
/** Days since a Thursday, so that a week begins on Monday. */
const weekOf = (date: Date) => String(Math.floor((Math.floor(date.getTime() / dayMilliseconds) + 3) / 7))
const monthOf = (date: Date) => date.toISOString().slice(0, 7)

/**
 * Chooses the backups to keep: the newest of each of the last days, weeks and months that have one.
 * @param names the names of all backups, in any order
 */
export function chooseKeptBackups(names: readonly string[], { days, weeks, months }: Keep): Set<string> {
  const newestFirst = names.toSorted().reverse()
  const keptNames = new Set<string>()
  for (const [periodOf, most] of [
    [dayOf, days],
    [weekOf, weeks],
    [monthOf, months],
  ] as const) {
    const periods = new Set<string>()
    for (const name of newestFirst) {
      const period = periodOf(dateOfBackup(name))
      if (periods.has(period) || periods.size >= most) continue
      periods.add(period)
      keptNames.add(name)
    }
  }
  return keptNames
}
