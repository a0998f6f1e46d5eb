import type { ComponentProps } from 'react'
import { usePageLanguage } from '#page-language'
import { localePath } from '@/lib/platform/i18n/locale'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Files, calls and what begins with two slashes, which is another site. */
const notPages = /^\/(?:\/|files\/|api\/)/

/**
 * A link to anywhere. Pages of ours are given without a language and open in that of the page, by `SoftNavigation`
 * without a reload; files and other sites open as ordinary links. Nothing is fetched before it is asked for.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const language = usePageLanguage()
  const isPage = href.startsWith('/') && !notPages.test(href) && props.download === undefined
  return (
    <a href={isPage ? localePath(language, href) : href} data-page={isPage ? '' : undefined} {...props} />
  )
}
