// For schemas, and for public forms, which leave the schemas to the server.

/** How long the texts of a listing may be, in letters. */
export const listingLettersMax = {
  name: 200,
  registrationNumber: 30,
  profession: 200,
  position: 200,
  address: 500,
  website: 200,
  /** What is written about a company, and the advice that a consultant gives. */
  about: 5_000,
} as const

export const categoriesMax = 20
/** Phones, faxes, e-mail addresses, websites: so many of each. */
export const contactsMax = 20

/** What one file of a logo may have. */
export const logoBytesMax = 10 * 1024 * 1024
