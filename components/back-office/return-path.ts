import { roles } from '@/lib/platform/auth/roles'
import { isOfficePath, officeHome } from './screens'
import { mainSite } from '@/lib/platform/site/sites'

const nowhere = 'http://office.invalid'

/**
 * Where one goes after signing in: to the screen that was asked for, and from anything else to the first screen.
 * The address comes from whoever made the link, so it is read as a browser reads it and must be a screen of ours.
 */
export function returnPath(address: unknown): string {
  const home = officeHome(mainSite.key, roles.user)
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, nowhere)) return home
  const { origin, pathname, search } = new URL(address, nowhere)
  const isScreen = origin === nowhere && isOfficePath(pathname) && !pathname.startsWith('/admin/login')
  return isScreen ? `${pathname}${search}` : home
}
