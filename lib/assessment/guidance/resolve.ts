import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { numbersAbove } from '../questions/numbers'
import type { Guidance } from './schema'

/** The guidance of a question in one language. A text of the other language has its `lang`. */
export type LocalGuidance = {
  explanation: TextWithLang | null
  examples: TextWithLang[]
  clauses: (TextWithLang & { standard: string; clause: string; link: string })[]
}

function localExplanation(row: Guidance, locale: Locale): TextWithLang | null {
  const text = bilingualText(row, 'explanation', locale)
  return text.text === '' ? null : text
}

function localExamples(row: Guidance, locale: Locale): TextWithLang[] {
  const { text, lang } = bilingualText(row, 'evidence', locale)
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => ({ text: line, lang }))
}

/** Returns what is written of one question or heading itself. */
export function localiseGuidance(row: Guidance, locale: Locale): LocalGuidance {
  return {
    explanation: localExplanation(row, locale),
    examples: localExamples(row, locale),
    clauses: row.clauses.map(({ standard, clause, link, ...titles }) => ({
      ...{ standard, clause, link },
      ...bilingualText(titles, 'title', locale),
    })),
  }
}

/**
 * Returns the guidance of a question: its own or, for each part that it lacks, that of the nearest heading that
 * has it.
 */
export function resolveGuidance(rows: readonly Guidance[], cid: string, locale: Locale): LocalGuidance {
  const near = [cid, ...numbersAbove([cid])].flatMap((number) => rows.find((row) => row.cid === number) ?? [])
  const local = near.map((row) => localiseGuidance(row, locale))
  return {
    explanation: local.find(({ explanation }) => explanation)?.explanation ?? null,
    examples: local.find(({ examples }) => examples.length > 0)?.examples ?? [],
    clauses: local.find(({ clauses }) => clauses.length > 0)?.clauses ?? [],
  }
}
