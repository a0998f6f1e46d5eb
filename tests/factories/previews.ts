import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import { mapNewsTexts } from '@/lib/content/news/schema'
import { makeAccount } from './rows'

/** A preview of a news item, not shared unless `days` says for how long. @returns its id */
export async function makePreview({
  days,
  ...values
}: Partial<typeof previews.$inferInsert> & { days?: number } = {}): Promise<string> {
  const item = {
    ...{ id: values.record_id ?? 0, ...mapNewsTexts(() => ''), title: 'Ноорог мэдээ', summary: 'Хураангуй' },
    ...{ text: '<p>Агуулга</p>', image: '/files/a', publisher: 'Админ' },
    ...{ category_cid: 8, created_at: '2026-05-01T02:00:00.000Z', updated_at: '2026-05-01T02:00:00.000Z' },
  }
  const [row] = await db()
    .insert(previews)
    .values({
      ...{ kind: 'news', shown: { kind: 'news', item } },
      ...(days !== undefined && { shared_until: sql`now() + make_interval(days => ${days})` }),
      ...values,
      account_id: values.account_id ?? (await makeAccount(3)).id,
    })
    .returning({ id: previews.id })
  return row?.id ?? ''
}

/** A remark on a shared draft. @returns its id */
export async function makeRemark(
  values: Partial<typeof previewRemarks.$inferInsert> & { preview_id: string },
): Promise<number> {
  const [row] = await db()
    .insert(previewRemarks)
    .values({ name: 'Уншигч', text: 'Санал', ...values })
    .returning({ id: previewRemarks.id })
  return row?.id ?? 0
}
