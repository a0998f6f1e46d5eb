/** The header in which proxy.ts says which page of the back office was asked for. */
export const askedPageHeader = 'x-strata-asked'

/**
 * The login page, which leads on to the page that was asked for.
 * @param asked its path with its query; the login page looks at it before it leads there
 */
export function loginPath(asked: string | null): string {
  return asked ? `/admin/login?next=${encodeURIComponent(asked)}` : '/admin/login'
}

/** The way in from a window that waits for it: it ends with words, and leads nowhere. */
export const newWindowLogin = '/admin/login?window=new'
