import { describe, expect, it } from 'vitest'
import { backupNameAt } from './manifest'
import { chooseKeptBackups } from './retention'

const daily = Array.from({ length: 100 }, (_, day) => backupNameAt(new Date(Date.UTC(2026, 0, 1 + day, 18))))

describe('the backups that are kept', () => {
  it('are the newest of each of the last days, weeks and months', () => {
    const keptNames = [...chooseKeptBackups(daily, { days: 3, weeks: 2, months: 3 })]
    expect(keptNames.map((name) => name.slice(5, 10)).sort()).toEqual([
      ...['02-28', '03-31', '04-05', '04-08', '04-09', '04-10'],
    ])
  })

  it('are the newest of a day only, and always the newest of all', () => {
    const twice = [
      backupNameAt(new Date('2026-01-01T01:00:00Z')),
      backupNameAt(new Date('2026-01-01T02:00:00Z')),
    ]
    expect([...chooseKeptBackups(twice, { days: 7, weeks: 4, months: 12 })]).toEqual([twice[1]])
  })
})
