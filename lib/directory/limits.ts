import { registrationNumberLettersMax } from '@/lib/platform/api/limits'

// Used by schemas and by public forms, which do not load the schemas.

/**
 * The lengths of a listing's texts, in letters. Requests, imports and staff share one set, so that each can
 * save the texts of the others.
 */
export const listingLettersMax = {
  name: 300,
  registrationNumber: registrationNumberLettersMax,
  address: 1_000,
  /** The text about a company, and the advice that a consultant gives. */
  about: 5_000,
  /** A phone, a fax, a website. */
  contact: 300,
  profession: 300,
  /** Of a consultant. */
  phone: 60,
  /** Of the registrant. */
  position: 200,
  /** Written by the staff: the reason for a rejection, and the note on a change. */
  reason: 2_000,
  note: 2_000,
} as const

/** Categories of one listing. */
export const categoriesMax = 20
/** Of each kind of contact: phones, faxes, e-mail addresses, websites. */
export const contactsMax = 20

/** The bytes of a logo's file from a public form. */
export const logoBytesMax = 10 * 1024 * 1024

/** The sizes that the specification gives to the lists of listings, the default one first. */
export const listingPageSizes = [30, 50, 100] as const
export const requestPageSizes = [10, 20, 30] as const

/** The columns by which the office's lists of listings are sorted. */
export const companySorts = ['name', 'registration_number'] as const
export const personSorts = ['name'] as const
