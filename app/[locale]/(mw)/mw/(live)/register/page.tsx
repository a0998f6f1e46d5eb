import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegistrationClosed } from '@/components/event/register-closed'
import { RegistrationSection } from '@/components/event/register-desk'
import { PageTitle } from '@/components/site/page-title'
import { currentEdition, isEditionOver, getLiveEdition } from '@/lib/event/editions/queries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

/** The page is rendered at its first visit and then cached. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const [edition, t] = await Promise.all([currentEdition(), getTranslations('event.register')])
  return pageMetadata({
    locale,
    path: eventPaths.register,
    title: t('title'),
    description: edition
      ? t('description', { event: bilingualText(edition, 'event', locale).text })
      : t('closed.hint'),
    image: await eventCard(locale, 'register'),
  })
}

export default async function RegisterPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [live, t, common] = await Promise.all([
    getLiveEdition(),
    getTranslations('event.register'),
    getTranslations('common'),
  ])
  const isOpen = live !== null && !(await isEditionOver(live.edition.id))
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={isOpen && t('lead')}
      />
      {live ? <RegistrationSection {...live} locale={locale} /> : <RegistrationClosed />}
    </>
  )
}
