import { getTranslations } from 'next-intl/server'
import type { MenuItem } from '@/components/site/site-data'
import { editionParts } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'

const items = [
  ['about', eventPaths.about],
  ['agenda', eventPaths.agenda()],
  ['presentation', eventPaths.presentation()],
  ['gallery', eventPaths.gallery()],
  ['contact', eventPaths.contact],
] as const

/** The menu of the live edition's pages; the gallery is in it once it has photographs. */
export async function eventMenu(edition: Edition | null): Promise<MenuItem[]> {
  const [t, parts] = await Promise.all([getTranslations('event.menu'), edition && editionParts(edition.id)])
  const shownItems = items.filter(([name]) => name !== 'gallery' || parts?.gallery)
  return shownItems.map(([name, path], at) => ({
    cid: at + 1,
    label: t(name),
    href: path,
    children: [],
  }))
}
