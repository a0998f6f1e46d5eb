import type { Locale } from '@/lib/platform/i18n/locale'
import type { MessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'

/** Returns the columns of a consent: the texts that the form shows in its language, and the time. */
export const consentTo = (
  locale: Locale,
  keys: readonly MessageKey[],
  values: Record<string, string | number> = {},
) => ({
  consent: keys.map((key) => messageText(locale, key, values)).join('\n'),
  consented_at: new Date(),
})
