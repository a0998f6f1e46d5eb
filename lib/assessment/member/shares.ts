import type { MemberResult } from './schema'

/** Returns the percentages of the first five sections, in order. */
export function sectionPercentagesOf(
  result: Pick<MemberResult, `${'first' | 'second' | 'third' | 'fourth' | 'fifth'}_section_per`>,
): number[] {
  return [
    result.first_section_per,
    result.second_section_per,
    result.third_section_per,
    result.fourth_section_per,
    result.fifth_section_per,
  ]
}
