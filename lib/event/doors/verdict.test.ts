import { describe, expect, it } from 'vitest'
import type { DoorList, ScanResult } from './schema'
import {
  countAdmitted,
  isAdmissionConflict,
  localVerdict,
  withAdmittedGuest,
  mergeDoorList,
  withLocalAdmissions,
  withServerResult,
} from './verdict'

const guest = {
  id: 7,
  code: '7QK4M2XP',
  name: 'Ганболд Хонгорзул',
  company: 'Алтан Хөндий',
  country: 'Монгол',
}
const other = { ...guest, id: 9, code: '3HX9K7TD' }
const answer: DoorList = {
  event: { id: 3, event: 'Долоо хоног' },
  guests: [guest],
  hasMore: false,
  admitted: [],
  now: '2025-09-11T01:00:00.000Z',
  registered: 1,
  doors: [],
  latest: [],
}
const deviceList = mergeDoorList(null, answer)
const scan = { id: 'x', text: '', door: 'А', scanned_at: '2025-09-11T01:05:00.000Z', verdict_offline: null }

it('counts on without a line, at each door, and a pass once', () => {
  const list = mergeDoorList(null, {
    ...answer,
    guests: [guest, other],
    admitted: [{ id: other.id, door: 'Б', at: answer.now }],
  })!
  expect(countAdmitted(list)).toEqual({ total: 1, doors: [{ door: 'Б', admitted: 1 }] })
  const twice = withAdmittedGuest(withAdmittedGuest(list, guest, scan), guest, scan)
  expect(countAdmitted(twice)).toEqual({
    total: 2,
    doors: [
      { door: 'А', admitted: 1 },
      { door: 'Б', admitted: 1 },
    ],
  })
})

describe('what a device says without a line', () => {
  it('lets in a person on the list, and only once', () => {
    expect(localVerdict('MW3-7QK4M2XP', deviceList)).toMatchObject({
      verdict: 'admitted',
      guest,
      first: null,
    })
    const later = deviceList && withAdmittedGuest(deviceList, guest, scan)
    expect(localVerdict('7qk4 m2xp', later)).toMatchObject({
      verdict: 'again',
      first: { door: 'А', at: scan.scanned_at },
    })
  })

  it.each([
    ['MW3-3HX9K7TD', 'unknown'],
    ['MW4-7QK4M2XP', 'other_edition'],
    ['https://mnma.example', 'unknown'],
  ])('says of %s %s', (text, verdict) => expect(localVerdict(text, deviceList).verdict).toBe(verdict))

  it('knows no one without a list', () => expect(localVerdict('7QK4M2XP', null).verdict).toBe('unknown'))
})

describe('the list of a device', () => {
  it('grows by what is new', () => {
    const grown = mergeDoorList(deviceList, {
      ...answer,
      guests: [other],
      admitted: [{ id: 7, door: 'Б', at: answer.now }],
    })
    expect(Object.keys(grown?.guests ?? {})).toEqual([guest.code, other.code])
    expect(grown).toMatchObject({ after: 9, admitted: { 7: { door: 'Б' } } })
    expect(mergeDoorList(grown, { ...answer, guests: [] })?.after).toBe(9)
  })

  it('starts over with another edition, and is empty without one', () => {
    const next = mergeDoorList(deviceList, { ...answer, event: { id: 5, event: '' }, guests: [other] })
    expect(Object.keys(next?.guests ?? {})).toEqual([other.code])
    expect(mergeDoorList(deviceList, { ...answer, event: null })).toBeNull()
  })
})

describe('what comes in while a list is on its way', () => {
  const here = deviceList && withAdmittedGuest(deviceList, guest, scan)

  it('stays known, and gives way to what the server says of the same person', () => {
    const newList = mergeDoorList(null, { ...answer, guests: [guest, other] })
    const mergedList = withLocalAdmissions(newList, here)
    expect(localVerdict(guest.code, mergedList).verdict).toBe('again')
    expect(localVerdict(other.code, mergedList).verdict).toBe('admitted')
    const serverList = mergeDoorList(null, {
      ...answer,
      admitted: [{ id: guest.id, door: 'Б', at: answer.now }],
    })
    expect(withLocalAdmissions(serverList, here)?.admitted[guest.id]).toEqual({ door: 'Б', at: answer.now })
  })

  it('is nothing of another edition, and nothing where none is live', () => {
    const next = mergeDoorList(null, { ...answer, event: { id: 5, event: '' } })
    expect(withLocalAdmissions(next, here)?.admitted).toEqual({})
    expect(withLocalAdmissions(null, here)).toBeNull()
    expect(withLocalAdmissions(deviceList, null)).toEqual(deviceList)
  })
})

describe('what the server says of a scan', () => {
  const result: ScanResult = {
    ...{ id: 'x', verdict: 'admitted', verdict_offline: null, door: 'А', scanned_at: scan.scanned_at },
    ...{ code: guest.code, name: guest.name, company: guest.company, country: guest.country },
    ...{ first: null, edition: '' },
  }
  const listAfter = (values: Partial<ScanResult>) =>
    deviceList && withServerResult(deviceList, { ...result, ...values })

  it('is known when the line is lost', () => {
    expect(localVerdict(guest.code, listAfter({}))).toMatchObject({
      verdict: 'again',
      first: { door: 'А', at: scan.scanned_at },
    })
    const first = { door: 'Б', at: answer.now }
    expect(localVerdict(guest.code, listAfter({ verdict: 'again', first }))).toMatchObject({ first })
  })

  it('changes nothing for a code that is not on the list or was refused', () => {
    expect(listAfter({ code: other.code })).toBe(deviceList)
    expect(listAfter({ verdict: 'other_edition' })).toBe(deviceList)
  })
})

it('a conflict is a person who was let in wrongly', () => {
  expect(isAdmissionConflict('admitted', 'again')).toBe(true)
  expect(isAdmissionConflict('admitted', 'admitted')).toBe(false)
  expect(isAdmissionConflict('again', 'again')).toBe(false)
  expect(isAdmissionConflict(null, 'unknown')).toBe(false)
})
