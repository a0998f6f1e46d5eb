/** Whether the crawls and both kinds of screen are included: `npm run verify -- all`, see decision 16. */
export const isWholeSuite = process.env.STRATA_WHOLE_SUITE === 'yes'

/** The number of the commit. */
const round = Number(process.env.STRATA_ROUND ?? 0)

/** A file of browser tests is run at one commit of so many. */
const commitsOfTurn = 4

/** What takes turns within a file changes each time the file is run. */
export const turn = Math.floor(round / commitsOfTurn)

/** Whether long drills of this kind run at this commit: `even` ones at an even number of commits. */
export const isDrillInTurn = (kind: 'even' | 'odd'): boolean =>
  isWholeSuite || (round % 2 === 0) === (kind === 'even')

/** The tags of the drills of browser tests that are not this commit's turn. */
export const outOfTurn = (['even', 'odd'] as const)
  .filter((kind) => !isDrillInTurn(kind))
  .map((kind) => new RegExp(`@${kind}`))

/**
 * The part of a crawl whose turn it is: after as many turns as there are parts each one has been tried, and the
 * whole suite tries them all.
 */
export const partInTurn = <T>(all: readonly T[], parts: number, ofTurn = turn): readonly T[] =>
  isWholeSuite ? all : all.filter((_, at) => (at + ofTurn) % parts === 0)

/** The files of browser tests whose turn it is. */
export const filesInTurn = (files: readonly string[]): readonly string[] =>
  partInTurn([...files].sort(), commitsOfTurn, round)
