import { miningVideos } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { VideoForm, VideoRename } from './schema'

export function insertVideo(
  { video: _video, ...titles }: VideoForm,
  video: StoredFile,
): Promise<{ id: number }> {
  return insertRow(miningVideos, { ...titles, video_file_id: video.id })
}

/** @throws Problem not_found, or conflict when somebody saved the film since `version` */
export function renameVideo({ id, version, ...titles }: VideoRename): Promise<{ version: number }> {
  return updateRow(miningVideos, { id, version }, titles)
}

export function deleteVideo(id: number): Promise<void> {
  return deleteRow(miningVideos, id)
}
