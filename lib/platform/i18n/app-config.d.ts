import type { Locale } from './locale'
import type mn from '@/messages/mn.json'

// next-intl checks every key and every locale against the types declared here.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof mn
  }
}
