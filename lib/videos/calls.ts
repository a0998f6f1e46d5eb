import * as z from 'zod'
import { call } from '@/lib/api/call'
import { miningVideo } from './schema'

export const videoCalls = {
  listPublicVideos: call('GET /client/get/mining-video', {
    summary: 'The films of «Mining 101»',
    access: 'public',
    input: z.object({}),
    answer: z.object({ video: z.array(miningVideo) }),
  }),
}
