// These limits are apart from the schemas, because public forms use them without loading a schema.

export const emailLettersMax = 254
export const phoneLettersMax = 50
/** The most characters of an organisation's number in the state register. */
export const registrationNumberLettersMax = 40
