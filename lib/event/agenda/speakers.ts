import { bilingualText, type Text } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Session } from './schema'

/** Lists the names of a session's speakers, in the reader's language where they are translated. */
export function sessionSpeakers(session: Session, locale: Locale): Text[] {
  return [
    ...session.presenters.map((speaker) => bilingualText(speaker, 'name', locale)),
    bilingualText(session, 'speakers', locale),
  ].filter(({ text }) => text !== '')
}

/** Joins the names of the speakers to one text. */
export const speakerNames = (session: Session, locale: Locale): string =>
  sessionSpeakers(session, locale)
    .map(({ text }) => text)
    .join(', ')
