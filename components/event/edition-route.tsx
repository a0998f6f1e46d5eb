import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import {
  currentEdition,
  findEarlierEdition,
  type EditionParts,
  editionParts,
} from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { editionCard } from '@/lib/sites/cards/share-card'
import type { EventPage } from '@/lib/sites/cards/event-pages'
import { pageMetadata } from '@/lib/platform/site/metadata'

/**
 * The route parameters of an edition's page. `year` names an earlier edition; without it the page belongs
 * to the live edition.
 */
type Params = { locale: string; year?: string }

/** What an edition's page shows. For the live edition, `edition` is null while no edition is live. */
export type EditionView<Asked> = { locale: Locale; edition: Edition | null; query: Asked }

type Route<P extends Params, Asked> = {
  /** The part of an edition that the page shows. An earlier edition without this part has no such page. */
  part?: keyof EditionParts
  /** Reads the route parameters besides language and year, such as a day; null when they are invalid. */
  parseQuery: (params: P) => Asked | null
  /** @returns null when nothing exists at the address */
  metadata: (view: EditionView<Asked>) => Promise<Metadata | null>
  page: (view: EditionView<Asked>) => Promise<ReactNode | null>
}

/**
 * Defines a page of the live edition and, for addresses with `year`, the same page of the earlier editions.
 * If nothing exists at an address, the page shows the site's 404 message.
 */
export function editionRoute<P extends Params, Asked>({ part, parseQuery, metadata, page }: Route<P, Asked>) {
  async function readEditionView(routeParams: Promise<P>): Promise<EditionView<Asked> | null> {
    const [locale, params] = await Promise.all([requirePageLocale(routeParams), routeParams])
    const { year } = params
    const edition = await (year === undefined ? currentEdition() : findEarlierEdition(year))
    const rest = parseQuery(params)
    if ((year !== undefined && !edition) || rest === null) return null
    if (edition?.is_earlier && part && !(await editionParts(edition.id))[part]) return null
    return { locale, edition, query: rest }
  }
  return {
    async generateMetadata({ params }: { params: Promise<P> }): Promise<Metadata> {
      const view = await readEditionView(params)
      return (view && (await metadata(view))) ?? siteNotFoundMetadata('mw')
    },
    async Page({ params }: { params: Promise<P> }): Promise<ReactNode> {
      const view = await readEditionView(params)
      return (view && (await page(view))) ?? <NotFoundView site="mw" />
    },
  }
}

/** The `parseQuery` of a page whose route has no parameters besides language and year. */
export const parseNoParams = () => ({})

type EditionPageFacts = {
  path: string
  title: string
  description: string
  hidden?: boolean
  /** The page that the share card shows and, if any, the number of the day, hall or document on it. */
  card: readonly [page: EventPage, ...place: readonly (number | undefined)[]]
}

/**
 * Returns title, description and share card of an edition's page. For an earlier edition the description
 * begins with the edition's name, and the title ends with the year, unless the title is that name.
 */
export async function editionMetadata(
  { locale, edition }: Omit<EditionView<unknown>, 'query'>,
  { card, ...facts }: EditionPageFacts,
): Promise<Metadata> {
  const image = await editionCard(locale, edition, ...card)
  if (!edition?.is_earlier) return pageMetadata({ locale, image, ...facts })
  const event = bilingualText(edition, 'event', locale).text
  const title = facts.title === event ? event : `${facts.title} · ${edition.year}`
  const description = `${event}. ${facts.description}`
  return pageMetadata({ locale, image, ...facts, title, description })
}

/** Returns the label of the first breadcrumb: the home of the site, or the name of an earlier edition. */
export async function homeBreadcrumbLabel({
  locale,
  edition,
}: Omit<EditionView<unknown>, 'query'>): Promise<string> {
  if (edition?.is_earlier) return bilingualText(edition, 'event', locale).text
  return (await getTranslations('common'))('home')
}
