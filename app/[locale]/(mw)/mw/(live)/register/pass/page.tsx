import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventPage } from '@/components/event/event-page'
import { PassView } from '@/components/event/pass-view'
import { RegistrationClosed } from '@/components/event/register-closed'
import { passFacts } from '@/components/event/pass-facts'
import { registrationTexts } from '@/components/event/registration-texts'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { countriesFor } from '@/lib/event/registrations/countries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.register.passPage')
  return pageMetadata({
    locale,
    path: eventPaths.pass,
    title: t('title'),
    description: t('lead'),
    hidden: true,
  })
}

/** Shows a visitor's pass. Its code follows `#` in the URL, so the page is the same for everybody. */
export default async function PassPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [live, t, { pass, passPage }] = await Promise.all([
    getLiveEdition(),
    getTranslations('event.register.passPage'),
    registrationTexts(),
  ])
  if (!live) return <RegistrationClosed />
  return (
    <EventPage title={t('title')} lead={t('lead')}>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <PassView
        locale={locale}
        countries={countriesFor(locale)}
        facts={passFacts(live, locale)}
        texts={{ pass, passPage }}
      />
    </EventPage>
  )
}
