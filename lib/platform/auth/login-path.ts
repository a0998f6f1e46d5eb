/** The header in which proxy.ts says which page of the back office was asked for. */
export const askedPageHeader = 'x-strata-asked'

/**
 * The login page, which leads on to the page that was asked for.
 * @param path its path with its query; the login page looks at it before it leads there
 */
export function loginPath(path: string | null): string {
  return path ? `/admin/login?next=${encodeURIComponent(path)}` : '/admin/login'
}

/** The way in from a window that waits for it: it ends with words, and leads nowhere. */
export const newWindowLogin = '/admin/login?window=new'
