import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactVenue } from '@/components/event/contact-venue'
import { EventPage } from '@/components/event/event-page'
import { ContactAndDirections } from '@/components/site/contact-facts'
import { contactTextsIn } from '@/lib/content/contact/queries'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { listSocialLinks } from '@/lib/content/social/queries'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.contact')
  const [title, description] = [t('title'), t('description')]
  const image = await eventCard(locale, 'contact')
  return pageMetadata({ locale, path: eventPaths.contact, title, description, image })
}

/** Where the event is, and how to reach its organisers. */
export default async function EventContactPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [live, contacts, texts, social, t] = await Promise.all([
    getLiveEdition(),
    listFooterInfo('mw'),
    contactTextsIn(locale),
    listSocialLinks('mw'),
    getTranslations('event.contact'),
  ])
  return (
    <EventPage title={t('title')}>
      {live && <ContactVenue live={live} />}
      <ContactAndDirections
        contacts={contacts}
        texts={texts}
        social={social}
        {...(live && { officeName: t('office') })}
      />
    </EventPage>
  )
}
