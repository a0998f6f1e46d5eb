import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { banners } from '@/db/schema/site'
import { Problem } from '@/lib/api/problem'
import type { StoredFile } from '@/lib/files/store'
import type { BannerOrder } from './schema'

export async function insertBanner(image: StoredFile): Promise<{ id: number }> {
  const [row] = await db()
    .insert(banners)
    .values({
      image_file_id: image.id,
      sequence: sql`(select coalesce(max(sequence), 0) + 1 from ${banners})`,
    })
    .returning({ id: banners.id })
  if (!row) throw new Error('the banner row was not written')
  return row
}

export async function deleteBanner(id: number): Promise<void> {
  const rows = await db().delete(banners).where(eq(banners.id, id)).returning({ id: banners.id })
  if (rows.length === 0) throw new Problem('not_found')
}

/** Saves all places at once; a slide that is gone meanwhile refuses the whole order. */
export async function updateBannerOrder(order: BannerOrder): Promise<void> {
  const places = JSON.stringify(order)
  await db().transaction(async (tx) => {
    const changed = await tx.execute(sql`
      update ${banners} set sequence = place.sequence
      from jsonb_to_recordset(${places}::jsonb) as place(id integer, sequence integer)
      where ${banners.id} = place.id
      returning ${banners.id}`)
    if (changed.rows.length !== order.length) throw new Problem('conflict', 'problems.banner_list')
  })
}
