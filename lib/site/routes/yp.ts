import { directoryPaths } from '@/lib/site/directory-paths'
import { languages, type Rewrite, type SiteRoutes } from './route-rules'

const category = directoryPaths.category(':code(\\d{2,4})')

/** The directory's addresses: a category asked with `?search=`, on any of its pages, is a search within it. */
export const ypRoutes: SiteRoutes = {
  redirects: [],
  rewrites: languages.flatMap(({ prefix, inner }): Rewrite[] =>
    [category, `${category}/:page`].map((source) => ({
      source: `${prefix}${source}`,
      has: [{ type: 'query', key: 'search' }],
      destination: `${inner}${directoryPaths.home}/category-search/:code`,
    })),
  ),
}
