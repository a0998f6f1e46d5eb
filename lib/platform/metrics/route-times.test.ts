import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { processState } from '@/lib/platform/process-state'
import { createPageRouteFinder, joinRouteTimes, listSlowRoutes, noteRouteTime } from './route-times'

describe('the times of routes', () => {
  beforeEach(() => delete processState.routeTimes)

  it('are listed with the slowest first, and begin anew each day', () => {
    noteRouteTime('GET /client/get/news', 10)
    noteRouteTime('/mm', 100)
    noteRouteTime('/mm', 300)
    expect(listSlowRoutes(1)).toEqual([{ route: '/mm', count: 2, sumMs: 400, maxMs: 300 }])
    vi.useFakeTimers({ now: Date.now() + 86_400_000 })
    expect(listSlowRoutes(10)).toEqual([])
    vi.useRealTimers()
  })

  it('of several processes are joined', () => {
    const one = { route: '/mm', count: 1, sumMs: 100, maxMs: 100 }
    const other = { route: '/mm', count: 3, sumMs: 60, maxMs: 30 }
    const third = { route: '/yp', count: 1, sumMs: 50, maxMs: 50 }
    expect(joinRouteTimes([[one], [other, third]], 10)).toEqual([
      third,
      { route: '/mm', count: 4, sumMs: 160, maxMs: 100 },
    ])
  })
})

it('the pattern of a page is found by its address, in both languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'strata-'))
  const path = join(folder, 'routes-manifest.json')
  const routes = {
    staticRoutes: [{ page: '/admin/system', regex: '^/admin/system(?:/)?$' }],
    dynamicRoutes: [
      { page: '/admin/[...rest]', regex: '^/admin/(.+?)(?:/)?$' },
      { page: '/api/calls/[...path]', regex: '^/api/calls/(.+?)(?:/)?$' },
      { page: '/[locale]/mm', regex: '^/([^/]+?)/mm(?:/)?$' },
      { page: '/[locale]/mm/report/[page]', regex: '^/([^/]+?)/mm/report/([^/]+?)(?:/)?$' },
    ],
  }
  writeFileSync(path, JSON.stringify(routes))
  const pageRouteOf = createPageRouteFinder(path)
  rmSync(folder, { recursive: true })
  expect(pageRouteOf('/mm?utm=1')).toBe('/mm')
  expect(pageRouteOf('/en/mm')).toBe('/mm')
  expect(pageRouteOf('/en/mm/report=3')).toBe('/mm/report/[page]')
  expect(pageRouteOf('/admin/system')).toBe('/admin/system')
  expect(pageRouteOf('/client/get/news')).toBeUndefined()
  // The addresses of calls and pages of the office begin alike.
  expect(pageRouteOf('/admin/get/sessions?page=1')).toBeUndefined()
  expect(pageRouteOf('/admin/nowhere')).toBe('/admin/[...rest]')
  expect(pageRouteOf('/api/calls/client/get/news')).toBeUndefined()
})
