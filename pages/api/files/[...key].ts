import type { NextApiRequest, NextApiResponse } from 'next'
import { answerFile } from '@/lib/wiring/files/serve'

// Answers in development, and for an address in a non-canonical spelling; `server.ts` answers all others
// before Next. It is a pages route, because only that keeps `content-length`, which players need with a 206.
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default function files(request: NextApiRequest, response: NextApiResponse) {
  const { key } = request.query
  return answerFile(Array.isArray(key) ? key.join('/') : '', request, response)
}
