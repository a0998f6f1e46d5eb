import { homeOf } from './sites'

const home = homeOf('mm')

/**
 * The association's addresses that others than its own pages lead to, without a language. Whoever shows news, the
 * exchange or the assessment takes them from here.
 */
export const associationPaths = {
  home,
  /** Names the association in structured data. */
  organisation: `${home}#organisation`,
  about: `${home}/about`,
  membership: `${home}/membership`,
  member: `${home}/member`,
  /** Parts of the page of the members. */
  board: `${home}/member#1`,
  members: `${home}/member#2`,
  /** Where one reads how to become a member. */
  joining: `${home}/member#3`,
  /** The form for those who have read on this page already why they should. */
  membershipRequest: `${home}/membership#request`,
  activity: `${home}/activity`,
  projects: `${home}/activity#2`,
  trade: `${home}/trade`,
  anniversary: `${home}/anniversary`,
  contact: `${home}/contact`,
  /** News, pages, reports, people and documents by their words. */
  search: `${home}/search`,
  assessment: `${home}/assessment`,
  ownAssessment: `${home}/self-assessment`,
  memberAssessment: `${home}/member-assessment`,
  /** What the search of the news asks. */
  blog: `${home}/blog`,
  /** A list of news: of a category, of a month or of a term, whose signs are encoded. */
  newsList: (key: string | number, page = 1) => `${home}/blog/${encodeURIComponent(key)}=${page}`,
  newsItem: (id: number | string) => `${home}/detail/${id}`,
  newsFeed: (category: number) => `${home}/rss/${category}`,
  reports: (page: number) => `${home}/report=${page}`,
  /** A page that the office writes, or a project. */
  page: (cid: number | string) => `${home}/page/${cid}`,
  /** What stands in a form of the office, for staff. */
  preview: (id: string) => `${home}/preview/${id}`,
} as const
