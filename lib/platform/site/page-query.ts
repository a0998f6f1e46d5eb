// What the queries of filtered pages have in common: each becomes a part of the path of a cached page.

/** Returns a name of a query if it is a known one; null otherwise. */
export const knownNameOrNull = <const Name extends string>(names: readonly Name[], name: string | null) =>
  names.find((each) => each === name) ?? null

/** Returns the page number of a query, from 1; an invalid one counts as the first page. */
export const parsePageNumber = (number: string | null): number =>
  /^[1-9]\d{0,5}$/.test(number ?? '') ? Number(number) : 1

/** Makes each run of white space and control characters one space, and cuts the term. */
export const plainTerm = (term: string, lettersMax: number): string =>
  term
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, lettersMax)
    .toWellFormed()

/**
 * Encodes a text for a path, which cannot have every text: `..` would lead to another folder, and `100%` could
 * not be decoded.
 */
export const encodeBase64Url = (text: string): string => Buffer.from(text).toString('base64url')
export const decodeBase64Url = (text: string): string => Buffer.from(text, 'base64url').toString()
