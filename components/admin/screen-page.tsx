import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Account } from '@/lib/accounts/schema'
import { requireAccount } from '@/lib/auth/current'
import { DeclaredScreen } from './resource/declared-screen'
import { screenNamed } from './screens'

function known(name: string) {
  const screen = screenNamed(name)
  if (!screen) throw new Error(`there is no screen ${name}`)
  return screen
}

/** The title of a screen's page, as the sidebar calls it. */
export function screenMetadata(name: string): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations('admin.screens'))(known(name).name) })
}

/** Whoever may open the screen; everybody else is led away. Each page asks it first. */
export function openScreen(name: string): Promise<Account> {
  return requireAccount(known(name).access)
}

/** The page of a declared screen: its title and what it shows. */
export function screenPage(name: string) {
  known(name)
  return {
    generateMetadata: screenMetadata(name),
    Page: async function Page() {
      await openScreen(name)
      return <DeclaredScreen name={name} />
    },
  }
}
