import type { Country } from '@/lib/event/registrations/countries'

const foldText = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim()

/**
 * Returns the countries whose name contains a term. Names that begin with the term come first, and with them
 * the country whose code is the term, such as `mn`.
 */
export function filterCountries(countries: readonly Country[], term: string): readonly Country[] {
  const foldedTerm = foldText(term)
  if (!foldedTerm) return countries
  const places = countries.map((country) => ({
    country,
    place: foldText(country.code) === foldedTerm ? 0 : foldText(country.name).indexOf(foldedTerm),
  }))
  return places
    .filter(({ place }) => place >= 0)
    .sort((one, other) => Number(one.place > 0) - Number(other.place > 0))
    .map(({ country }) => country)
}
