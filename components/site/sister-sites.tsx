import { useLocale } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { homeOf, openSites, siteOf, type Site, type SiteKey } from '@/lib/platform/site/sites'

/**
 * Links to the open sites, each with the colour of its mineral.
 * @param current the site of the page; it is listed even before it is open, but without a link
 */
export function SisterSites({ current, className }: { current: SiteKey; className?: string }) {
  const locale = useLocale()
  const ownSite = siteOf(current)
  const visibleSites: readonly Site[] = ownSite.isOpen ? openSites : [...openSites, ownSite]
  return (
    <ul className={className}>
      {visibleSites.map((site) => {
        const content = (
          <>
            <i style={{ background: site.mineral }} />
            {site.label[locale]}
          </>
        )
        return (
          <li key={site.key}>
            {site.isOpen ? (
              <AppLink href={homeOf(site.key)}>{content}</AppLink>
            ) : (
              <span aria-current="true">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
