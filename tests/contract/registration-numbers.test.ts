import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { directoryChanges, directoryCompanies, directoryReports } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { env } from '@/lib/env'
import { makeMember } from '@/tests/factories/assessment'
import { makeListing, makeListingChange } from '@/tests/factories/listings'

/** Runs the migration on rows that were written before it. */
async function migrate(): Promise<void> {
  const sql = await readFile('db/migrations/0028_one_registration_number.sql', 'utf8')
  const client = new pg.Client({ connectionString: env().databaseUrl })
  await client.connect()
  try {
    for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement)
  } finally {
    await client.end()
  }
}

const digits = String(randomInt(10_000_000, 99_999_999))

describe('registration numbers that were written in three ways', () => {
  it('become one, which one listing keeps, and join its member', async () => {
    const [first, plain] = [
      await makeListing({ approval: true, registration_number: `аб ${digits}` }),
      await makeListing({ approval: true, registration_number: `АБ${digits}` }),
    ]
    const request = await makeListing({ registration_number: `Аб\u00a0${digits}` })
    const unknown = await makeListing({ approval: true, registration_number: 'NULL' })
    const change = await makeListingChange(plain.id, { registration_number: `аб ${digits}`, address: 'Хаяг' })
    const member = await makeMember()
    await db()
      .update(memberCompanies)
      .set({ registration_number: `АБ${digits}` })
      .where(eq(memberCompanies.id, member.id))

    await migrate()

    const ids = [first, plain, request, unknown].map(({ id }) => id)
    const rows = await db()
      .select({ id: directoryCompanies.id, number: directoryCompanies.registration_number })
      .from(directoryCompanies)
      .where(inArray(directoryCompanies.id, ids))
    const numberOf = (id: number) => rows.find((row) => row.id === id)?.number
    expect(ids.map(numberOf)).toEqual([`АБ${digits}`, '', `АБ${digits}`, ''])
    // The staff are told which listing lost a number, and to whom.
    const reports = await db()
      .select()
      .from(directoryReports)
      .where(inArray(directoryReports.company_id, ids))
    expect(reports).toMatchObject([
      { company_id: plain.id, text: expect.stringContaining(`«АБ${digits}» нь № ${first.id}`) as string },
    ])
    const [changed] = await db().select().from(directoryChanges).where(eq(directoryChanges.id, change.id))
    expect(changed?.changes).toEqual({ registration_number: `АБ${digits}`, address: 'Хаяг' })
    const [joined] = await db().select().from(memberCompanies).where(eq(memberCompanies.id, member.id))
    expect(joined?.company_id).toBe(first.id)
  })
})
