import { resolveGuidance } from '@/lib/assessment/guidance/resolve'
import type { Guidance } from '@/lib/assessment/guidance/schema'
import { numbersAbove } from '@/lib/assessment/questions/numbers'
import type { Locale } from '@/lib/platform/i18n/locale'
import { callApi } from '@/lib/wiring/calls/client'
import { GuidanceText } from './guidance-text'
import type { AssessmentTexts } from './texts'

/** What was loaded, by the number of the section: its questions share the texts of their headings. */
const sections = new Map<string, Promise<Guidance[]>>()

function loadSection(section: string): Promise<Guidance[]> {
  const earlierLoad = sections.get(section)
  if (earlierLoad) return earlierLoad
  const load = callApi('GET /client/get/assessment-guidance', { section }).then(({ guidance }) => guidance)
  sections.set(section, load)
  load.catch(() => sections.delete(section))
  return load
}

/** Loads the guidance of a question, with that of its whole section. */
export async function loadGuidanceText(cid: string, locale: Locale, texts: AssessmentTexts['guidance']) {
  const section = numbersAbove([cid]).at(-1) ?? cid
  const guidance = resolveGuidance(await loadSection(section), cid, locale)
  const isEmpty = !guidance.explanation && guidance.examples.length + guidance.clauses.length === 0
  return isEmpty ? <p>{texts.none}</p> : <GuidanceText guidance={guidance} texts={texts} />
}
