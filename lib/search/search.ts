import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchWords } from '@/db/schema/search'
import { mayAccess } from '@/lib/auth/roles'
import { looseKey } from './keys'
import { definitionOf, type SearchKind } from './kinds'
import type { Audience, SearchAnswer, SearchQuery } from './schema'
import { wordsOf } from './words'

export type { Audience, SearchAnswer, SearchGroup, SearchHit, SearchQuery } from './schema'

/** Of the kinds those that the asker may find anything of. */
export function visibleKinds(kinds: readonly SearchKind[], audience: Audience): SearchKind[] {
  return kinds.filter((kind) => {
    const { access, public: shown } = definitionOf(kind)
    return audience === 'public' ? shown !== undefined : mayAccess(audience.role, access)
  })
}

/** Finds records by words of their texts, best first. Errors of the term are mended; see docs/search.md. */
export async function search(query: SearchQuery): Promise<SearchAnswer> {
  const { term, limit, page = 1, audience } = query
  const keys = [...wordsOf(term)].slice(0, 8).map(looseKey)
  const groups = await Promise.all(
    visibleKinds(query.kinds, audience).map(async (kind) => {
      if (keys.length === 0) return { kind, total: 0, hits: [] }
      const holds = keys.map(
        (key) =>
          sql`${searchItems.words} && array(select ${searchWords.id} from ${searchWords} where ${searchWords.loose} like ${`${key}%`})`,
      )
      const { rows } = await db().execute<{ id: number; total: number; matched: string[] }>(sql`
        select ${searchItems.record_id} as id, count(*) over ()::int as total,
          array(select word from ${searchWords} where ${searchWords.id} = any (${searchItems.words}) and ${searchWords.loose} like any (${sql.param(keys.map((key) => `${key}%`))})) as matched
        from ${searchItems}
        where ${searchItems.kind} = ${kind} and ${sql.join(holds, sql` and `)}
          ${audience === 'public' ? sql`and now() >= ${searchItems.public_from} and now() < coalesce(${searchItems.public_until}, 'infinity')` : sql``}
        order by ${searchItems.dated_at} desc, ${searchItems.record_id} desc limit ${limit} offset ${(page - 1) * limit}`)
      return {
        kind,
        total: rows[0]?.total ?? 0,
        hits: rows.map(({ id, matched }) => ({ kind, id, matched })),
      }
    }),
  )
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { groups, total, shownFor: null, without: [], nearest: [] }
}

/**
 * Ends for what is being typed: words that begin like the last one of the term, each of which finds something that the
 * asker may see.
 * @param limit how many at most
 */
export async function suggest(
  prefix: string,
  { kinds, audience, limit = 8 }: { kinds: readonly SearchKind[]; audience: Audience; limit?: number },
): Promise<string[]> {
  const key = looseKey([...wordsOf(prefix)].at(-1) ?? '')
  const seen = visibleKinds(kinds, audience)
  if (key === '' || seen.length === 0) return []
  const { rows } = await db().execute<{ word: string }>(sql`
    select word from ${searchWords} where ${searchWords.loose} like ${`${key}%`}
      and exists (select from ${searchItems} where ${searchItems.words} && array[${searchWords.id}]
        and ${searchItems.kind} = any (${sql.param(seen)})
        ${audience === 'public' ? sql`and now() >= ${searchItems.public_from} and now() < coalesce(${searchItems.public_until}, 'infinity')` : sql``})
    order by length(word), word limit ${limit}`)
  return rows.map(({ word }) => word)
}
