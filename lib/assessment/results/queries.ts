import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { files } from '@/db/schema/files'
import { memberCompanies } from '@/db/schema/members'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { formatCheckCode } from '../credentials/code'
import { countMemberResults } from '../member/queries'
import { isPublishedSql } from '../published'
import { resultStateOf } from '../validity'
import { publishedPageRows, type PublishedQuery } from './address'
import type { PublishedListing, PublishedResult } from './schema'

/** The conditions of the states, as `resultStateOf` says them of the results of active members. */
const stateConditions = {
  valid: and(isNull(memberResults.withdrawn_at), gt(memberResults.valid_until, sql`now()`)),
  expired: and(isNull(memberResults.withdrawn_at), lte(memberResults.valid_until, sql`now()`)),
  withdrawn: isNotNull(memberResults.withdrawn_at),
}

/** Selects the published results that also match `where`. */
const selectPublished = (where?: SQL) =>
  db()
    .select({
      result: memberResults,
      year: memberAssessments.year,
      name: memberCompanies.name,
      isMember: memberCompanies.active,
      logo: shownFile,
    })
    .from(memberAssessments)
    .innerJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .innerJoin(files, eq(files.id, memberCompanies.logo_file_id))
    .where(and(isPublishedSql, where))
    .$dynamic()

function publishedResultOf({
  result,
  year,
  name,
  isMember,
  logo,
}: Awaited<ReturnType<typeof selectPublished>>[number]): PublishedResult {
  return {
    ...{ name, logo: absoluteUrl(fileUrl(logo)), year, main_percentage: result.main_percentage },
    state: resultStateOf({ ...result, isMember }),
    created_at: result.created_at.toISOString(),
    valid_until: result.valid_until.toISOString(),
    check_url: absoluteUrl(associationPaths.checkedResult(formatCheckCode(result.check_code))),
  }
}

/** Returns the listing that shows a query's page. */
export const listingOf = ({ year, state, sort, page }: PublishedQuery): PublishedListing => ({
  ...{ page, limit: publishedPageRows, sort: sort ?? undefined },
  ...{ year: year ?? undefined, state: state ?? undefined },
})

export type PublishedPage = { results: PublishedResult[]; total: number; totalPages: number }

async function readPublishedPage(
  { year, state, sort, ...paging }: PublishedListing,
  matchesName?: SQL,
): Promise<PublishedPage> {
  const where = and(
    year === undefined ? undefined : eq(memberAssessments.year, year),
    state && stateConditions[state],
    matchesName,
  )
  const total = await countMemberResults(and(isPublishedSql, where))
  const offset = offsetOf(paging)
  const sortColumns = {
    ...{ name: memberCompanies.name, year: memberAssessments.year },
    main_percentage: memberResults.main_percentage,
  }
  const newestYearFirst = [desc(memberAssessments.year), asc(memberCompanies.name), asc(memberCompanies.id)]
  const rows =
    offset >= total
      ? []
      : await selectPublished(where)
          .orderBy(...sortOrder(sort, sortColumns, newestYearFirst))
          .limit(paging.limit)
          .offset(offset)
  return { results: rows.map(publishedResultOf), total, totalPages: numberOfPages(total, paging.limit) }
}

// A member's name, logo and whether it is active change under the tag of the directory.
const resultTags = ['assessment-results', 'directory'] as const

/** Lists one page of the results that members published, by default the newest year first, then by name. */
export const listPublishedResults = cacheRead('published-results', resultTags, (listing: PublishedListing) =>
  readPublishedPage(listing),
)

/** The same of members whose name has all words of a term. */
export const searchPublishedResults = cacheRead(
  'searched-results',
  [...resultTags, 'search', 'search-synonyms'],
  async (listing: PublishedListing, term: string) =>
    readPublishedPage(listing, await matchesTermSql(term, 'company', memberCompanies.id)),
)

/** Lists the years that have a published result, newest first. */
export const listPublishedYears = cacheRead('published-years', resultTags, async (): Promise<number[]> => {
  const rows = await db()
    .selectDistinct({ year: memberAssessments.year })
    .from(memberAssessments)
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .innerJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .where(isPublishedSql)
    .orderBy(desc(memberAssessments.year))
  return rows.map(({ year }) => year)
})

/** The rows of one portion of the open data. */
const portionRows = 2_000

/** Streams all published results in portions, in the order in which they were made. */
export async function* streamPublishedResults(): AsyncGenerator<PublishedResult[]> {
  for (let lastId = 0; ;) {
    const rows = await selectPublished(gt(memberResults.id, lastId))
      .orderBy(asc(memberResults.id))
      .limit(portionRows)
    if (rows.length > 0) yield rows.map(publishedResultOf)
    if (rows.length < portionRows) return
    lastId = rows.at(-1)?.result.id ?? Infinity
  }
}
