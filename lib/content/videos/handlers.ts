import { miningVideos } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { videoCalls } from './calls'
import { getVideo, listAdminVideos, listVideos } from './queries'

export const videoHandlers: Handlers<typeof videoCalls> = {
  listVideos: async () => ({ video: await listVideos() }),
  listAdminVideos: ({ input }) => listAdminVideos(input),
  getVideo: async ({ input }) => ({ record: await getVideo(input.id) }),
  insertVideo: ({ input: { video: _video, ...titles }, files }) =>
    insertRow(miningVideos, { ...titles, video_file_id: files.video.id }),
  renameVideo: ({ input: { id, version, ...titles } }) => updateRow(miningVideos, { id, version }, titles),
  deleteVideo: ({ input }) => deleteRow(miningVideos, input.id),
}
