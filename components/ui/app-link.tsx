import type { ComponentProps } from 'react'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link to anywhere. Pages of ours are marked, and `SoftNavigation` opens them without a reload; files and other
 * sites open as ordinary links. Nothing is fetched before it is asked for.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const page = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/files/')
  return <a href={href} data-page={page ? '' : undefined} {...props} />
}
