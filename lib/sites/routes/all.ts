import { callFolders, homeOf, mainSite, siteFolders, sites, type SiteKey } from '@/lib/platform/site/sites'
import { mmRoutes } from './mm'
import { mwRoutes } from './mw'
import { ypRoutes } from './yp'
import { choseEnglish, type Redirect, type Rewrite, type SiteRoutes } from './route-rules'

/** The sites with rules of their own. */
const siteRoutes: Partial<Record<SiteKey, SiteRoutes>> = { mm: mmRoutes, mw: mwRoutes, yp: ypRoutes }
const ownRoutes = sites.flatMap(({ key }) => siteRoutes[key] ?? [])

const home = homeOf(mainSite.key)
/** `mn` is a language as well: what lies in that folder has rules of its own. */
const folder = (name: string) => `:${name}(${siteFolders.filter((each) => each !== 'mn').join('|')})`

/** The folders of calls that lie within a site's own: `client` and `admin` of the event. */
const callParts = callFolders.flatMap((calls) => {
  const [, site = '', part] = calls.split('/')
  return part && siteFolders.includes(site) ? [part] : []
})
// A preview is looked at in both languages, whichever its editor reads; a call has one address.
const readInOne = ['preview', ...callParts].join('|')

/** Where nothing is, readers are told so in their language: the address names none. */
const notFound = (source: string): Rewrite[] => [
  { source, has: choseEnglish, destination: `/en${home}/not-found` },
  { source, destination: `/mn${home}/not-found` },
]

/** Bare addresses are Mongolian; readers who chose English are led to the English ones. */
export function siteRedirects(): Redirect[] {
  return [
    { source: '/', has: choseEnglish, destination: `/en${home}`, permanent: false },
    { source: '/', destination: home, permanent: false },
    { source: '/en', destination: `/en${home}`, permanent: false },
    { source: `/mn/${folder('site')}/:path*`, destination: '/:site/:path*', permanent: true },
    {
      source: `/${folder('site')}/:path((?!(?:${readInOne})/)[^/]+)*`,
      has: choseEnglish,
      destination: '/en/:site/:path*',
      permanent: false,
    },
    ...ownRoutes.flatMap(({ redirects }) => redirects),
  ]
}

/** Public addresses and the pages that are made for them, which have their language in front. */
export function siteRewrites(): Rewrite[] {
  return [
    ...ownRoutes.flatMap(({ rewrites }) => rewrites),
    { source: `/${folder('site')}/:path*`, destination: '/mn/:site/:path*' },
    ...notFound(`/:first((?!(?:mn|en|api|admin)/)[^/]+)/:folder(${siteFolders.join('|')})/:path*`),
  ]
}

/** What no route knows. */
export function unknownRewrites(): Rewrite[] {
  return [{ source: '/en/:path*', destination: `/en${home}/not-found` }, ...notFound('/:path*')]
}
