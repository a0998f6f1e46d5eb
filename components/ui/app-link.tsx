import type { ComponentProps } from 'react'
import { usePageLanguage } from '#page-language'
import { localePath } from '@/lib/platform/i18n/locale'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * Addresses that no page of ours answers: files, calls that answer a file (`/file`), and addresses with two
 * slashes, which lead to another site.
 */
const notPages = /^\/(?:\/|files\/|api\/)|\/file(?:\?|$)/

/**
 * A link to any address. `SoftNavigation` opens our own pages without a reload; their addresses have no
 * language and open in that of the page. Files and other sites open as ordinary links. Nothing is prefetched.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const language = usePageLanguage()
  const isPage = href.startsWith('/') && !notPages.test(href) && props.download === undefined
  return (
    <a href={isPage ? localePath(language, href) : href} data-page={isPage ? '' : undefined} {...props} />
  )
}
