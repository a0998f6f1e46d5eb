import type { Metadata } from 'next'
import { env } from '@/lib/platform/env'
import { localePath, type Locale, locales } from '@/lib/platform/i18n/locale'
import { homeOf, mainSite, siteAt, siteOf, type SiteKey } from './sites'

/** The picture that is shown when a page's address is shared. */
export type ShareCard = { url: string; width: number; height: number; type: string; alt: string }

export type PageFacts = {
  locale: Locale
  /** The path without its language, such as `/mm/detail/12`. */
  path: string
  title: string
  description: string
  /** The picture for sharing; without it the default picture. */
  image?: ShareCard | undefined
  /** When the article was published; undefined for other pages. */
  publishedAt?: string
  modifiedAt?: string
  feed?: { title: string; path: string }
  /**
   * The languages that the text of the page exists in; all by default. In another language the page shows the
   * text in the first of these, and search engines are directed to the page in that first language.
   */
  languages?: readonly Locale[]
  /** Whether search engines should not list the page, for example because it is empty. */
  hidden?: boolean
}

/** Returns the metadata of a missing page: its title, and that search engines must not list it. */
export function notFoundMetadata(site: SiteKey, locale: Locale, title: string): Metadata {
  return { title: `${title} · ${siteOf(site).shortName[locale]}`, robots: { index: false } }
}

const descriptionMax = 200
const ownCard = { url: '/art/og.jpg', width: 1200, height: 630, type: 'image/jpeg' }

/** Returns a page's title, description, canonical address, address in each language, feed and share card. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, title, hidden = false } = facts
  const site = siteAt(path) ?? mainSite
  const description = shortenDescription(facts.description)
  const image = facts.image ?? { ...ownCard, alt: site.name[locale] }
  const textLanguages = facts.languages?.length ? facts.languages : locales
  const [original = locale] = textLanguages
  const canonicalPath = localePath(textLanguages.includes(locale) ? locale : original, path)
  const languages = Object.fromEntries(textLanguages.map((each) => [each, localePath(each, path)]))
  return {
    metadataBase: new URL(env().siteUrl),
    title: path === homeOf(site.key) ? title : `${title} · ${site.shortName[locale]}`,
    description,
    robots: hidden ? { index: false, follow: true } : null,
    alternates: {
      canonical: canonicalPath,
      languages: { ...languages, 'x-default': localePath(original, path) },
      ...(facts.feed
        ? {
            types: {
              'application/rss+xml': [{ title: facts.feed.title, url: localePath(locale, facts.feed.path) }],
            },
          }
        : {}),
    },
    openGraph: {
      title,
      description,
      url: canonicalPath,
      siteName: site.name[locale],
      locale: locale === 'mn' ? 'mn_MN' : 'en_GB',
      images: [image],
      ...(facts.publishedAt
        ? {
            type: 'article',
            publishedTime: facts.publishedAt,
            modifiedTime: facts.modifiedAt ?? facts.publishedAt,
          }
        : { type: 'website' }),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  }
}

function shortenDescription(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= descriptionMax) return flat
  const start = flat.slice(0, descriptionMax - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), descriptionMax / 2))}…`
}

/** Returns the absolute address of a path. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().siteUrl).href
}
