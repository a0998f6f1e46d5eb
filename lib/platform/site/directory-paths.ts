import { homeOf } from './sites'

const home = homeOf('yp')

/** What the search of the directory is narrowed by, beside its term. */
export type DirectorySearch = {
  term?: string
  /** `company` or `consultant`; without it both. */
  type?: 'company' | 'consultant'
  /** A main code or a sub-category's code. */
  category?: string
  /** `member` or `exhibitor`. */
  mark?: 'member' | 'exhibitor'
  letter?: string
  /** Without it what a term finds stands in the order in which it fits. */
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
  /** Where owners come in and edit their listings. */
  owner: `${home}/owner`,
  /** Where the link of a 'still correct?' mail leads. */
  confirm: (token: string) => `${home}/confirm/${token}`,
  category: (code: string, page = 1) => `${home}/category/${code}${page > 1 ? `/${page}` : ''}`,
  company: (id: number) => `${home}/company/${id}`,
  consultant: (id: number) => `${home}/consultant/${id}`,
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
