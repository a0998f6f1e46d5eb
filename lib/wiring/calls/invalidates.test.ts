import { describe, expect, it } from 'vitest'
import { allCalls } from './table'

const routes = new Set(allCalls.map(({ route }) => route))
const ofOffice = allCalls.filter(({ access }) => ['staff', 'admin', 'moderator'].includes(access))
/** Writes that no read shows: a preview has a separate page, a drawn cover is in the answer. */
const shownNowhere = [
  'POST /admin/insert/news-preview',
  'POST /admin/insert/report-preview',
  'POST /admin/insert/static-data-preview',
  'POST /admin/insert/report-cover',
]

describe('the reads that a write makes stale', () => {
  it('are named by every write of the office', () => {
    const silent = ofOffice.filter(({ method, invalidates }) => method !== 'GET' && !invalidates?.length)
    expect(silent.map(({ route }) => route)).toEqual(shownNowhere)
  })

  it('are calls of the table', () => {
    const reads = allCalls.flatMap(({ invalidates = [] }) => invalidates)
    expect(reads.filter((route) => !routes.has(route))).toEqual([])
  })

  it('cover every list of the office that something is written to', () => {
    const reads = new Set<string>(allCalls.flatMap(({ invalidates = [] }) => invalidates))
    const folder = (route: string) => route.replace(/^\w+ \/admin\/\w+\//, '')
    const writtenFolders = new Set(
      ofOffice.filter(({ method }) => method !== 'GET').map(({ route }) => folder(route)),
    )
    const lists = ofOffice.filter(
      ({ method, route }) => method === 'GET' && writtenFolders.has(folder(route)),
    )
    expect(lists.map(({ route }) => route).filter((route) => !reads.has(route))).toEqual([])
  })
})
