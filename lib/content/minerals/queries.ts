import { asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { minerals } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { Mineral, MineralRecord } from './schema'

function selectMinerals() {
  return db()
    .select({ row: minerals, file: shownFile })
    .from(minerals)
    .innerJoin(files, eq(files.id, minerals.image_file_id))
    .$dynamic()
}

function mineralAnswer({ row, file }: Awaited<ReturnType<typeof selectMinerals>>[number]): MineralRecord {
  const { id, title, title_en, sequence, version } = row
  return { id, title, title_en, image: fileUrl(file), sequence, version }
}

async function listMineralsInOrder(where?: SQL): Promise<MineralRecord[]> {
  const rows = await selectMinerals().where(where).orderBy(asc(minerals.sequence), asc(minerals.id))
  return rows.map(mineralAnswer)
}

/** Lists the pictures in their order. With a search term, only matching pictures. */
export async function listAdminMinerals({ term }: SearchInput): Promise<MineralRecord[]> {
  return listMineralsInOrder(await matchesTermSql(term, 'mineral', minerals.id))
}

/** Reads a picture for its form. @throws Problem not_found */
export async function getMineral(id: number): Promise<MineralRecord> {
  return mineralAnswer(requireRow(await selectMinerals().where(eq(minerals.id, id))))
}

export const listMinerals = cacheRead('minerals', ['minerals'], async (): Promise<Mineral[]> => {
  const rows = await listMineralsInOrder()
  return rows.map(({ id, title, title_en, image }) => ({ id, title, title_en, image }))
})
