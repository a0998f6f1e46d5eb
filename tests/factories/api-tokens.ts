import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { apiTokens } from '@/db/schema/accounts'
import { insertApiToken } from '@/lib/office/api-tokens/mutations'
import type { Account } from '@/lib/platform/accounts/schema'
import { makeAccount } from './rows'

type Values = { maker?: Account; role?: 1 | 2 | 3; daysLeft?: number }
export type MadeToken = { id: number; name: string; secret: string; maker: Account; authorization: string }

/** The day that is so many days after today, in Ulaanbaatar. */
export const dayIn = (days: number) =>
  new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10)

/** An API token of a moderator; `daysLeft` may be negative. */
export async function makeApiToken({ maker, role = 1, daysLeft = 30 }: Values = {}): Promise<MadeToken> {
  const account = maker ?? (await makeAccount(1))
  const name = `Скрипт ${randomUUID()}`
  const { id, secret } = await inTransaction(async () => {
    const form = { name, account_role: role, ends_on: dayIn(Math.max(0, daysLeft)) }
    const token = await insertApiToken(form, account)
    if (daysLeft < 0)
      await db()
        .update(apiTokens)
        .set({ ends_on: dayIn(daysLeft) })
        .where(eq(apiTokens.id, token.id))
    return token
  })
  return { id, name, secret, maker: account, authorization: `Bearer ${secret}` }
}
