import { getTranslations } from 'next-intl/server'
import { editionParts, isEditionOver } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'

/** A link to the presentations of the live edition or, without any, to its agenda. */
export async function readPastAction({ id }: Edition): Promise<{ label: string; href: string }> {
  const [{ presentation }, t] = await Promise.all([editionParts(id), getTranslations('event')])
  return presentation
    ? { label: t('home.presentations'), href: eventPaths.presentation() }
    : { label: t('home.agenda'), href: eventPaths.agenda() }
}

/** The main action of a visitor of the live edition: to register until it is over. */
export async function readMainAction(edition: Edition | null): Promise<{ label: string; href: string }> {
  if (edition && (await isEditionOver(edition.id))) return readPastAction(edition)
  const t = await getTranslations('event.shell')
  return { label: t('register'), href: eventPaths.register }
}
