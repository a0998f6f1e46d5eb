import { useLocale } from 'next-intl'
import { SiteLogo } from '@/components/site/site-logo'
import { homeOf, siteOf } from '@/lib/site/sites.mjs'
import { EventMark } from './event-mark'

/** The event's mark and name; under it where and when the live edition is. */
export function EventLogo({ line, onDark }: { line: string; onDark?: boolean }) {
  const locale = useLocale()
  return (
    <SiteLogo
      mark={<EventMark {...(onDark && { onDark })} />}
      href={homeOf('mw')}
      name={siteOf('mw').shortName[locale]}
      line={<span className="num">{line}</span>}
      onDark={onDark}
      long
    />
  )
}
