import Link from 'next/link'
import type { ComponentProps } from 'react'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link to anywhere: pages of ours change without a reload, files and other sites open as ordinary links.
 * Pages are fetched when they are asked for, so that a menu of forty links is not forty requests.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const page = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/files/')
  return page ? <Link href={href} prefetch={false} {...props} /> : <a href={href} {...props} />
}
