import { eq, sql } from 'drizzle-orm'
import { type Transaction, db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { isUniqueViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { increment, saveRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { roles } from '@/lib/platform/auth/roles'
import { env } from '@/lib/platform/env'
import { getAccountByEmail } from './queries'
import type { Account, AccountForm, AccountUpdate } from './schema'

const emailTakenProblem = () => Problem.ofField('email', 'validation.account.emailTaken', {}, 'conflict')

export async function insertAccount(form: AccountForm): Promise<{ id: number }> {
  try {
    const [row] = await db()
      .insert(accounts)
      .values(typeCheckedValues(accounts, form))
      .returning({ id: accounts.id })
    if (!row) throw new Error('the account row was not written')
    return row
  } catch (error) {
    throw isUniqueViolation(error) ? emailTakenProblem() : error
  }
}

/**
 * @throws Problem not_found, or conflict when someone else has saved the account since `version`, when
 * another account has the e-mail address, or when the last moderator would lose this role
 */
export async function updateAccount({ id, version, ...form }: AccountUpdate): Promise<{ version: number }> {
  try {
    return await db().transaction(async (tx) => {
      if (form.account_role !== roles.moderator) await refuseRemovingLastModerator(tx, id)
      return saveRow(accounts, { id, version }, (where) =>
        tx
          .update(accounts)
          .set({
            ...typeCheckedValues(accounts, form),
            version: increment(accounts.version),
            updated_at: new Date(),
          })
          .where(where)
          .returning({ version: accounts.version }),
      )
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTakenProblem() : error
  }
}

export async function deleteAccount(id: number, actingAccount: Account): Promise<void> {
  if (id === actingAccount.id) throw new Problem('conflict', 'problems.own_account')
  await db().transaction(async (tx) => {
    await refuseRemovingLastModerator(tx, id)
    const rows = await tx.delete(accounts).where(eq(accounts.id, id)).returning({ id: accounts.id })
    if (rows.length === 0) throw new Problem('not_found')
  })
}

/**
 * Locks the moderators' rows, so that two requests cannot remove the last two moderators at once.
 * @throws Problem conflict when the account is the only moderator
 */
async function refuseRemovingLastModerator(tx: Transaction, id: number): Promise<void> {
  const moderators = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.account_role, roles.moderator))
    .for('update')
  const isModerator = moderators.some((row) => row.id === id)
  if (isModerator && moderators.length === 1) throw new Problem('conflict', 'problems.last_moderator')
}

/**
 * Returns the account that may sign in with a verified e-mail address. The first moderator, named by the
 * operator in the environment, gets an account at the first sign-in as long as there is no moderator.
 */
export async function getAccountOrCreateFirstModerator(email: string): Promise<Account | null> {
  const account = await getAccountByEmail(email)
  if (account || email.toLowerCase() !== env().firstModeratorEmail?.toLowerCase()) return account
  await db().execute(sql`
    insert into ${accounts} (first_name, email, account_role)
    select 'Модератор', ${email.toLowerCase()}, ${roles.moderator}
    where not exists (select from ${accounts} where account_role = ${roles.moderator})
    on conflict do nothing`)
  return getAccountByEmail(email)
}
