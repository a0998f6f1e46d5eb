import { callFolders, homeOf, mainSite, siteFolders, sites, type SiteKey } from '@/lib/platform/site/sites'
import { mmRoutes } from './mm'
import { mwRoutes } from './mw'
import { ypRoutes } from './yp'
import { choseEnglish, type Redirect, type Rewrite, type SiteRoutes } from './route-rules'

/** The rules that only one site has; the rules for all sites follow below. */
const siteRoutes: Partial<Record<SiteKey, SiteRoutes>> = { mm: mmRoutes, mw: mwRoutes, yp: ypRoutes }
const ownRoutes = sites.flatMap(({ key }) => siteRoutes[key] ?? [])

const home = homeOf(mainSite.key)
/**
 * The pattern of a site's first segment. `mn` is left out: it is a language too, and its folder has rules of
 * its own.
 */
const siteFolderPattern = (parameterName: string) =>
  `:${parameterName}(${siteFolders.filter((each) => each !== 'mn').join('|')})`

/** The names of the folders of calls within a site's folder, such as `client` and `admin` of the event. */
const callParts = callFolders.flatMap((calls) => {
  const [, site = '', part] = calls.split('/')
  return part && siteFolders.includes(site) ? [part] : []
})
// Addresses that are not redirected by language: editors look at a preview in both languages, and a call has
// only one address.
const readInOne = ['preview', ...callParts].join('|')

/**
 * Returns the rewrites to the not-found page. The address names no language, so the page is in the language
 * that the reader chose.
 */
const notFoundRewrites = (source: string): Rewrite[] => [
  { source, has: choseEnglish, destination: `/en${home}/not-found` },
  { source, destination: `/mn${home}/not-found` },
]

/**
 * Returns the redirects of all sites. Addresses without a language are Mongolian; readers who chose English
 * are redirected to the English addresses.
 */
export function siteRedirects(): Redirect[] {
  return [
    { source: '/', has: choseEnglish, destination: `/en${home}`, permanent: false },
    { source: '/', destination: home, permanent: false },
    { source: '/en', destination: `/en${home}`, permanent: false },
    { source: `/mn/${siteFolderPattern('site')}/:path*`, destination: '/:site/:path*', permanent: true },
    {
      source: `/${siteFolderPattern('site')}/:path((?!(?:${readInOne})/)[^/]+)*`,
      has: choseEnglish,
      destination: '/en/:site/:path*',
      permanent: false,
    },
    ...ownRoutes.flatMap(({ redirects }) => redirects),
  ]
}

/** Returns the rewrites of public addresses to the paths of pages, which begin with the language. */
export function siteRewrites(): Rewrite[] {
  return [
    ...ownRoutes.flatMap(({ rewrites }) => rewrites),
    { source: `/${siteFolderPattern('site')}/:path*`, destination: '/mn/:site/:path*' },
    ...notFoundRewrites(`/:first((?!(?:mn|en|api|admin)/)[^/]+)/:folder(${siteFolders.join('|')})/:path*`),
  ]
}

/** Returns the rewrites to the not-found page for addresses that match no route. */
export function unknownAddressRewrites(): Rewrite[] {
  return [{ source: '/en/:path*', destination: `/en${home}/not-found` }, ...notFoundRewrites('/:path*')]
}
