import type { OwnYear, Spread } from '@/lib/assessment/years/schema'

/** A year of one section, or of the total, in the words that were answered that year. */
export type SectionYear = {
  answer_id: number
  year: number
  percentage: number
  peers: Spread | null
  isWithdrawn: boolean
  question: string
  question_en: string
}

export type SectionHistory = {
  id: number
  cid: string
  /** The words of the newest year. */
  question: string
  question_en: string
  years: SectionYear[]
}

/**
 * Gathers the years of each section. A section that was renamed or renumbered is the same one; a new one in its
 * place is not.
 * @param years newest first
 * @returns the sections of the newest year in their order, then those that only earlier years had
 */
export function sectionHistoriesOf(years: readonly OwnYear[]): SectionHistory[] {
  const histories = new Map<number, SectionHistory>()
  for (const { answer_id, year, withdrawn_at, sections } of years) {
    for (const { id, cid, question, question_en, percentage, peers } of sections) {
      const history = histories.get(id) ?? { id, cid, question, question_en, years: [] }
      histories.set(id, history)
      const isWithdrawn = withdrawn_at !== null
      history.years.push({ answer_id, year, percentage, peers, isWithdrawn, question, question_en })
    }
  }
  return [...histories.values()]
}
