import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Account } from '@/lib/platform/accounts/schema'
import { requireAccount } from '@/lib/platform/auth/current'
import { officePaths } from '@/lib/platform/site/office-paths'
import { screenNamed } from './screens'

function requireScreen(name: string) {
  const screen = screenNamed(name)
  if (!screen) throw new Error(`there is no screen ${name}`)
  return screen
}

/** The title of a screen's page is the name of the screen in the sidebar. */
export const screenMetadata = async (name: string): Promise<Metadata> => ({
  title: (await getTranslations('admin.screens'))(requireScreen(name).name),
})

/** Returns the `generateMetadata` of a screen's page. */
export const createScreenMetadata = (name: string) => () => screenMetadata(name)

/**
 * Returns the account if it may open the screen; otherwise the request is redirected or refused. Each page
 * calls this before it reads anything.
 */
export function requireScreenAccess(name: string): Promise<Account> {
  const { access, refusal } = requireScreen(name)
  return requireAccount(access, refusal && officePaths[refusal])
}
