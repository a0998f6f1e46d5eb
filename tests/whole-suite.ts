/** Whether the crawls and both kinds of screen are included: `npm run verify -- all`, see decision 16. */
export const isWholeSuite = process.env.STRATA_WHOLE_SUITE === 'yes'

/** The number of the commit. What takes turns between runs changes with it. */
export const round = Number(process.env.STRATA_ROUND ?? 0)

/** The tags of long drills that are not this commit's turn: `@even` ones run at an even number of commits. */
export const outOfTurn = isWholeSuite ? [] : [round % 2 === 0 ? /@odd/ : /@even/]

/**
 * The part of a crawl whose turn it is: after as many commits as there are parts each one has been tried, and the
 * whole suite tries them all.
 */
export const partInTurn = <T>(all: readonly T[], parts: number, turn = round): readonly T[] =>
  isWholeSuite ? all : all.filter((_, at) => (at + turn) % parts === 0)
