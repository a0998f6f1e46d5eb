import { readFileSync } from 'node:fs'
import type { RouteTime } from '@/db/schema/operations'
import { isCall } from '@/lib/platform/gateway/bounds'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import { processState } from '@/lib/platform/process-state'

/** More routes than there are would mean that their names are not those of routes. */
const routesMax = 1_000

export type { RouteTime }

declare global {
  interface ProcessState {
    routeTimes?: { day: string; times: Map<string, RouteTime> }
  }
}

const todayInUlaanbaatar = () => formatIsoDay(new Date().toISOString())
const currentTimes = () => (processState.routeTimes ??= { day: todayInUlaanbaatar(), times: new Map() })

/**
 * Counts how long the application took for an answer.
 * @param route a call such as `GET /client/get/news`, or the pattern of a page
 */
export function noteRouteTime(route: string, milliseconds: number): void {
  const { times } = currentTimes()
  const time = times.get(route) ?? { route, count: 0, sumMs: 0, maxMs: 0 }
  if (time.count === 0 && times.size >= routesMax) return
  time.count++
  time.sumMs += milliseconds
  time.maxMs = Math.max(time.maxMs, milliseconds)
  times.set(route, time)
}

const meanOf = ({ sumMs, count }: RouteTime) => sumMs / count

/** Returns the routes that took longest today on average, the slowest first. */
export function listSlowRoutes(limit: number): RouteTime[] {
  // The day is looked at here, every few seconds, and not with each answer.
  if (currentTimes().day !== todayInUlaanbaatar()) delete processState.routeTimes
  return slowestOf([...currentTimes().times.values()], limit)
}

/** Joins the times of several processes, and returns the slowest routes. */
export function joinRouteTimes(lists: readonly (readonly RouteTime[])[], limit: number): RouteTime[] {
  const sums = new Map<string, RouteTime>()
  for (const { route, count, sumMs, maxMs } of lists.flat()) {
    const other = sums.get(route)
    sums.set(route, {
      route,
      count: count + (other?.count ?? 0),
      sumMs: sumMs + (other?.sumMs ?? 0),
      maxMs: Math.max(maxMs, other?.maxMs ?? 0),
    })
  }
  return slowestOf([...sums.values()], limit)
}

const slowestOf = (times: RouteTime[], limit: number) =>
  times.sort((one, other) => meanOf(other) - meanOf(one)).slice(0, limit)

type RouteEntry = { page: string; regex: string }
const localeFolder = '/[locale]'
const locales = /^\/(?:mn|en)(?=\/(?:mm|mn|mw|yp)(?:\/|$))/
const otherPages = /^\/(?:api|_next|files|cards)\/|^\/_/

/**
 * Makes a function that returns the pattern of the page at an address, such as `/mm/detail/[id]`. A call is counted
 * where it is dispatched, under its own name.
 */
export function createPageRouteFinder(manifestPath: string): (url: string) => string | undefined {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
    staticRoutes: RouteEntry[]
    dynamicRoutes: RouteEntry[]
  }
  const routes = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !otherPages.test(page))
    .map(({ page, regex }) => ({ name: page.replace(localeFolder, ''), regex: new RegExp(regex) }))
  return (url) => {
    if (isCall.test(url)) return undefined
    // Some addresses have their numbers after an equals sign, their pages have folders.
    const path = (url.split('?', 1)[0] ?? '').replace(locales, '').replaceAll('=', '/')
    return routes.find(({ regex }) => regex.test(path) || regex.test(`/mn${path}`))?.name
  }
}
