/** The header in which `proxy.ts` passes on the requested page of the back office. */
export const askedPageHeader = 'x-strata-asked'

/**
 * Returns the login page's address, with the page to return to.
 * @param returnPath the requested path with its query; the login page checks it before it redirects there
 */
export function loginPath(returnPath: string | null): string {
  return returnPath ? `/admin/login?next=${encodeURIComponent(returnPath)}` : '/admin/login'
}

/**
 * The login in a new window, while the page that needs it waits in another: it ends with a message and
 * redirects nowhere.
 */
export const newWindowLogin = '/admin/login?window=new'
