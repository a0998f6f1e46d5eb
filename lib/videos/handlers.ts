import type { Handlers } from '@/lib/api/handlers'
import type { videoCalls } from './calls'
import { listPublicVideos } from './queries'

export const videoHandlers: Handlers<typeof videoCalls> = {
  listPublicVideos: async () => ({ video: await listPublicVideos() }),
}
