/** Whether the crawls and both kinds of screen are included: `npm run verify -- all`, see decision 16. */
export const isWholeSuite = process.env.STRATA_WHOLE_SUITE === 'yes'

/** The number of the commit. What takes turns between runs changes with it. */
export const round = Number(process.env.STRATA_ROUND ?? 0)
