import { getTranslations } from 'next-intl/server'
import type { MenuItem } from '@/components/site/site-data'
import { eventPaths } from '@/lib/platform/site/event-paths'

const items = [
  ['about', eventPaths.about],
  ['agenda', eventPaths.agenda()],
  ['presentation', eventPaths.presentation()],
  ['gallery', eventPaths.gallery()],
  ['contact', eventPaths.contact],
] as const

/** The menu of the live edition's pages. */
export async function eventMenu(): Promise<MenuItem[]> {
  const t = await getTranslations('event.menu')
  return items.map(([name, path], at) => ({
    cid: at + 1,
    label: t(name),
    href: path,
    children: [],
  }))
}
