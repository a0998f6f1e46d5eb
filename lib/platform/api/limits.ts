// For schemas, and for public forms, which do not load the schemas.

export const emailLettersMax = 254
export const phoneLettersMax = 50
/** Of the number in the state register. */
export const registrationNumberLettersMax = 40
