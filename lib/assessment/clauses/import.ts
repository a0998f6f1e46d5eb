import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { assessmentClauses, assessmentQuestions, assessmentStandards } from '@/db/schema/assessment'
import {
  createAndFillIncomingTable,
  finishImport,
  type ImportResult,
} from '@/lib/platform/files/incoming-rows'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import { type BadRow, badRowsMax, type Portion } from '@/lib/platform/files/sheet-portions'
import { clauseColumns } from './columns'

/** The key of the advisory lock of clauses' imports: an arbitrary number. */
const importLock = 7_290_455

const types = sql.raw('cid text, standard text, clause text, title text, title_en text, link text')

/**
 * Writes the clauses of a file and reports the invalid rows. A clause that its question has already is updated;
 * an empty cell leaves what is stored. A second import of the same file changes nothing.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importClauses(
  portions: AsyncIterable<Portion>,
  { dryRun }: { dryRun: boolean },
): Promise<ImportResult> {
  return inTransaction(async () => {
    const tally = await createAndFillIncomingTable(db(), types, portions)
    const repeats = await dropRepeatedRows(
      db(),
      sql`cid, lower(standard), clause`,
      sql`title, title_en, link`,
    )
    // Imports run one after the other, so that each counts new and changed clauses correctly.
    await db().execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const droppedRows = await dropUnknownRows()
    await db().execute(sql`
      create temp table planned on commit drop as
      select c.id, i.line, q.id as question_id, s.id as standard_id, i.clause,
        coalesce(nullif(i.title, ''), c.title, '') as title,
        coalesce(nullif(i.title_en, ''), c.title_en, '') as title_en,
        coalesce(nullif(i.link, ''), c.link, '') as link
      from incoming i
      join ${assessmentQuestions} q on q.cid = i.cid and q.retired_at is null
      join ${assessmentStandards} s on lower(s.code) = lower(i.standard)
      left join ${assessmentClauses} c
        on c.question_id = q.id and c.standard_id = s.id and c.clause = i.clause
      where c.id is null or (i.title <> '' and i.title <> c.title)
        or (i.title_en <> '' and i.title_en <> c.title_en) or (i.link <> '' and i.link <> c.link)`)
    return finishImport(db(), { tally, repeats, droppedRows, isDryRun: dryRun }, writePlannedClauses)
  })
}

/**
 * Removes from the temporary table `incoming` each row whose question is not asked or whose standard is not
 * entered.
 * @returns the number of these bad rows, and the first of them
 */
async function dropUnknownRows(): Promise<{ count: number; badRows: BadRow[] }> {
  const { rows } = await db().execute<{
    count: number
    shown: { line: number; cid: string | null; standard: string }[]
  }>(sql`
    with judged as (
      select i.line, i.standard, case when q.id is null then i.cid end as cid
      from incoming i
      left join ${assessmentQuestions} q on q.cid = i.cid and q.retired_at is null
      left join ${assessmentStandards} s on lower(s.code) = lower(i.standard)
      where q.id is null or s.id is null
    ), dropped as (
      delete from incoming using judged where incoming.line = judged.line returning judged.*
    ), shown as (select line, cid, standard from dropped order by line limit ${badRowsMax})
    select (select count(*)::integer from dropped) as count,
      coalesce((select jsonb_agg(shown) from shown), '[]') as shown`)
  const [{ count = 0, shown = [] } = {}] = rows
  const [question, standard] = clauseColumns
  const badRows = shown.map(({ line, cid, standard: code }): BadRow =>
    cid === null
      ? { line, field: standard.title, key: 'validation.assessment.unknownStandard', values: { code } }
      : { line, field: question.title, key: 'validation.assessment.unknownIndex', values: { index: cid } },
  )
  return { count, badRows }
}

/** Writes the clauses of the temporary table `planned`. */
async function writePlannedClauses(): Promise<void> {
  await db().execute(sql`
    update ${assessmentClauses} c set title = p.title, title_en = p.title_en, link = p.link, version = c.version + 1
    from planned p where c.id = p.id`)
  await db().execute(sql`
    insert into ${assessmentClauses} (question_id, standard_id, clause, title, title_en, link)
    select question_id, standard_id, clause, title, title_en, link from planned where id is null order by line
    on conflict do nothing`)
}
