import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { db, inTransaction } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import type { Account } from '@/lib/platform/accounts/schema'
import { getAccount } from '@/lib/platform/accounts/queries'
import type { StoredFile } from '@/lib/platform/files/store'
import { storeImage } from '@/lib/platform/files/store-here'

/**
 * Rows for tests. Values that must be unique are, so tests run in any order. Each row is written in one
 * transaction as in a call, so that the search finds it at once.
 */

export async function makeAccount(
  role: 1 | 2 | 3,
  values: Partial<typeof accounts.$inferInsert> = {},
): Promise<Account> {
  const [row] = await inTransaction(() =>
    db()
      .insert(accounts)
      .values({
        first_name: `Туршилт ${role}`,
        email: `${randomUUID()}@test.example`,
        account_role: role,
        ...values,
      })
      .returning({ id: accounts.id }),
  )
  const account = row && (await getAccount(row.id))
  if (!account) throw new Error('the account was not made')
  return account
}

export async function makeCategory(
  values: Partial<typeof menuCategories.$inferInsert> = {},
): Promise<{ cid: number }> {
  const [row] = await inTransaction(() =>
    db()
      .insert(menuCategories)
      .values({
        category: `Ангилал ${randomUUID()}`,
        category_en: 'Category',
        page_type: 'news',
        category_level: 1,
        ...values,
      })
      .returning({ cid: menuCategories.cid }),
  )
  if (!row) throw new Error('the category was not made')
  return row
}

/** The bytes of a picture, different at each call. */
export function pictureBytes(
  size: { width?: number; height?: number; format?: 'jpeg' | 'png' } = {},
): Promise<Buffer> {
  const { width = 40, height = 25, format = 'png' } = size
  const colour = {
    r: Math.floor(Math.random() * 256),
    g: Math.floor(Math.random() * 256),
    b: Math.floor(Math.random() * 256),
  }
  const noise = Buffer.from(randomUUID())
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: Buffer.from(noise.subarray(0, 12)),
        raw: { width: 2, height: 2, channels: 3 },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer()
}

export async function makePicture(): Promise<StoredFile> {
  return storeImage(await pictureBytes(), { encoding: 'fast' })
}

let usualBytes: Promise<Buffer> | undefined

/** The picture of rows whose picture no test looks at: drawing a new one takes longer than writing the row. */
export async function findOrMakeUsualPicture(): Promise<StoredFile> {
  return storeImage(await (usualBytes ??= pictureBytes()), { encoding: 'fast' })
}

export async function makeNews(
  values: Partial<typeof news.$inferInsert> = {},
): Promise<{ id: number; version: number; categoryCid: number }> {
  const image_file_id = values.image_file_id ?? (await findOrMakeUsualPicture()).id
  const category_cid = values.category_cid ?? (await makeCategory()).cid
  const [row] = await inTransaction(() =>
    db()
      .insert(news)
      .values({
        publisher: 'МУУҮА',
        title: `Гарчиг ${randomUUID()}`,
        summary: 'Хураангуй',
        text: '<p>Агуулга</p>',
        ...values,
        image_file_id,
        category_cid,
      })
      .returning({ id: news.id, version: news.version, categoryCid: news.category_cid }),
  )
  if (!row) throw new Error('the news item was not made')
  return row
}

export async function makeTrade(values: Partial<typeof trades.$inferInsert> = {}): Promise<{ id: number }> {
  const [row] = await inTransaction(() =>
    db()
      .insert(trades)
      .values({
        trade_datetime: new Date(),
        seller_name: `Худалдагч ${randomUUID()}`,
        product_name: 'Коксжих нүүрс',
        min_price: 98.4,
        price_currency: 'USD',
        ...values,
      })
      .returning({ id: trades.id }),
  )
  if (!row) throw new Error('the trade was not made')
  return row
}

/** A name in the dictionary of the exchange, added by a trade of its seller. */
export async function makeExchangeName(name = `Худалдагч ${randomUUID()} ХХК`): Promise<{ id: number }> {
  await makeTrade({ seller_name: name })
  const [row] = await db()
    .select({ id: exchangeNames.id })
    .from(exchangeNames)
    .where(and(eq(exchangeNames.kind, 'seller'), eq(exchangeNames.name, name)))
  if (!row) throw new Error('the name was not entered')
  return row
}

/** A request to the office, from a unique sender. */
export async function makeRequest(
  values: Partial<typeof officeRequests.$inferInsert> = {},
): Promise<{ id: number; email: string }> {
  const email = `${randomUUID()}@test.example`
  const [row] = await inTransaction(() =>
    db()
      .insert(officeRequests)
      .values({
        ...{
          name: 'Бат Болд',
          email,
          phone_number: '9911 2233',
          business_type: 'Хайгуул',
          member_request: true,
        },
        ...values,
      })
      .returning({ id: officeRequests.id, email: officeRequests.email }),
  )
  if (!row) throw new Error('the request was not made')
  return row
}

export async function makeNotice(values: Partial<typeof notices.$inferInsert> = {}): Promise<{ id: number }> {
  const [row] = await inTransaction(() =>
    db()
      .insert(notices)
      .values({
        order_num: randomUUID(),
        sell_datetime: new Date(),
        seller_name: 'Тэнгэр Зэс ХХК',
        type: 'Зэсийн баяжмал',
        quantity: 12,
        lot_size: 500,
        currency: 'USD',
        ...values,
      })
      .returning({ id: notices.id }),
  )
  if (!row) throw new Error('the notice was not made')
  return row
}
