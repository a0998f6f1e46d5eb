import { roles } from '@/lib/platform/auth/roles'
import { isOfficePath, officeHomePath } from './screens'
import { mainSite } from '@/lib/platform/site/sites'

const nowhere = 'http://office.invalid'

/**
 * Returns the path to open after signing in: the requested page of the office or, for any other address, the
 * first screen. The address is parsed as a browser does, because a crafted link could lead to another site.
 */
export function safeReturnPath(address: unknown): string {
  const home = officeHomePath(mainSite.key, { account_role: roles.user, reviews_assessments: false })
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, nowhere)) return home
  const { origin, pathname, search } = new URL(address, nowhere)
  const isScreen = origin === nowhere && isOfficePath(pathname) && !pathname.startsWith('/admin/login')
  return isScreen ? `${pathname}${search}` : home
}
