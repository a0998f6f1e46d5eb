/** The header in which `proxy.ts` tells an office page its own path and query, to return to after a login. */
export const askedPageHeader = 'x-strata-asked'

/**
 * Returns the login page's address, with the page to return to after the login, if there is one.
 * @param returnPath the requested path with its query; the login page checks it before it redirects there
 */
export function loginPath(returnPath: string | null): string {
  return returnPath ? `/admin/login?next=${encodeURIComponent(returnPath)}` : '/admin/login'
}

/**
 * The address of the login in a new window, while the page that needs the login stays open in another window.
 * After the login the new window shows a message and is not redirected.
 */
export const newWindowLogin = '/admin/login?window=new'
