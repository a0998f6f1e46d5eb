import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NoScriptContacts } from '@/components/directory/register/without-scripts'
import { DirectoryMark } from '@/components/directory/directory-mark'
import { MeetingsApp } from '@/components/meetings/meetings-app'
import { contactHref } from '@/components/site/site-data'
import { SiteLogo } from '@/components/site/site-logo'
import { SkipLink } from '@/components/site/skip-link'
import { ThemeAndLanguageSwitches } from '@/components/site/slim-switches'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { currentEdition } from '@/lib/event/editions/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { proposeForm, reasonedForm } from '@/lib/meetings/booking/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/**
 * The layout of the meetings. The server renders and caches it for everybody; the browser asks who is signed
 * in.
 */
export default async function MeetingsLayout({ children, params }: Props) {
  const locale = await requirePageLocale(params)
  const [t, messages, edition, lines] = await Promise.all([
    getTranslations(),
    getMessages(),
    currentEdition(),
    listFooterInfo('mm'),
  ])
  const { mail: _mail, calendar: _calendar, ...meetings } = messages.meetings
  const event = edition && bilingualText(edition, 'event', locale)
  const phone = lines.find(({ type }) => type === 'phone')
  return (
    // The browser gets the texts of these pages and their components, not the whole catalogue.
    <NextIntlClientProvider locale={locale} messages={{ meetings, ui: messages.ui }}>
      <SkipLink />
      <SoftNavigation />
      <MeetingsApp
        optional={[
          ...optionalFieldNames(reasonedForm, ['reason']),
          ...optionalFieldNames(proposeForm, ['note']),
        ]}
        logo={
          <SiteLogo
            mark={<DirectoryMark />}
            href={meetingPaths.home}
            name={t('meetings.title')}
            line={event && <span lang={langIfDifferent(event.lang, locale)}>{event.text}</span>}
          />
        }
        switches={<ThemeAndLanguageSwitches home={meetingPaths.home} />}
        help={phone && <a href={contactHref(phone)}>{phone.information}</a>}
      >
        {children}
      </MeetingsApp>
      <div className="wrap">
        <NoScriptContacts text={t('meetings.needsScripts')} contactLabel={t('meetings.contactPage')} />
      </div>
    </NextIntlClientProvider>
  )
}
