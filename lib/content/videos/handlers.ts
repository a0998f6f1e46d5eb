import type { Handlers } from '@/lib/platform/api/handlers'
import type { videoCalls } from './calls'
import { deleteVideo, insertVideo, renameVideo } from './mutations'
import { getVideo, listAdminVideos, listVideos } from './queries'

export const videoHandlers: Handlers<typeof videoCalls> = {
  listVideos: async () => ({ video: await listVideos() }),
  listAdminVideos: ({ input }) => listAdminVideos(input),
  getVideo: async ({ input }) => ({ record: await getVideo(input.id) }),
  insertVideo: ({ input, files }) => insertVideo(input, files.video),
  renameVideo: ({ input }) => renameVideo(input),
  deleteVideo: async ({ input }) => {
    await deleteVideo(input.id)
    return {}
  },
}
