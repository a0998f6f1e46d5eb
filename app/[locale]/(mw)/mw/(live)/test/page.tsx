import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeviceChecks } from '@/components/event/device-checks'
import { EventPage } from '@/components/event/event-page'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.test')
  const [title, description] = [t('title'), t('description')]
  const image = await eventCard(locale, 'test')
  return pageMetadata({ locale, path: eventPaths.test, title, description, hidden: true, image })
}

/** Shows which features of the event's site work on the reader's device. */
export default async function EventTestPage({ params }: Props) {
  await requirePageLocale(params)
  const t = await getTranslations('event.test')
  const names = ['script', 'language', 'film', 'motion', 'offline', 'storage', 'print'] as const
  const states = ['yes', 'no', 'asked', 'wait'] as const
  return (
    <EventPage title={t('title')} lead={t('lead')}>
      <DeviceChecks
        texts={{
          checks: Object.fromEntries(
            names.map((name) => [name, { name: t(`${name}.name`), why: t(`${name}.why`) }]),
          ),
          states: Object.fromEntries(states.map((state) => [state, t(`states.${state}`)])),
          print: t('printNow'),
          withoutScript: t('withoutScript'),
        }}
      />
    </EventPage>
  )
}
