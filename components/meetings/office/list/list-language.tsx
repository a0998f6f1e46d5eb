import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { EnglishOffice } from '@/lib/meetings/office/texts'
import { MessageAndUnsavedProvider } from '../../../office/office-messages'
import styles from './meeting-list.module.css'

type Props = { locale: Locale; english: EnglishOffice; children: ReactNode }

/**
 * Shows the list of meetings in one language: its texts, dialogs and messages, and the answers of its calls.
 */
export function ListLanguageProvider({ locale, english, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} {...(locale === 'en' && { messages: english })}>
      <div lang={locale} className={styles.language}>
        <MessageAndUnsavedProvider site="yp">{children}</MessageAndUnsavedProvider>
      </div>
    </NextIntlClientProvider>
  )
}
