import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { createSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'
import { listAskedQuestions } from '@/lib/assessment/questions/queries'
import { findOrStoreQuestionnaire } from '@/lib/assessment/questions/questionnaires'
import { questionIdsBySection, sectionTree } from '@/lib/assessment/questions/tree'

type Size = { members: number; years: number; questions: number }

/**
 * Adds members with an assessment in each of the last years, whose answers are drawn from the numbers of member,
 * year and question, and the results of these answers. Each year has a questionnaire of its own.
 * @returns a session of every member: its number and the token of its cookie
 */
export async function fillMemberYears({
  members,
  years,
  questions,
}: Size): Promise<{ id: number; token: string }[]> {
  const askedQuestions = await listAskedQuestions()
  // The sections of the demo content, with so many of their questions.
  const placesOf = questionIdsBySection(sectionTree(askedQuestions)).flatMap((ids, section) =>
    ids.map((id) => ({ id, section: section + 1 })),
  )
  const places = placesOf.slice(0, questions)
  if (places.length < questions) throw new Error(`the questionnaire has only ${places.length} questions`)
  const placesJson = JSON.stringify(places)
  await inTransaction(() =>
    db().execute(sql`
      insert into member_companies (name, email, logo_file_id)
      select 'Хэмжилтийн гишүүн ' || n, 'member-' || n || '@bench.example',
        (select logo_file_id from member_companies order by id limit 1)
      from generate_series(1, ${members}::integer) n`),
  )
  for (let back = 0; back < years; back++) {
    const year = new Date().getFullYear() - back
    const questionnaireId = await inTransaction(() =>
      findOrStoreQuestionnaire(
        askedQuestions.map((row) =>
          row.pid === null ? { ...row, question: `${row.question} (${year})` } : row,
        ),
      ),
    )
    await inTransaction(async () => {
      await db().execute(sql`
        insert into member_assessments (member_id, year)
        select id, ${year}::integer from member_companies where email like 'member-%@bench.example'`)
      await db().execute(sql`
        create temp table drawn on commit drop as
        select assessment.id as assessment_id, place.id as question_id, place.section,
          hashint8(member_id::bigint * 7919 + place.id * 31 + ${year}::integer) % 100 + 100 > 60 + place.section * 12
            as answer
        from member_assessments assessment
        join member_companies member on member.id = assessment.member_id
          and member.email like 'member-%@bench.example',
          jsonb_to_recordset(${placesJson}::jsonb) as place (id int, section int)
        where assessment.year = ${year}::integer`)
      for (const section of new Set(places.map((place) => place.section)))
        await db().execute(sql`
          insert into member_answers (assessment_id, question_id, answer)
          select assessment_id, question_id, answer from drawn where section = ${section}::integer`)
      const share = (section: number) =>
        sql`coalesce(round(100.0 * count(*) filter (where answer and section = ${section}::integer)
          / nullif(count(*) filter (where section = ${section}::integer), 0)), 0)`
      await db().execute(sql`
        insert into member_results (assessment_id, main_percentage, first_section_per, second_section_per,
          third_section_per, fourth_section_per, fifth_section_per, total_true, total_false, questionnaire_id)
        select assessment_id, round(100.0 * count(*) filter (where answer) / count(*)), ${share(1)}, ${share(2)},
          ${share(3)}, ${share(4)}, ${share(5)}, count(*) filter (where answer), count(*) filter (where not answer),
          ${questionnaireId}::integer
        from drawn group by assessment_id`)
    })
  }
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from member_companies where email like 'member-%@bench.example' order by id`,
  )
  const sessions = rows.map(({ id }) => ({ id, token: createSessionToken() }))
  const sessionsJson = JSON.stringify(
    sessions.map(({ id, token }) => ({ id, hash: sessionTokenHash(token) })),
  )
  await db().execute(sql`
    insert into member_sessions (token_hash, member_id, expires_at)
    select hash, id, now() + interval '2 hours'
    from jsonb_to_recordset(${sessionsJson}::jsonb) as session (id int, hash text)`)
  for (const table of [
    'member_companies',
    'member_assessments',
    'member_results',
    'member_answers',
    'member_sessions',
  ])
    await db().execute(sql`analyze ${sql.identifier(table)}`)
  return sessions
}
