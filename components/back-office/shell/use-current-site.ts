import { mainSite, type SiteKey } from '@/lib/platform/site/sites'
import { useLocation } from '../../office/location'
import { screenAt } from '../screens'

/** Returns the site of the open screen; the main site if no screen has the path. */
export function useCurrentSite(): SiteKey {
  const { pathname } = useLocation()
  return screenAt(pathname)?.site ?? mainSite.key
}
