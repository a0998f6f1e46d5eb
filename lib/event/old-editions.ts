import * as z from 'zod'
import { oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { formatIsoDay } from '@/lib/platform/i18n/format'

type Fields = Record<string, unknown>

/** An edition of the old site; of one that only its public calls give, no more than the number is known. */
export type OldEdition = { id: number; fields: Fields }

/** A day of an edition of the old site, with what both languages give of it. */
export type OldDay = {
  /** What tells the day from others: a day may have another number in each language. */
  key: string
  edition: number
  id: number | null
  date: string | null
  day: string
  day_en: string
  /** What the agenda shows of the day, by the number of the language. */
  answers: { language: 1 | 2; id: number | null; fields: Fields }[]
}

/** So many numbers without an edition end the search for editions, of which no public call has a list. */
const emptyNumbersMax = 10

const agendaPath = (edition: number, language: number) =>
  `/mw/client/get/agenda?event=${edition}&language=${language}`

async function readDays(site: OldSite, edition: number, language: number): Promise<Fields[] | null> {
  const answer = await site.read(agendaPath(edition, language))
  return answer === null ? null : (recordsOf(answer, 'agenda') as Fields[])
}

/** Lists the editions: those of the office's list, or all numbers that have an agenda. */
export async function* listOldEditions(site: OldSite): AsyncGenerator<OldEdition> {
  if (site.isOffice) {
    for (const fields of recordsOf(await site.read('/mw/admin/get/event'), 'event') as Fields[])
      if (Number.isSafeInteger(Number(fields.id))) yield { id: Number(fields.id), fields }
    return
  }
  for (let id = 1, empty = 0; empty < emptyNumbersMax; id++) {
    const days = await readDays(site, id, 1)
    // A call that the old site does not have is in the report once.
    if (days === null) return
    if (days.length === 0) empty++
    else {
      empty = 0
      yield { id, fields: {} }
    }
  }
}

const oldDay = z.object({
  ...{ event_date_id: oldId.catch(null), event_date: oldMoment, day: oldText.catch('') },
  day_en: z.string().optional().catch(undefined),
})

/** Reads the days of an edition, joined by their dates. */
export async function readOldDays(site: OldSite, edition: number): Promise<OldDay[]> {
  const days = new Map<string, OldDay>()
  for (const language of [1, 2] as const)
    for (const fields of (await readDays(site, edition, language)) ?? []) {
      const { data } = oldDay.safeParse(fields)
      const id = data?.event_date_id ?? null
      const date = data?.event_date ? formatIsoDay(data.event_date.toISOString()) : null
      const key = `${edition}/${date ?? id ?? days.size}`
      const day = days.get(key) ?? { key, edition, id, date, day: '', day_en: '', answers: [] }
      const name = data?.day ?? ''
      // A site of our kind says whether the day has an English name, another one answers in the language.
      const englishName = data?.day_en ?? (language === 2 ? name : '')
      day.day = language === 1 ? name : day.day || name
      day.day_en = day.day_en || englishName
      day.answers.push({ language, id, fields })
      days.set(key, day)
    }
  return [...days.values()]
}

/** Lists the days of all editions. */
export async function* listOldDays(site: OldSite): AsyncGenerator<OldDay> {
  for await (const { id } of listOldEditions(site)) yield* await readOldDays(site, id)
}

/** Returns the numbers under which the old site knows a day; one for both languages, or one for each. */
export const numbersOfDay = ({ answers }: OldDay): number[] => [
  ...new Set(answers.flatMap(({ id }) => id ?? [])),
]
