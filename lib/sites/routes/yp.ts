import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { languages, type Rewrite, type SiteRoutes } from './route-rules'

const category = directoryPaths.category(':code(\\d{2,4})')

/** All meetings share one page, and so do all participants: the browser fetches the private data. */
const meetingPages = [
  { source: `${meetingPaths.home}/:id(\\d{1,10})`, page: `${meetingPaths.home}/meeting` },
  { source: `${meetingPaths.people()}/:id(\\d{1,10})`, page: `${meetingPaths.people()}/person` },
]

/**
 * The directory's addresses. The address of a category, with or without a page number, leads to a search in
 * the category if it has `?search=`. The page number of the list of participants is moved into the path, so
 * that a page past the last is a 404.
 */
export const ypRoutes: SiteRoutes = {
  redirects: [],
  rewrites: languages.flatMap(({ prefix, inner }): Rewrite[] => [
    ...[category, `${category}/:page`].map((source): Rewrite => ({
      source: `${prefix}${source}`,
      has: [{ type: 'query', key: 'search' }],
      destination: `${inner}${directoryPaths.home}/category-search/:code`,
    })),
    {
      source: `${prefix}${meetingPaths.people()}`,
      has: [{ type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,8})' }],
      destination: `${inner}${meetingPaths.people()}/page/:page`,
    },
    ...meetingPages.map(({ source, page }) => ({
      source: `${prefix}${source}`,
      destination: `${inner}${page}`,
    })),
  ]),
}
