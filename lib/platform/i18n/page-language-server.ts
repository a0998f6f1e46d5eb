/** The language of the page, for components that are drawn on the server alone. Next-intl reads it from the path. */
export { useLocale as usePageLanguage } from 'next-intl'
