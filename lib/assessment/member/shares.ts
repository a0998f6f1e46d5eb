import type { MemberResult } from './schema'

type SectionColumns = Pick<MemberResult, `${'first' | 'second' | 'third' | 'fourth' | 'fifth'}_section_per`>

/** Returns the percentages of the first five sections, in order. */
export function sectionPercentagesOf(result: SectionColumns): number[] {
  return [
    result.first_section_per,
    result.second_section_per,
    result.third_section_per,
    result.fourth_section_per,
    result.fifth_section_per,
  ]
}

/** Pairs the sections of a questionnaire, in order, with the percentages of a result. */
export function withPercentages<Section>(
  sections: readonly Section[],
  result: SectionColumns,
): (Section & { percentage: number })[] {
  const percentages = sectionPercentagesOf(result)
  return sections
    .slice(0, percentages.length)
    .map((section, at) => ({ ...section, percentage: percentages[at] ?? 0 }))
}
