import type { NextApiRequest, NextApiResponse } from 'next'
import { answerFile } from '@/lib/wiring/files/serve'

// In development, and for an address that is spelt in another way; `server.ts` answers all others before Next. A pages
// route, because it alone keeps `content-length`, which players need with a 206.
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default function files(request: NextApiRequest, response: NextApiResponse) {
  const { key } = request.query
  return answerFile(Array.isArray(key) ? key.join('/') : '', request, response)
}
