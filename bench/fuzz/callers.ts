import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { pool } from '@/db/client'
import { personalData } from '@/db/personal-data'
import { personalKindOf } from '@/db/schema/columns'
import { openMemberSessionAndBuildCookie } from '@/lib/content/members/session'
import { openCodeSession } from '@/lib/platform/auth/code-session'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { makeApiToken } from '@/tests/factories/api-tokens'
import { makeMember } from '@/tests/factories/assessment'
import { makeParticipant } from '@/tests/factories/meetings'
import { makeOwnedCompany } from '@/tests/factories/owned-listings'
import { makeAccount } from '@/tests/factories/rows'
import type { Operation } from './operations'

type Reader = (typeof personalData)[number]['readers'][number]

/** Somebody who makes calls. */
export type Caller = {
  name: string
  /** The security scheme of the document that admits this caller; null for nobody. */
  scheme: string | null
  /** The role among the scheme's roles. */
  role?: string
  /** The readers of `db/personal-data.ts` that this caller is one of. */
  reads: readonly Reader[]
  /** Signs in anew, since a call may end a session or delete an account. */
  signIn: () => Promise<Record<string, string>>
}

const cookieOf = (setCookie: string) => ({ cookie: setCookie.split(';')[0] ?? '' })
const staffReads: Record<string, readonly Reader[]> = {
  user: ['everybody', 'staff'],
  admin: ['everybody', 'staff', 'moderators'],
  moderator: ['everybody', 'staff', 'moderators', 'moderator'],
}

/** One caller of each kind, for each role of staff also a script with an API token. */
export const callers: readonly Caller[] = [
  { name: 'nobody', scheme: null, reads: ['everybody'], signIn: () => Promise.resolve({}) },
  {
    name: 'member',
    scheme: 'member',
    reads: ['everybody'],
    signIn: async () => cookieOf(await openMemberSessionAndBuildCookie((await makeMember()).id)),
  },
  {
    name: 'owner',
    scheme: 'owner',
    reads: ['everybody'],
    signIn: async () => {
      const { email } = await makeOwnedCompany()
      return cookieOf((await openCodeSession({ audience: 'owner', email })).cookie)
    },
  },
  {
    name: 'participant',
    scheme: 'participant',
    reads: ['everybody', 'participants'],
    signIn: async () => {
      const { email } = await makeParticipant()
      return cookieOf((await openCodeSession({ audience: 'participant', email })).cookie)
    },
  },
  ...(['user', 'admin', 'moderator'] as const).flatMap((role): Caller[] => {
    const number = { moderator: 1, admin: 2, user: 3 }[role] as 1 | 2 | 3
    return [
      {
        name: role,
        scheme: 'session',
        role,
        reads: staffReads[role] ?? [],
        signIn: async () => cookieOf(await replaceSessionAndBuildCookie(await makeAccount(number))),
      },
      {
        name: `token of ${role}`,
        scheme: 'token',
        role,
        reads: staffReads[role] ?? [],
        signIn: async () => ({ authorization: (await makeApiToken({ role: number })).authorization }),
      },
    ]
  }),
]

/** Whether the document admits the caller. */
export function isAdmitted({ scheme, role }: Caller, { security }: Operation): boolean {
  if (security.length === 0) return true
  return security.some((way) => {
    const roles = scheme === null ? undefined : way[scheme]
    return roles !== undefined && (roles.length === 0 || roles.includes(role ?? ''))
  })
}

/** The addresses that a caller may not read, by the schema's marks and the readers of each purpose. */
export async function findForeignAddresses(): Promise<(caller: Caller) => readonly string[]> {
  const rows = await Promise.all(
    personalData.map(async ({ readers, tables }) => ({
      readers: readers as readonly Reader[],
      addresses: (await Promise.all(tables.map(readAddresses))).flat(),
    })),
  )
  return ({ reads }) => {
    const mayRead = (readers: readonly Reader[]) => readers.some((reader) => reads.includes(reader))
    const readable = new Set(
      rows.filter(({ readers }) => mayRead(readers)).flatMap(({ addresses }) => addresses),
    )
    const foreign = rows.filter(({ readers }) => !mayRead(readers)).flatMap(({ addresses }) => addresses)
    return [...new Set(foreign)].filter((address) => !readable.has(address))
  }
}

async function readAddresses(table: PgTable): Promise<string[]> {
  const columns = Object.values(getTableColumns(table)).filter((column) => personalKindOf(column) === 'email')
  const lists = await Promise.all(
    columns.map(async ({ name }) => {
      const { rows } = await pool().query<{ address: string }>(
        `select distinct ${name}::text as address from ${getTableName(table)} where ${name}::text like '%@%'`,
      )
      return rows.map(({ address }) => address)
    }),
  )
  return lists.flat()
}
