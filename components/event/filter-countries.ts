import type { Country } from '@/lib/event/registrations/countries'

const foldText = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim()

/**
 * Returns the countries whose name contains a term; names that begin with it come first. A term that is
 * the code of a country, such as `mn`, finds this country too.
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
