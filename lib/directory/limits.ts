import { registrationNumberLettersMax } from '@/lib/platform/api/limits'

// In a separate file, because public forms also use these limits and do not load the schemas.

/**
 * The most characters in each text of a listing. Requests, imports and the office share these limits, so that
 * none of the three refuses a text that another of them stored.
 */
export const listingLettersMax = {
  name: 300,
  registrationNumber: registrationNumberLettersMax,
  address: 1_000,
  /** The text about a company, and the advice that a consultant gives. */
  about: 5_000,
  /** A contact of a company: a phone or fax number, an e-mail address or a website. */
  contact: 300,
  profession: 300,
  /** The phone number of a consultant. */
  phone: 60,
  /** The registrant's position in the company. */
  position: 200,
  /** Texts of the staff: the reason for a rejected request, and the note on an owner's change. */
  reason: 2_000,
  note: 2_000,
} as const

/** The most categories of one listing. */
export const categoriesMax = 20
/** The most contacts of one type (phone, fax, e-mail address, website) of a listing. */
export const contactsMax = 20

/** The most bytes of a logo's file from a registrant; staff may upload larger files. */
export const logoBytesMax = 10 * 1024 * 1024

/** The page sizes that the specification sets for the office's lists; the first is the default. */
export const listingPageSizes = [30, 50, 100] as const
export const requestPageSizes = [10, 20, 30] as const

/** The columns by which the office can sort its lists of listings. */
export const companySorts = ['name', 'registration_number'] as const
export const personSorts = ['name'] as const
