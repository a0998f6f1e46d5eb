import { didDocument } from '@/lib/assessment/credentials/keys'

export const dynamic = 'force-dynamic'

/** The DID document of the site (`did:web`): the keys with which it signs credentials. */
export async function GET(): Promise<Response> {
  return new Response(JSON.stringify(await didDocument()), {
    headers: {
      'content-type': 'application/did+json',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    },
  })
}
