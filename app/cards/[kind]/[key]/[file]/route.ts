import { clientNetworkOrThrow } from '@/lib/platform/api/client'
import { Problem } from '@/lib/platform/api/problem'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'
import { textRefusal } from '@/lib/platform/api/refusal'
import { parseCardPath, cardPath, cardContentHash } from '@/lib/sites/cards/address'
import { cardKinds } from '@/lib/sites/cards/kinds'
import { readOrDrawCard, cardRate } from '@/lib/sites/cards/make'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ kind: string; key: string; file: string }> }

/**
 * The share card of a page or a record: the picture that previews of a shared link show. Its URL contains a
 * hash of its content, so browsers may cache it for a year.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const card = parseCardPath(await params)
  const facts = card && (await cardKinds[card.name.kind](card.name.key, card.name.locale))
  if (!card || !facts) return new Response('404', { status: 404, headers: plain })
  const version = cardContentHash(facts)
  // A URL with the hash of other content redirects to the current card.
  if (card.version !== version)
    return new Response(null, { status: 302, headers: { ...plain, location: cardPath(card.name, version) } })
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${version}"`,
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  try {
    const limitCardRate = () =>
      countTryOrRefuse('share cards', cardRate, clientNetworkOrThrow(request.headers))
    const bytes = await readOrDrawCard(facts, request.signal, limitCardRate)
    return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, card.name.locale)
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
