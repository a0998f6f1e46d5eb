import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import type { BadRow } from './sheet-portions'

/** Returns the bad rows of a file, each with the reason in the reader's language. */
export const describeBadRows = (rows: readonly BadRow[], lang: Locale) =>
  rows.map(({ line, field, key, values }) => ({ line, field, message: messageText(lang, key, values) }))
