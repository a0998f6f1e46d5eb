import { archiveItems } from '@/lib/event/menu/links'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { languages, type Redirect, type Rewrite, type SiteRoutes } from './route-rules'
const news = eventPaths.archiveNews

/** The rules of the event's site, for the archive's lists of news and its menu items with separate pages. */
export const mwRoutes: SiteRoutes = {
  redirects: languages.flatMap(({ prefix }): Redirect[] => [
    {
      source: `${prefix}${eventPaths.archiveCategory(archiveItems.home)}`,
      destination: `${prefix}${eventPaths.archive}`,
      permanent: false,
    },
    {
      source: `${prefix}${eventPaths.archiveCategory(archiveItems.presentation)}`,
      destination: `${prefix}${eventPaths.archivePresentation}`,
      permanent: false,
    },
    {
      source: `${prefix}${news}/:cid(\\d{1,10})%3D:page(\\d{1,10})`,
      destination: `${prefix}${news}/:cid=:page`,
      permanent: true,
    },
    {
      source: `${prefix}${news}/:cid(\\d{1,10})`,
      destination: `${prefix}${news}/:cid=1`,
      permanent: false,
    },
  ]),
  rewrites: languages.map(({ prefix, inner }): Rewrite => ({
    source: `${prefix}${news}/:cid(\\d{1,10})=:page(\\d{1,10})`,
    destination: `${inner}${news}/:cid/:page`,
  })),
}
