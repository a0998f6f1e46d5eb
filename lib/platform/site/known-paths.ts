import { associationPaths, associationRoutes } from './association-paths'
import { directoryPaths, directoryRoutes } from './directory-paths'
import { eventPaths, eventRoutes } from './event-paths'

/** The constant addresses of the sites, without anchors. */
export const constantPaths: readonly string[] = [
  ...new Set(
    [associationPaths, eventPaths, directoryPaths]
      .flatMap((paths): unknown[] => Object.values(paths))
      .flatMap((path) => (typeof path === 'string' ? [path.replace(/#.*/, '')] : [])),
  ),
]

/** Matches, in SQL, the addresses of pages that are there though no record has them, and no path is constant. */
export const routePattern = `^(?:/|/admin(/.*)?|${[...associationRoutes, ...eventRoutes, ...directoryRoutes].join('|')})$`
