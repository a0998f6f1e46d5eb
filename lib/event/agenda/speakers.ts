import { bilingual, type Text } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Session } from './schema'

/** Who speaks, each in the reader's language where it is written in it. */
export function sessionSpeakers(session: Session, locale: Locale): Text[] {
  return [
    ...session.presenters.map((speaker) => bilingual(speaker, 'name', locale)),
    bilingual(session, 'speakers', locale),
  ].filter(({ text }) => text !== '')
}

/** The names of who speaks, as one text. */
export const speakerNames = (session: Session, locale: Locale): string =>
  sessionSpeakers(session, locale)
    .map(({ text }) => text)
    .join(', ')
