/**
 * The header of a write with which the office says what to do with links to a page that the write takes away.
 * Without it, as from scripts, a write does nothing with links.
 */
export const linksHeader = 'strata-links'

const offers = ['ask', 'remove', 'keep'] as const
/**
 * `ask` refuses the write with the links, so that staff can decide. `lead` leads the links to another address,
 * `remove` takes them away, `keep` leaves them; the old address then redirects.
 */
export type LinksAnswer = { offer: (typeof offers)[number] } | { offer: 'lead'; address: string }

/** Returns the value of the header; an address may contain any letter. */
const linksHeaderValue = (answer: LinksAnswer): string =>
  answer.offer === 'lead' ? `lead ${encodeURIComponent(answer.address)}` : answer.offer

/** Returns the headers of a write with an answer, none without one. */
export const linksHeaders = (answer: LinksAnswer | undefined): Record<string, string> =>
  answer ? { [linksHeader]: linksHeaderValue(answer) } : {}

/** Reads the value of the header; null if there is none. A value that is no answer asks. */
export function parseLinksHeader(value: string | null): LinksAnswer | null {
  if (value === null) return null
  const [, address] = /^lead (\S+)$/.exec(value) ?? []
  if (address !== undefined) {
    try {
      return { offer: 'lead', address: decodeURIComponent(address) }
    } catch {
      return { offer: 'ask' }
    }
  }
  return { offer: offers.find((each) => each === value) ?? 'ask' }
}
