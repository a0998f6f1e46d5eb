import { useLocale } from 'next-intl'
import { SiteLogo } from '@/components/site/site-logo'
import { InLanguage } from '@/components/ui/in-language'
import { homeOf, siteOf } from '@/lib/platform/site/sites'
import { EventMark } from './event-mark'
import styles from './event-logo.module.css'

type Props = { place: string; dates: string; onDark?: boolean; home?: string }

/**
 * The event's mark and name, above place and dates of an edition. On a phone only the dates fit the header.
 */
export function EventLogo({ place, dates, onDark, home = homeOf('mw') }: Props) {
  const locale = useLocale()
  return (
    <SiteLogo
      mark={<EventMark {...(onDark && { onDark })} />}
      href={home}
      name={siteOf('mw').shortName[locale]}
      line={
        <span className="num">
          {place && (
            <span className={onDark ? undefined : styles.place}>
              <InLanguage of={dates ? `${place}, ` : place} />
            </span>
          )}
          {dates}
        </span>
      }
      onDark={onDark}
      long
    />
  )
}
