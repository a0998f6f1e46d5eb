import { and, eq, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { type RedirectForm, redirectsMax, type RedirectUpdate } from './schema'

const noRow = 0

/**
 * Folds the chains that a redirect would make: it leads to where its target leads, and those that lead to it
 * lead on with it. So no visitor is redirected twice. Writes wait for one another until the commit.
 * @param ownId the redirect's own row, if it has one already
 * @returns where the redirect leads
 * @throws Problem bad_input for a circle
 */
async function foldChains({ old_address, new_address }: RedirectForm, ownId = noRow): Promise<string> {
  await db().execute(sql`lock table ${redirects} in share row exclusive mode`)
  const isOther = ne(redirects.id, ownId)
  const [next] = await db()
    .select({ new_address: redirects.new_address })
    .from(redirects)
    .where(and(eq(redirects.old_address, new_address), isOther))
  const target = next?.new_address ?? new_address
  if (target === old_address) throw Problem.ofField('new_address', 'validation.redirect.loop')
  await db()
    .update(redirects)
    .set({ new_address: target })
    .where(and(eq(redirects.new_address, old_address), isOther))
  return target
}

const takenProblem = () => Problem.ofField('old_address', 'validation.redirect.taken')

/** @throws Problem bad_input for a circle or an address that is redirected already, conflict when there are too many */
export async function insertRedirect(form: RedirectForm): Promise<{ id: number }> {
  const new_address = await foldChains(form)
  if ((await db().$count(redirects)) >= redirectsMax)
    throw new Problem('conflict', 'problems.redirects_full', { max: redirectsMax })
  const values = { old_address: form.old_address, new_address }
  return writeOrRefuseTaken(() => insertRow(redirects, values), takenProblem)
}

/** @throws Problem not_found, bad_input as `insertRedirect`, or conflict when somebody saved it since `version` */
export async function updateRedirect({ id, version, ...form }: RedirectUpdate): Promise<{ version: number }> {
  const new_address = await foldChains(form, id)
  const values = { old_address: form.old_address, new_address }
  return writeOrRefuseTaken(() => updateRow(redirects, { id, version }, values), takenProblem)
}

export function deleteRedirect(id: number): Promise<void> {
  return deleteRow(redirects, id)
}
