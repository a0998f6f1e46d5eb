/** Whether the crawls and both kinds of screen are included: `npm run verify -- all`, see decision 16. */
export const isWholeSuite = process.env.STRATA_WHOLE_SUITE === 'yes'
