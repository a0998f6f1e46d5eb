import type { NextApiRequest, NextApiResponse } from 'next'
import { receiveUpload } from '@/lib/api/resumable'

// A pages route, because the protocol's library answers the response of Node and reads its body as it comes.
export const config = { api: { bodyParser: false, externalResolver: true } }

export default function uploads(request: NextApiRequest, response: NextApiResponse) {
  return receiveUpload(request, response)
}
