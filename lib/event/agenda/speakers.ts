import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Session } from './schema'

/** Lists the names of a session's speakers, in the reader's language where they are translated. */
export function sessionSpeakers(session: Session, locale: Locale): TextWithLang[] {
  return [
    ...session.presenters.map((speaker) => bilingualText(speaker, 'name', locale)),
    bilingualText(session, 'speakers', locale),
  ].filter(({ text }) => text !== '')
}

/** Joins the names of the speakers to one text. */
export const joinSpeakerNames = (session: Session, locale: Locale): string =>
  sessionSpeakers(session, locale)
    .map(({ text }) => text)
    .join(', ')
