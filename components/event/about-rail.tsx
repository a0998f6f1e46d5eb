import { getTranslations } from 'next-intl/server'
import { RailPart } from '@/components/site/text-with-rail'
import { LinkButton } from '@/components/ui/button'
import { MoreLink } from '@/components/ui/more-link'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { EventFacts } from './event-facts'
import { readMainAction } from './main-action'
import styles from './about-rail.module.css'

type Props = { live: EditionWithDays | null; years: readonly { year: number; href: string }[] }

/**
 * The column beside the text about the event. It shows facts of the live edition with its main action, and
 * links to the sponsors, the exhibitors, the editions of the given years, and the association.
 */
export async function AboutRail({ live, years }: Props) {
  const [t, action] = await Promise.all([
    getTranslations('event.about'),
    readMainAction(live?.edition ?? null),
  ])
  return (
    <>
      {live && (
        <RailPart title={t('facts')}>
          <EventFacts live={live} />
          <LinkButton href={action.href} className={styles.action}>
            {action.label}
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
