/** The most letters of each field of a remark. Not in `schema.ts`, so that the form can use them without it. */
export const remarkLettersMax = { name: 100, text: 2_000, place: 300 } as const
