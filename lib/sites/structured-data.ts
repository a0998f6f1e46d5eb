import { webHref } from '@/lib/directory/contacts'
import type { CompanyRecord } from '@/lib/directory/listings/queries'
import { aimagName } from '@/lib/organisations/aimags'
import { emptyIfNullText, textIn, nameIn, displayName } from '@/lib/platform/i18n/names'
import type { NewsText } from '@/lib/content/news/localise'
import type { NewsItem } from '@/lib/content/news/schema'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'

const association = siteOf('mm')

type JsonLd = Record<string, unknown>

export function organisationData(
  locale: Locale,
  links: readonly string[],
  phone: string | undefined,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absoluteUrl(associationPaths.organisation),
    name: association.name[locale],
    alternateName: Object.values(association.shortName),
    url: absoluteUrl(localePath(locale, associationPaths.home)),
    logo: absoluteUrl('/icon.svg'),
    ...(links.length > 0 ? { sameAs: links } : {}),
    ...(phone ? { telephone: phone } : {}),
  }
}

/**
 * Describes a news item in the language of `text`, which also determines the item's address.
 * @param path the address of the item without a language
 */
export function newsArticleData(
  item: NewsItem,
  text: NewsText,
  path: string = associationPaths.newsItem(item.id),
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: text.title,
    description: text.summary,
    inLanguage: text.lang,
    image: [absoluteUrl(item.image)],
    datePublished: item.created_at,
    dateModified: item.updated_at,
    author: { '@type': 'Organization', name: item.publisher },
    publisher: {
      '@id': absoluteUrl(associationPaths.organisation),
      '@type': 'Organization',
      name: association.name[text.lang],
    },
    mainEntityOfPage: absoluteUrl(localePath(text.lang, path)),
  }
}

export function breadcrumbData(locale: Locale, crumbs: readonly { label: string; href: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absoluteUrl(localePath(locale, href)),
    })),
  }
}

/** Describes a company of the directory by its listing. */
export function listedCompanyData(company: CompanyRecord, locale: Locale): JsonLd {
  const name = nameIn(company, locale)
  const other = emptyIfNullText(name.lang === 'mn' ? company.name_en : company.name)
  const contactValuesOf = (type: CompanyRecord['contacts'][number]['contact_type']) =>
    company.contacts.flatMap(({ contact_type, contact_value }) =>
      contact_type === type ? [contact_value] : [],
    )
  const [phones, faxes, emails] = [contactValuesOf('phone'), contactValuesOf('fax'), contactValuesOf('email')]
  const links = contactValuesOf('website').flatMap((address) => webHref(address) ?? [])
  const address = textIn(company, 'address', locale).text
  const about = textIn(company, 'about', locale).text
  const region = aimagName(company.aimag, locale)
  const sum = textIn(company, 'sum', locale).text
  const postalAddress: JsonLd = {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(sum ? { addressLocality: sum } : {}),
    addressRegion: region,
    addressCountry: 'MN',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absoluteUrl(`${directoryPaths.company(company.id)}#organisation`),
    name: name.text,
    ...(other ? { alternateName: displayName(other) } : {}),
    url: links[0] ?? absoluteUrl(localePath(locale, directoryPaths.company(company.id))),
    mainEntityOfPage: absoluteUrl(localePath(locale, directoryPaths.company(company.id))),
    ...(company.logo ? { logo: absoluteUrl(company.logo) } : {}),
    ...(phones.length > 0 ? { telephone: phones } : {}),
    ...(faxes.length > 0 ? { faxNumber: faxes } : {}),
    ...(emails.length > 0 ? { email: emails } : {}),
    ...(links.length > 1 ? { sameAs: links.slice(1) } : {}),
    ...(region ? { address: postalAddress } : address ? { address } : {}),
    ...(about ? { description: about } : {}),
    ...(company.isMember
      ? { memberOf: { '@type': 'Organization', '@id': absoluteUrl(associationPaths.organisation) } }
      : {}),
  }
}
