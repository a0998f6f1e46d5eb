import { homeOf } from './sites'

const home = homeOf('yp')

/** The query of the directory's search. */
export type DirectorySearch = {
  term?: string
  /** The kind of listings to find; both kinds if it is missing. */
  type?: 'company' | 'consultant'
  /** The code of a main category or of a sub-category. */
  category?: string
  /** Finds only the listings marked as members, or only those marked as exhibitors. */
  mark?: 'member' | 'exhibitor'
  /** The code of an aimag in ISO 3166-2: finds only the companies there. */
  aimag?: string
  letter?: string
  /** `name`: by name. By default a term's hits are sorted by relevance, and hits without a term by name. */
  sort?: 'name'
  page?: number
}

/** The addresses of the directory, without a language. */
export const directoryPaths = {
  home,
  /** The categories on the home page. */
  categories: `${home}#categories`,
  contact: `${home}/contact`,
  register: `${home}/register`,
  /** The page on which owners sign in and edit their listings. */
  owner: `${home}/owner`,
  /** The page that opens from a mail in which owners are asked whether their listing is still correct. */
  confirm: (token: string) => `${home}/confirm/${token}`,
  category: (code: string, page = 1) => `${home}/category/${code}${page > 1 ? `/${page}` : ''}`,
  company: (id: number | string) => `${home}/company/${id}`,
  consultant: (id: number | string) => `${home}/consultant/${id}`,
  vcard: (id: number) => `${home}/company/${id}/card.vcf`,
  search: (listQuery: DirectorySearch = {}) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(listQuery)) {
      if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
        query.set(name, String(value))
    }
    return `${home}/search${query.size > 0 ? `?${query}` : ''}`
  },
} as const

/** Pages beside the constant ones above and those of records: the search, and the participants' pages of the meetings. */
export const directoryRoutes = ['/yp/search', '/yp/meetings(/.*)?', '/yp/confirm/.+'] as const
