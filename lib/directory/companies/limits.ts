/** The longest texts of a listing, and the most of what repeats. */
export const listingLettersMax = {
  registration_number: 20,
  name: 300,
  address: 1_000,
  about: 5_000,
  contact: 300,
  profession: 300,
  advice_range: 2_000,
  phone_number: 60,
  reason: 2_000,
  note: 2_000,
} as const
export const categoriesMax = 20
/** Of one kind. */
export const contactsMax = 20
/** The sizes that the specification gives to the lists of listings, the default one first. */
export const listingPageSizes = [30, 50, 100] as const
export const requestPageSizes = [10, 20, 30] as const

/** What the office's lists of listings are sorted by. */
export const companySorts = ['name', 'registration_number'] as const
export const personSorts = ['name'] as const
