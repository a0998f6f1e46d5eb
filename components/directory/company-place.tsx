import { Map, MapPin, Route } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { AimagMap } from '@/components/site/aimag-map'
import { PlainMoreLink } from '@/components/ui/more-link'
import type { CompanyRecord } from '@/lib/directory/listings/queries'
import { mapHref, routeHref } from '@/lib/directory/place'
import { type AimagCounts, aimagName, knownAimagOrNull } from '@/lib/organisations/aimags'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import { textIn } from '@/lib/platform/i18n/names'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './company-place.module.css'

type Props = { company: CompanyRecord; aimagCounts: AimagCounts }

/**
 * Where a company is: its aimag on the sketch of the country, its sum and address, and links to directions and
 * to the map. The page requests nothing from a third-party server before the reader presses a link.
 */
export function CompanyLocation({ company, aimagCounts }: Props) {
  const t = useTranslations('directory.company')
  const map = useTranslations('directory.map')
  const locale = useLocale()
  const address = textIn(company, 'address', locale)
  const sum = textIn(company, 'sum', locale)
  const aimag = knownAimagOrNull(company.aimag)
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        {(aimag || sum.text) && (
          <p className={styles.aimag}>
            <MapPin className="icon" size={18} aria-hidden />
            <span>
              {aimag && aimagName(aimag, locale)}
              {aimag && sum.text && ', '}
              <span lang={langIfDifferent(sum.lang, locale)}>{sum.text}</span>
            </span>
          </p>
        )}
        {address.text && (
          <>
            <p lang={langIfDifferent(address.lang, locale)}>{address.text}</p>
            <p className={styles.links}>
              <PlainMoreLink href={routeHref(address.text)} target="_blank" rel="noopener noreferrer">
                <Route className="icon" size={18} aria-hidden />
                {t('route')}
              </PlainMoreLink>
              <PlainMoreLink href={mapHref(address.text)} target="_blank" rel="noopener noreferrer">
                <Map className="icon" size={18} aria-hidden />
                {map('show')}
              </PlainMoreLink>
            </p>
            <p className="meta">{joinWords(map('note'))}</p>
          </>
        )}
      </div>
      {aimag && (
        <AimagMap
          label={map('title')}
          counts={{ [aimag]: aimagCounts[aimag] }}
          hrefOf={(code) => directoryPaths.search({ aimag: code })}
        />
      )}
    </div>
  )
}
