import type { NextApiRequest, NextApiResponse } from 'next'
import { answerFile } from '@/lib/wiring/files/serve'

// Serves a file in development, and for a URL in a non-canonical spelling; `server.ts` serves all other files
// before Next. It is a pages route, because only such a route keeps `content-length`, which players need with
// a 206.
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default function files(request: NextApiRequest, response: NextApiResponse) {
  const { key } = request.query
  return answerFile(Array.isArray(key) ? key.join('/') : '', request, response)
}
