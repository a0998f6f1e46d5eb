// For schemas, and for public forms, which leave the schemas to the server.

export const emailLettersMax = 254
export const phoneLettersMax = 50
/** Of the number in the state register. */
export const registrationNumberLettersMax = 40
