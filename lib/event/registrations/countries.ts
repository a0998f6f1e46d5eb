import type { Locale } from '@/lib/platform/i18n/locale'

/** The codes of all countries and territories with a two-letter code in ISO 3166-1. */
const codeList =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

export const countryCodes: readonly string[] = codeList.split(' ')
const knownCodes = new Set(countryCodes)

/** The country that comes first in the form's choices. */
const homeCountry = 'MN'

export const isCountryCode = (code: string): boolean => knownCodes.has(code)

export type Country = { code: string; name: string }

const names: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** Returns the name of a country in a language. */
export function countryName(code: string, locale: Locale): string {
  const of = (names[locale] ??= new Intl.DisplayNames(locale === 'mn' ? 'mn' : 'en-GB', { type: 'region' }))
  return of.of(code) ?? code
}

let codesByName: ReadonlyMap<string, string> | undefined

/** Finds the code of a country by its code or its name in either language; undefined for any other text. */
export function findCountryCode(text: string): string | undefined {
  const code = text.toUpperCase()
  if (isCountryCode(code)) return code
  codesByName ??= new Map(
    (['mn', 'en'] as const).flatMap((locale) =>
      countryCodes.map((each) => [countryName(each, locale).toLowerCase(), each]),
    ),
  )
  return codesByName.get(text.toLowerCase())
}

/**
 * Lists all countries as choices: Mongolia first, the others in the alphabetical order of the language. The
 * server makes the list, because a browser may not know the names of countries in Mongolian.
 */
export function countriesFor(locale: Locale): Country[] {
  const { compare } = new Intl.Collator(locale)
  const others = countryCodes
    .filter((code) => code !== homeCountry)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
  return [{ code: homeCountry, name: countryName(homeCountry, locale) }, ...others]
}
