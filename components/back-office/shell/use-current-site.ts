import { mainSite, type SiteKey } from '@/lib/platform/site/sites'
import { useLocation } from '../../office/location'
import { screenAt } from '../screens'

/** The site of the screen that is open. */
export function useCurrentSite(): SiteKey {
  const { pathname } = useLocation()
  return screenAt(pathname)?.site ?? mainSite.key
}
