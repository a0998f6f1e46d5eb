import { bilingual } from '@/lib/i18n/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import type { Session } from './schema'

/** The names of who speaks, as one text in the reader's language. */
export function speakerNames(session: Session, locale: Locale): string {
  const names = session.presenters.map((presenter) => bilingual(presenter, 'name', locale).text)
  return [...names, bilingual(session, 'speakers', locale).text].filter((name) => name !== '').join(', ')
}
