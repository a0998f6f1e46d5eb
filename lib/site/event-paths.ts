import { homeOf } from './sites.mjs'

const home = homeOf('mw')
const archive = `${home}/2023`

/** The addresses of the event's site, without a language. The first day and hall have none of their own. */
export const eventPaths = {
  home,
  about: `${home}/about`,
  contact: `${home}/contact`,
  test: `${home}/test`,
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
  archiveCategory: (cid: number) => `${archive}/category/${cid}`,
  archiveNews: `${archive}/news`,
  /** What the specification writes: `/mw/2023/news/{cid}=1`. */
  archiveNewsOf: (cid: number, page = 1) => `${archive}/news/${cid}=${page}`,
} as const
