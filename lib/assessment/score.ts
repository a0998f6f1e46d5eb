/** Answers by question id: true is yes. */
export type Answers = ReadonlyMap<number, boolean>

export type Score = {
  /** The rounded percentage of yes among all answers, 0 to 100. */
  percentage: number
  total_true: number
  total_false: number
  /** The rounded percentage of yes among the answers of each section. */
  sections: number[]
}

/** Returns a rounded percentage; 0 when the total is 0. */
function roundedPercentage(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100)
}

/** Computes the score of answers, in all and for each section. */
export function scoreOf(questionIdsBySection: readonly (readonly number[])[], answers: Answers): Score {
  const counts = questionIdsBySection.map((ids) => ({
    yes: ids.filter((id) => answers.get(id) === true).length,
    answered: ids.filter((id) => answers.has(id)).length,
  }))
  const total_true = counts.reduce((sum, { yes }) => sum + yes, 0)
  const answeredCount = counts.reduce((sum, section) => sum + section.answered, 0)
  return {
    percentage: roundedPercentage(total_true, answeredCount),
    total_true,
    total_false: answeredCount - total_true,
    sections: counts.map((section) => roundedPercentage(section.yes, section.answered)),
  }
}

/** Converts a score to the columns of a result, which has columns for the first five sections only. */
export function resultColumns({ percentage, total_true, total_false, sections }: Score) {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = sections
  return {
    main_percentage: percentage,
    first_section_per: first,
    second_section_per: second,
    third_section_per: third,
    fourth_section_per: fourth,
    fifth_section_per: fifth,
    total_true,
    total_false,
  }
}
