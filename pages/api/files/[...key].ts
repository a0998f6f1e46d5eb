import type { NextApiRequest, NextApiResponse } from 'next'
import { serveFile, servePrivateFile } from '@/lib/files/serve'

// A pages route, because it alone keeps `content-length`, which players need with a 206.
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } }

export default function files(request: NextApiRequest, response: NextApiResponse) {
  const { key } = request.query
  const parts = Array.isArray(key) ? key : []
  const [folder, name = '', ...more] = parts
  if (folder === 'private' && more.length === 0) return servePrivateFile(name, request, response)
  return serveFile(parts.join('/'), request, response)
}
