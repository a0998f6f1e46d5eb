/**
 * The page's language, for components that are only rendered on the server. Next-intl reads it from the path.
 */
export { useLocale as usePageLanguage } from 'next-intl'
