import { Problem } from '@/lib/platform/api/problem'
import { pickFields } from '@/lib/platform/pick-fields'
import { bodyMax, type EventNewsInsert, newsFormColumns } from './schema'
import { type Bodies, sanitiseTexts } from './texts'

/**
 * Refuses a language that sanitising left incomplete: a text of only forbidden markup is empty afterwards.
 */
function assertLanguagesComplete(row: Record<'title' | 'title_en' | 'text' | 'text_en', string>): void {
  if ((row.title === '') !== (row.text === '')) throw Problem.ofField('text', 'validation.news.mnWhole')
  if ((row.title_en === '') !== (row.text_en === ''))
    throw Problem.ofField('text_en', 'validation.news.enWhole')
}

/**
 * Returns the columns that the news of all sites have in common, except the cover, with sanitised texts.
 * @throws Problem bad_input for a body that is too long, or empty after sanitising
 */
export async function sanitiseAndCheckNewsColumns(form: EventNewsInsert) {
  return checkNewsColumns(form, await sanitiseTexts(form))
}

/**
 * Returns the columns of `sanitiseAndCheckNewsColumns` for bodies that are sanitised already.
 * @throws Problem bad_input for a body that is too long, or empty
 */
export function checkNewsColumns(form: EventNewsInsert, { text, text_en }: Bodies) {
  if (text.length > bodyMax) throw Problem.ofField('text', 'validation.tooLong', { max: bodyMax })
  if (text_en.length > bodyMax) throw Problem.ofField('text_en', 'validation.tooLong', { max: bodyMax })
  const row = { ...pickFields(form, newsFormColumns), text, text_en }
  assertLanguagesComplete(row)
  return row
}
