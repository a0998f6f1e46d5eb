import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { apiTokens } from '@/db/schema/accounts'
import { dayIn, makeApiToken } from '@/tests/factories/api-tokens'
import type { Write } from './write'

const countTokens = (name: string) => db().$count(apiTokens, eq(apiTokens.name, name))

/** Writes of moderators to the API tokens. */
export const apiTokenWrites: Record<string, Write> = {
  'POST /admin/insert/api-token': async () => {
    const json = { name: randomUUID(), account_role: 2, ends_on: dayIn(30) }
    return {
      ...{ send: { json }, details: json },
      read: () => countTokens(json.name),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/api-token': async () => {
    const { id, name } = await makeApiToken()
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countTokens(name),
      ...{ before: 1, after: 0 },
    }
  },
}
