import { registrationNumberLettersMax } from '@/lib/platform/api/limits'

// For schemas, and for public forms, which leave the schemas to the server.

/**
 * How long the texts of a listing may be, in letters. One set for all: what a request, an import or the staff wrote
 * can be saved by each of the others.
 */
export const listingLettersMax = {
  name: 300,
  registrationNumber: registrationNumberLettersMax,
  address: 1_000,
  /** What is written about a company, and the advice that a consultant gives. */
  about: 5_000,
  /** A phone, a fax, a website. */
  contact: 300,
  profession: 300,
  /** Of a consultant. */
  phone: 60,
  /** Of the registrant. */
  position: 200,
  /** Of the staff: why a request is turned down, and what is told of a change. */
  reason: 2_000,
  note: 2_000,
} as const

/** Categories of one listing. */
export const categoriesMax = 20
/** Of each kind of contact: phones, faxes, e-mail addresses, websites. */
export const contactsMax = 20

/** What one file of a logo may have, sent by a public form. */
export const logoBytesMax = 10 * 1024 * 1024

/** The sizes that the specification gives to the lists of listings, the default one first. */
export const listingPageSizes = [30, 50, 100] as const
export const requestPageSizes = [10, 20, 30] as const

/** What the office's lists of listings are sorted by. */
export const companySorts = ['name', 'registration_number'] as const
export const personSorts = ['name'] as const
