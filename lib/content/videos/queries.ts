import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { miningVideos } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { namedFile, shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { MiningVideo, VideoRecord, VideoRow, videoSorts } from './schema'

const posters = alias(files, 'posters')

export const listVideos = cacheRead('mining-videos', ['videos'], async (): Promise<MiningVideo[]> => {
  const rows = await db()
    .select({
      id: miningVideos.id,
      title: miningVideos.title,
      title_en: miningVideos.title_en,
      video: shownFile,
      poster: { key: posters.key, name: posters.name },
    })
    .from(miningVideos)
    .innerJoin(files, eq(files.id, miningVideos.video_file_id))
    .leftJoin(posters, eq(posters.id, miningVideos.poster_file_id))
    .orderBy(asc(miningVideos.id))
  return rows.map(({ id, title, title_en, video, poster }) => ({
    id,
    title,
    title_en,
    video: fileUrl(video),
    poster: poster && fileUrl(poster),
  }))
})

function selectVideos() {
  return db()
    .select({
      row: miningVideos,
      file: namedFile,
    })
    .from(miningVideos)
    .innerJoin(files, eq(files.id, miningVideos.video_file_id))
    .$dynamic()
}

function videoAnswer({ row, file }: Awaited<ReturnType<typeof selectVideos>>[number]): VideoRow {
  const { id, title, title_en, created_at } = row
  const [video, video_name] = [fileUrl(file), file.original_name]
  return { id, title, title_en, video, video_name, created_at: created_at.toISOString() }
}

const sortColumns = { title: miningVideos.title, created_at: miningVideos.created_at }

/** Lists the films for the office, in the order of the public page unless another order is chosen. */
export async function listAdminVideos(
  listing: Listing<(typeof videoSorts)[number]>,
): Promise<{ video: VideoRow[]; total: number; totalPages: number }> {
  const where = await matchesTermSql(listing.term, 'video', miningVideos.id)
  const [total, rows] = await Promise.all([
    db().$count(miningVideos, where),
    selectVideos()
      .where(where)
      .orderBy(...sortOrder(listing.sort, sortColumns, [asc(miningVideos.id)]))
      .limit(listing.limit)
      .offset(offsetOf(listing)),
  ])
  return { video: rows.map(videoAnswer), total, totalPages: numberOfPages(total, listing.limit) }
}

/** Reads a film for its form. @throws Problem not_found */
export async function getVideo(id: number): Promise<VideoRecord> {
  const row = requireRow(await selectVideos().where(eq(miningVideos.id, id)))
  return { ...videoAnswer(row), version: row.row.version }
}
