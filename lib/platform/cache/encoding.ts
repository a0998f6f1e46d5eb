import Negotiator from 'negotiator'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
const preferredEncodings: readonly Encoding[] = ['br', 'gzip']
/**
 * The most `accept-encoding` headers remembered, and the greatest length of one. Browsers send few different
 * headers, so nearly all fit.
 */
const rememberedMax = 200
const rememberedLengthMax = 200
const encodingByHeader = new Map<string, Encoding | null>()

/**
 * Returns the encoding of a page that a reader prefers.
 * @param header `accept-encoding`
 * @returns null when the reader accepts no encoding that we have, not even the plain page
 */
export function encodingFor(header: string | undefined): Encoding | null {
  if (header === undefined) return 'identity'
  const encoding = encodingByHeader.get(header)
  if (encoding !== undefined) return encoding
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const [best = null] = negotiator.encodings(encodings, { preferred: preferredEncodings })
  if (header.length <= rememberedLengthMax) {
    if (encodingByHeader.size >= rememberedMax) encodingByHeader.clear()
    encodingByHeader.set(header, best)
  }
  return best
}
