import type { ComponentProps } from 'react'
import { usePageLanguage } from '#page-language'
import { localePath } from '@/lib/platform/i18n/locale'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * Matches addresses that are not our pages: files, API calls, downloads (`/file`), and addresses that begin
 * with two slashes, which lead to another site.
 */
const notPages = /^\/(?:\/|files\/|api\/)|\/file(?:\?|$)/

/**
 * A link to any address. The `href` of our pages contains no language: they open in the language of the
 * current page. `data-page` marks them for `SoftNavigation`, which opens them without a reload, and for the
 * rules in `public/speculation-rules.json`, by which a browser fetches a page while its link is pressed.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const language = usePageLanguage()
  const isPage = href.startsWith('/') && !notPages.test(href) && props.download === undefined
  return (
    <a href={isPage ? localePath(language, href) : href} data-page={isPage ? '' : undefined} {...props} />
  )
}
