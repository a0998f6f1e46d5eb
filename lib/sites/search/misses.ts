import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchMisses } from '@/db/schema/search-office'
import { macOf } from '@/lib/platform/auth/mac'
import { toCountedTerm } from './counted-term'
import type { SearchedSite, SearchOutcome } from './schema'

/** How many days after the first search of a term its row is deleted. */
const keptDays = 90
/** The most terms that begin to be counted in a day. */
const newTermsMax = 2_000
/** The most terms of which the first visitor of the day is remembered. */
const rememberedTermsMax = 5_000

/** For each term a hash of the day and of the visitor who asked it first: only in memory, of this process. */
const firstVisitors = new Map<string, string>()

/** Whether another visitor, or anybody on another day, has asked the term before; remembers a first one. */
function isAskedAgain(key: string, visitor: string): boolean {
  const first = firstVisitors.get(key)
  if (first !== undefined) return first !== visitor
  if (firstVisitors.size >= rememberedTermsMax) firstVisitors.clear()
  firstVisitors.set(key, visitor)
  return false
}

/**
 * Counts the outcome of a search. The term itself is stored only when it is asked by a second visitor or on
 * another day, and never if it may be data of a person.
 * @param address the network address of the visitor, which is not stored
 */
export async function countSearchOutcome(
  { site, term, outcome }: { site: SearchedSite; term: string; outcome: SearchOutcome },
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const countedTerm = toCountedTerm(term)
  if (countedTerm === null) return
  const key = macOf('search', site, countedTerm)
  if (outcome === 'opened') {
    await db().execute(sql`
      update ${searchMisses} set opened = least(opened + 1, found) where key = ${key}`)
    return
  }
  const isAgain = isAskedAgain(key, macOf('visitor', now.toISOString().slice(0, 10), address))
  const [nothing, hits] = outcome === 'nothing' ? [1, 0] : [0, 1]
  await db().execute(sql`
    insert into ${searchMisses} as own (key, site, nothing, found)
    select ${key}, ${site}, ${nothing}::int, ${hits}::int
    where exists (select from ${searchMisses} where key = ${key})
      or ${newTermsMax} > (select count(*) from (
        select from ${searchMisses} where asked_on = current_date limit ${newTermsMax}) today)
    on conflict (key) do update set nothing = own.nothing + excluded.nothing, found = own.found + excluded.found,
      term = coalesce(own.term, case when ${isAgain} or own.asked_on < current_date then ${countedTerm} end)`)
}

/** Deletes the terms whose counting began too long ago. */
export async function deleteOldSearchMisses(): Promise<void> {
  await db().execute(sql`delete from ${searchMisses} where asked_on < current_date - ${keptDays}::int`)
}
