import { Map, Route } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { PlainMoreLink } from '@/components/ui/more-link'
import { mapHref, routeHref } from '@/lib/directory/place'
import styles from './company-place.module.css'

/**
 * The address of a company, a link to directions, and a sketch with a link to the map. All companies have the
 * same sketch: the page requests nothing from a third-party server before the reader presses a link.
 */
export function CompanyLocation({ address, lang }: { address: string; lang: string | undefined }) {
  const t = useTranslations('directory.company')
  const map = useTranslations('directory.map')
  return (
    <>
      <div className={styles.address}>
        <p lang={lang}>{address}</p>
        <PlainMoreLink href={routeHref(address)} target="_blank" rel="noopener noreferrer">
          <Route className="icon" size={18} aria-hidden />
          {t('route')}
        </PlainMoreLink>
      </div>
      <figure className={styles.place}>
        <img src="/art/place-yp.svg" alt={map('title')} width={1200} height={600} loading="lazy" />
        <figcaption>
          <span>{map('note')}</span>
          <LinkButton
            variant="quiet"
            small
            className={styles.show}
            href={mapHref(address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Map className="icon" size={18} aria-hidden />
            {map('show')}
          </LinkButton>
        </figcaption>
      </figure>
    </>
  )
}
