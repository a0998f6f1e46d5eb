import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { miningVideos } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { MiningVideo } from './schema'

const posters = alias(files, 'posters')

export const listPublicVideos = cached('mining-videos', [tags.videos], async (): Promise<MiningVideo[]> => {
  const rows = await db()
    .select({
      id: miningVideos.id,
      title: miningVideos.title,
      video: { key: files.key, name: files.name },
      poster: { key: posters.key, name: posters.name },
    })
    .from(miningVideos)
    .innerJoin(files, eq(files.id, miningVideos.video_file_id))
    .leftJoin(posters, eq(posters.id, miningVideos.poster_file_id))
    .orderBy(asc(miningVideos.id))
  return rows.map(({ id, title, video, poster }) => ({
    id,
    title,
    video: fileUrl(video),
    poster: poster && fileUrl(poster),
  }))
})
