import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { languages, type Rewrite, type SiteRoutes } from './route-rules'

const category = directoryPaths.category(':code(\\d{2,4})')

/** What is whose is asked by the browser: every meeting has the same page, and so has everybody who may be asked. */
const meetingPages = [
  { source: `${meetingPaths.home}/:id(\\d{1,10})`, page: `${meetingPaths.home}/meeting` },
  { source: `${meetingPaths.people()}/:id(\\d{1,10})`, page: `${meetingPaths.people()}/person` },
]

/** The directory's addresses: a category asked with `?search=`, on any of its pages, is a search within it. */
export const ypRoutes: SiteRoutes = {
  redirects: [],
  rewrites: languages.flatMap(({ prefix, inner }): Rewrite[] => [
    ...[category, `${category}/:page`].map((source): Rewrite => ({
      source: `${prefix}${source}`,
      has: [{ type: 'query', key: 'search' }],
      destination: `${inner}${directoryPaths.home}/category-search/:code`,
    })),
    ...meetingPages.map(({ source, page }) => ({
      source: `${prefix}${source}`,
      destination: `${inner}${page}`,
    })),
  ]),
}
