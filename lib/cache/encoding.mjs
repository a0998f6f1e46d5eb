import Negotiator from 'negotiator'

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
const offered = ['br', 'gzip', 'identity']
const preferred = ['br', 'gzip']
/** Browsers send a handful of headers, so nearly all were read before. */
const rememberedMax = 200
const rememberedLengthMax = 200
/** @type {Map<string, Encoding | null>} */
const remembered = new Map()

/**
 * The encoding that a reader likes best of those that a page has.
 * @param {string | undefined} header `accept-encoding`
 * @returns {Encoding | null} null when the reader takes none of them, not even the plain page
 */
export function encodingFor(header) {
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
