import Negotiator from 'negotiator'

const offered = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof offered)[number]
const preferred: readonly Encoding[] = ['br', 'gzip']
/** Browsers send a handful of headers, so nearly all were read before. */
const rememberedMax = 200
const rememberedLengthMax = 200
const remembered = new Map<string, Encoding | null>()

/**
 * The encoding that a reader likes best of those that a page has.
 * @param header `accept-encoding`
 * @returns null when the reader takes none of them, not even the plain page
 */
export function encodingFor(header: string | undefined): Encoding | null {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const [best = null] = negotiator.encodings(offered, { preferred })
  if (header.length <= rememberedLengthMax) {
    if (remembered.size >= rememberedMax) remembered.clear()
    remembered.set(header, best)
  }
  return best
}
