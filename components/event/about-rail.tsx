import { useTranslations } from 'next-intl'
import { RailPart } from '@/components/site/text-with-rail'
import { LinkButton } from '@/components/ui/button'
import { MoreLink } from '@/components/ui/more-link'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { EventFacts } from './event-facts'
import styles from './about-rail.module.css'

type Props = { live: EditionWithDays | null; years: readonly { year: number; href: string }[] }

/**
 * The column beside the text about the event. It shows facts of the live edition with a link to register, and
 * links to the sponsors, the exhibitors, the editions of the given years, and the association.
 */
export function AboutRail({ live, years }: Props) {
  const t = useTranslations('event.about')
  return (
    <>
      {live && (
        <RailPart title={t('facts')}>
          <EventFacts live={live} />
          <LinkButton href={eventPaths.register} className={styles.action}>
            {t('register')}
          </LinkButton>
        </RailPart>
      )}
      <RailPart title={t('more')}>
        <ul className={styles.links}>
          <li>
            <MoreLink href={eventPaths.sponsors}>{t('sponsors')}</MoreLink>
          </li>
          <li>
            <MoreLink href={eventPaths.exhibitors()}>{t('exhibitors')}</MoreLink>
          </li>
          {years.map(({ year, href }) => (
            <li key={year}>
              <MoreLink href={href}>{t('year', { year })}</MoreLink>
            </li>
          ))}
          <li>
            <MoreLink href={associationPaths.about}>{t('association')}</MoreLink>
          </li>
        </ul>
      </RailPart>
    </>
  )
}
