import { homeOf } from './sites'

const home = homeOf('mm')

/** The association's addresses, without a language. */
export const associationPaths = {
  home,
  /** Identifies the association in structured data. */
  organisation: `${home}#organisation`,
  about: `${home}/about`,
  membership: `${home}/membership`,
  member: `${home}/member`,
  /** The board and the members are sections of the page about members. */
  board: `${home}/member#1`,
  members: `${home}/member#2`,
  /** The section about becoming a member. */
  joining: `${home}/member#3`,
  /** The form on the page of the members, where the specification has it. */
  membershipRequest: `${home}/member#request`,
  activity: `${home}/activity`,
  projects: `${home}/activity#2`,
  trade: `${home}/trade`,
  anniversary: `${home}/anniversary`,
  contact: `${home}/contact`,
  privacy: `${home}/privacy`,
  accessibility: `${home}/accessibility`,
  /** The search of the whole site; `blog` searches only the news. */
  search: `${home}/search`,
  assessment: `${home}/assessment`,
  assessmentQuestions: `${home}/assessment/questions`,
  publishedResults: `${home}/assessment/results`,
  ownAssessment: `${home}/self-assessment`,
  memberAssessment: `${home}/member-assessment`,
  /** What a member that signed in sees of its years. */
  memberYear: `${home}/member-year`,
  /** The page that confirms a result; the code is on its poster and its document. */
  checkedResult: (code: string) => `${home}/check/${code}`,
  /** Which results are withdrawn, for verifiers of credentials. */
  statusList: (list: number) => `${home}/check/status/${list}`,
  /** The address of the news search; without a term it leads to a list of news. */
  blog: `${home}/blog`,
  /** The list of the news of a category, of a month or for a search term; `key` says which. */
  newsList: (key: string | number, page = 1) => `${home}/blog/${encodeURIComponent(key)}=${page}`,
  newsItem: (id: number | string) => `${home}/detail/${id}`,
  newsFeed: (category: number) => `${home}/rss/${category}`,
  reports: (page: number) => `${home}/report=${page}`,
  /** The page of a menu item that has a page text, or of a project. */
  page: (cid: number | string) => `${home}/page/${cid}`,
  /** An issue of the monthly paper; the specification gives its address. */
  issue: (id: number | string) => `/mn/page/${id}`,
  /** The preview of a form's content, for staff, and for everybody while it is shared. */
  preview: (id: string) => `${home}/preview/${id}`,
} as const

/** Pages beside the constant ones above and those of records: lists by month or page, and own addresses of menu items. */
export const associationRoutes = [
  `${home}/report(=\\d+)?`,
  `${home}/blog/\\d{4}-\\d{2}=\\d+`,
  `${home}/rss/\\d+`,
  `${home}/check/[\\w-]+`,
] as const
