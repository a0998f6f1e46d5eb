import type { SearchKind } from './kinds'

/** The most hits of a kind that are counted: to count more would take longer than the search itself. */
export const totalMax = 100
/** The most hits that are ranked in a list with its own filters; with more, users have to refine the term. */
export const rankedMax = 5_000
/** How many hits readers can page through. */
export const depthMax = 10_000

/** The searcher: a visitor, or an account of the office by its role (`lib/platform/auth/roles.ts`). */
export type Audience = 'public' | { role: number }

export type SearchQuery = {
  /** The term as it was typed. */
  term: string
  /** The kinds to search, in the order of the answer. Kinds that the searcher may not see are left out. */
  kinds: readonly SearchKind[]
  /** The language of the reader: for English, small words («the», «of») are left out. */
  lang: 'mn' | 'en'
  /** How many hits of each kind a page has. */
  limit: number
  /** The number of the page, from 1. */
  page?: number
  audience: Audience
  /** Whether to correct no typing errors and leave no word out; the link beside «shown for …» sets it. */
  exact?: boolean
  /** Whether the user is still typing: even a known word may then be the beginning of a longer one. */
  isTyping?: boolean
}

export type SearchHit = {
  kind: SearchKind
  /** The number of the record in its table; for a page, the number of its menu item. */
  id: number
  /** The words of the record that matched, for `markMatches`. */
  matched: string[]
}

export type SearchGroup = {
  kind: SearchKind
  /** How many records of this kind match; `totalMax` means that many or more. */
  total: number
  /** The grade of the best hit of the page for a word of the term, by average; 0 without hits. */
  bestGrade: number
  /** One page of the matching records, best first. */
  hits: SearchHit[]
}

export type SearchAnswer = {
  /**
   * A group for each requested kind that the searcher may see, in the order of `kinds`, even if nothing was
   * found.
   */
  groups: SearchGroup[]
  /** The sum of the totals of all groups. */
  total: number
  /** The corrected term, if the typed one has an error or lacks a space: «shown for …». */
  shownFor: string | null
  /** Words of the term that no record contains together with the others: «without …». */
  without: string[]
  /** Words and phrases that mean the same as typed ones, and that shown records have instead or as well. */
  also: string[]
  /** If nothing was found: the most similar words, each of which finds something. */
  nearest: string[]
}
