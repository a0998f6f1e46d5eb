import { homeOf } from './sites'

const home = homeOf('mw')
/** The year whose site is archived as it was, with its own pages and menu. */
export const archivedYear = 2023
const archive = `${home}/${archivedYear}`

/** Returns the anchor of a session on the page of its day. */
export const sessionAnchor = (id: number): string => `session-${id}`

/** Returns the anchor of a sponsor or an exhibitor on the page that lists it. */
export const partnerAnchor = (id: number): string => `partner-${id}`

/**
 * Builds the addresses of an edition's pages, under its `home`. Without a day, a path leads to the first day.
 */
function editionPaths(home: string) {
  return {
    home,
    /** Days are identified by their places in their edition, from 1. */
    agenda: (day = 1, hall?: number) =>
      `${home}/agenda${day > 1 || hall ? `/${day}` : ''}${hall ? `/hall/${hall}` : ''}`,
    presentation: (day = 1, hall?: number) =>
      `${home}/presentation${day > 1 || hall ? `/${day}` : ''}${hall ? `/${hall}` : ''}`,
    gallery: (day = 1, page = 1) =>
      `${home}/gallery${day > 1 || page > 1 ? `/${day}` : ''}${page > 1 ? `/${page}` : ''}`,
    speakers: `${home}/speaker`,
    speaker: (id: number | string) => `${home}/speaker/${id}`,
    exhibitors: (page = 1) => `${home}/exhibitor${page > 1 ? `/${page}` : ''}`,
    sponsors: `${home}/sponsor`,
  } as const
}
export type EditionPaths = ReturnType<typeof editionPaths>

/** The addresses of the event's site, without a language. */
export const eventPaths = {
  ...editionPaths(home),
  about: `${home}/about`,
  contact: `${home}/contact`,
  test: `${home}/test`,
  search: `${home}/search`,
  register: `${home}/register`,
  pass: `${home}/register/pass`,
  archive,
  archivePresentation: `${archive}/presentation`,
  archiveCategory: (cid: number | string) => `${archive}/category/${cid}`,
  archiveNews: `${archive}/news`,
  /** The list of the news of all categories; from page 2 on, its address has 0 in place of a category. */
  archiveAllNews: (page = 1) => `${archive}/news${page > 1 ? `/0=${page}` : ''}`,
  archiveRegistration: `${archive}/registration`,
  /** The photos of a year; null means all years. The first page of all years is the archive's home. */
  archivePhotos: (year: number | null, page = 1) =>
    year || page > 1 ? `${archive}/photos/${year ?? 'all'}${page > 1 ? `/${page}` : ''}` : archive,
  archiveNewsItem: (id: number | string) => `${archive}/detail/${id}`,
  /** The list of a category's news. The specification gives its address: `/mw/2023/news/{cid}=1`. */
  archiveNewsOf: (cid: number | string, page = 1) => `${archive}/news/${cid}=${page}`,
} as const

/** Pages beside the constant ones above and those of records: parts of the live edition, and of the archive. */
export const eventRoutes = [
  '/mw/(agenda|presentation|gallery|exhibitor)(/.+)?',
  '/mw/2023/(category|photos)/.+',
  '/mw/2023/news/0=\\d+',
] as const

/**
 * Returns the addresses of an edition: an earlier edition has its own addresses, under its year; every other
 * edition has the addresses of the live edition.
 */
export const pathsOf = (edition: { year: number; is_earlier: boolean } | null): EditionPaths =>
  edition?.is_earlier ? editionPaths(`${home}/${edition.year}`) : eventPaths
