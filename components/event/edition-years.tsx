import { getTranslations } from 'next-intl/server'
import { LinkChips } from '@/components/site/link-chips'
import { SectionHead } from '@/components/site/section-head'
import { getArchivedEdition, currentEdition, listEarlierEditions } from '@/lib/event/editions/queries'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'

/**
 * Returns links to the earlier editions, the newest first. The archived site is among them if it is older
 * than the live edition.
 */
export async function listEditionYearLinks(): Promise<{ year: number; href: string }[]> {
  const [earlier, archive, live] = await Promise.all([
    listEarlierEditions(),
    getArchivedEdition(),
    currentEdition(),
  ])
  const years = earlier.map((edition) => ({ year: edition.year, href: pathsOf(edition).home }))
  const isPast = archive && live && archive.edition.year < live.year
  const all = isPast ? [...years, { year: archive.edition.year, href: eventPaths.archive }] : years
  return all.sort((one, other) => other.year - one.year)
}

/**
 * Shows links to the earlier editions at the bottom of an edition's home.
 * @param currentYear the year of the shown edition
 */
export async function EditionYears({ currentYear }: { currentYear?: number }) {
  const [years, t] = await Promise.all([listEditionYearLinks(), getTranslations('event.earlier')])
  if (years.length === 0) return null
  return (
    <nav className="section" aria-labelledby="years">
      <div className="wrap">
        <SectionHead id="years" title={t('years')} />
        <LinkChips
          links={years.map(({ year, href }) => ({
            key: String(year),
            label: String(year),
            href,
            current: year === currentYear,
          }))}
        />
      </div>
    </nav>
  )
}
