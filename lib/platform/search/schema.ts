import type { SearchKind } from './kinds'

/** Hits of a kind are counted up to here: to count on would cost more than to find them. */
export const totalMax = 500
/** Hits of a list with filters of its own are ranked up to here; who asks for a word of half of all names refines it. */
export const rankedMax = 5_000
/** Nobody pages further than so many hits. */
export const depthMax = 10_000

/** Who asks: a visitor, or an account of the office by its role (`lib/platform/auth/roles.ts`). */
export type Audience = 'public' | { role: number }

export type SearchQuery = {
  /** What was typed, as it is. */
  term: string
  /** The kinds to look among, in the order in which they are answered. Those the asker may not see are left out. */
  kinds: readonly SearchKind[]
  /** The language of the reader: it says what small words («the», «of») may be passed over. */
  lang: 'mn' | 'en'
  /** How many hits of each kind a page has. */
  limit: number
  /** The first is 1. */
  page?: number
  audience: Audience
  /** Takes each word as it stands, with its endings: for the link beside «shown for …». */
  exact?: boolean
  /** While it is being typed the last word may be a beginning, also of a longer word than one that it is. */
  isTyping?: boolean
}

export type SearchHit = {
  kind: SearchKind
  /** The number of the record in its table (of a page: of its menu item). */
  id: number
  /** The words of the record that matched, for `markMatches`. */
  matched: string[]
}

export type SearchGroup = {
  kind: SearchKind
  /** How many records of this kind match; `totalMax` means so many or more. */
  total: number
  /** One page of them, best first. */
  hits: SearchHit[]
}

export type SearchAnswer = {
  /** A group for each kind that was asked for and may be seen, in that order, also where nothing was found. */
  groups: SearchGroup[]
  /** Of all groups together. */
  total: number
  /** The term as it was mended, where a slip was: «shown for …». */
  shownFor: string | null
  /** Words of the term that nothing holds together with the others: «without …». */
  without: string[]
  /** Where nothing was found: words that come nearest, each of which finds something. */
  nearest: string[]
}
