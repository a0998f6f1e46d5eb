import { foldKey, foldTerms } from '@/lib/search/fold'
import type { MemberCompany } from '@/lib/members/schema'

/** The companies whose name has every word of the term, in either alphabet and in any order. */
export function companiesNamed(companies: readonly MemberCompany[], term: string): MemberCompany[] {
  const words = foldTerms(term)
  return companies.filter(({ name }) => {
    const key = foldKey(name)
    return words.every((word) => key.includes(word))
  })
}
