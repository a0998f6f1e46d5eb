import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { currentEdition, earlierEdition, type EditionParts, editionParts } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pageLocale } from '@/lib/platform/i18n/page-locale'
import { editionCard } from '@/lib/sites/cards/share-card'
import type { EventPage } from '@/lib/sites/cards/event-pages'
import { pageMetadata } from '@/lib/platform/site/metadata'

/** The parameters of a page of an edition: of the live one, or under `year` of an earlier one. */
type Params = { locale: string; year?: string }

/** The subject of a page of an edition; `edition` is null while none is live. */
export type EditionView<Asked> = { locale: Locale; edition: Edition | null; query: Asked }

type Route<P extends Params, Asked> = {
  /** The part of an edition that the page shows: an earlier edition without that part has no such page. */
  part?: keyof EditionParts
  /** Reads the rest of the address; null when it is invalid. */
  parseQuery: (params: P) => Asked | null
  /** @returns null when nothing exists at the address */
  metadata: (view: EditionView<Asked>) => Promise<Metadata | null>
  page: (view: EditionView<Asked>) => Promise<ReactNode | null>
}

/**
 * A page of the live edition and, under its year, of every earlier one. Anything missing gets the site's 404.
 */
export function editionRoute<P extends Params, Asked>({ part, parseQuery, metadata, page }: Route<P, Asked>) {
  async function read(routeParams: Promise<P>): Promise<EditionView<Asked> | null> {
    const [locale, params] = await Promise.all([pageLocale(routeParams), routeParams])
    const { year } = params
    const edition = await (year === undefined ? currentEdition() : earlierEdition(year))
    const rest = parseQuery(params)
    if ((year !== undefined && !edition) || rest === null) return null
    if (edition?.is_earlier && part && !(await editionParts(edition.id))[part]) return null
    return { locale, edition, query: rest }
  }
  return {
    async generateMetadata({ params }: { params: Promise<P> }): Promise<Metadata> {
      const view = await read(params)
      return (view && (await metadata(view))) ?? siteNotFoundMetadata('mw')
    },
    async Page({ params }: { params: Promise<P> }): Promise<ReactNode> {
      const view = await read(params)
      return (view && (await page(view))) ?? <NotFoundView site="mw" />
    },
  }
}

/** A page whose address has no further parts. */
export const parseNoParams = () => ({})

type Facts = {
  path: string
  title: string
  description: string
  hidden?: boolean
  /** The page of the share card, and the place on it: a day, a hall, a document. */
  card: readonly [page: EventPage, ...place: readonly (number | undefined)[]]
}

/** Title, description and card of a page of an edition; an earlier edition is named. */
export async function editionMetadata(
  { locale, edition }: Omit<EditionView<unknown>, 'query'>,
  { card, ...facts }: Facts,
): Promise<Metadata> {
  const image = await editionCard(locale, edition, ...card)
  if (!edition?.is_earlier) return pageMetadata({ locale, image, ...facts })
  const event = bilingualText(edition, 'event', locale).text
  const title = facts.title === event ? event : `${facts.title} · ${edition.year}`
  const description = `${event}. ${facts.description}`
  return pageMetadata({ locale, image, ...facts, title, description })
}

/** The first crumb of a page of an edition: the home of the site, or of an earlier edition. */
export async function homeLabel({ locale, edition }: Omit<EditionView<unknown>, 'query'>): Promise<string> {
  if (edition?.is_earlier) return bilingualText(edition, 'event', locale).text
  return (await getTranslations('common'))('home')
}
