import type { NextApiRequest, NextApiResponse } from 'next'
import { serveFile } from '@/lib/files/serve'

// A pages route, because it alone keeps `content-length`, which players need with a 206.
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default function files(request: NextApiRequest, response: NextApiResponse) {
  const { key } = request.query
  return serveFile(Array.isArray(key) ? key.join('/') : '', request, response)
}
