import { homeOf } from './sites.mjs'

const home = homeOf('mw')
const archive = `${home}/2023`

/** Where a session stands on the page of its day. */
export const sessionAnchor = (id: number): string => `session-${id}`

/** Where a sponsor or an exhibitor stands on its page. */
export const partnerAnchor = (id: number): string => `partner-${id}`

/** The addresses of the event's site, without a language. The first day and hall have none of their own. */
export const eventPaths = {
  home,
  about: `${home}/about`,
  contact: `${home}/contact`,
  test: `${home}/test`,
  search: `${home}/search`,
  register: `${home}/register`,
  /** Days are known by their places in their edition, from 1. */
  agenda: (day = 1, hall?: number) =>
    `${home}/agenda${day > 1 || hall ? `/${day}` : ''}${hall ? `/hall/${hall}` : ''}`,
  presentation: (day = 1, hall?: number) =>
    `${home}/presentation${day > 1 || hall ? `/${day}` : ''}${hall ? `/${hall}` : ''}`,
  gallery: (day = 1, page = 1) =>
    `${home}/gallery${day > 1 || page > 1 ? `/${day}` : ''}${page > 1 ? `/${page}` : ''}`,
  speakers: `${home}/speaker`,
  speaker: (id: number) => `${home}/speaker/${id}`,
  exhibitors: (page = 1) => `${home}/exhibitor${page > 1 ? `/${page}` : ''}`,
  sponsors: `${home}/sponsor`,
  archive,
  archivePresentation: `${archive}/presentation`,
  archiveCategory: (cid: number | string) => `${archive}/category/${cid}`,
  archiveNews: `${archive}/news`,
  /** Number 0 stands for all categories. */
  archiveAllNews: (page = 1) => `${archive}/news${page > 1 ? `/0=${page}` : ''}`,
  archiveRegistration: `${archive}/registration`,
  /** Without a year those of all; their first page is the home. */
  archivePhotos: (year: number | null, page = 1) =>
    year || page > 1 ? `${archive}/photos/${year ?? 'all'}${page > 1 ? `/${page}` : ''}` : archive,
  archiveNewsItem: (id: number) => `${archive}/detail/${id}`,
  /** What the specification writes: `/mw/2023/news/{cid}=1`. */
  archiveNewsOf: (cid: number, page = 1) => `${archive}/news/${cid}=${page}`,
} as const
