import { miningVideos } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { VideoRename } from './schema'

export function insertVideo(title: string, video: StoredFile): Promise<{ id: number }> {
  return insertRow(miningVideos, { title, video_file_id: video.id })
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export function renameVideo({ id, version, title }: VideoRename): Promise<{ version: number }> {
  return updateRow(miningVideos, { id, version }, { title })
}

export function deleteVideo(id: number): Promise<void> {
  return deleteRow(miningVideos, id)
}
