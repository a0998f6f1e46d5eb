import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteLogo } from '@/components/site/site-logo'
import { getArchivedEdition } from '@/lib/event/editions/queries'
import { eventMenuLinks } from '@/lib/event/menu/links'
import { listEventMenu } from '@/lib/event/menu/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { EditionJsonLd } from './edition-data'
import { SharedEventShell } from './event-frame'
import { EventMark } from './event-mark'

/** The frame of the archived site. Staff write its menu and its footer in the office. */
export async function ArchiveShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [tree, datedEdition, t] = await Promise.all([
    listEventMenu(),
    getArchivedEdition(),
    getTranslations('event.archive'),
  ])
  return (
    <SharedEventShell
      locale={locale}
      logo={(onDark) => (
        <SiteLogo
          mark={<EventMark {...(onDark && { onDark })} />}
          href={eventPaths.archive}
          name={t('name')}
          line={t('kept')}
          onDark={onDark}
          long
        />
      )}
      menu={eventMenuLinks(tree, locale)}
      data={
        datedEdition && (
          <EditionJsonLd locale={locale} datedEdition={datedEdition} home={eventPaths.archive} />
        )
      }
      action={{ label: t('current'), href: eventPaths.home }}
    >
      {children}
    </SharedEventShell>
  )
}
