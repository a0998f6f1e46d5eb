import { getTranslations } from 'next-intl/server'
import { editionParts } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { pathsOf } from '@/lib/platform/site/event-paths'

/** The pages of an earlier edition that have content, with their labels. */
export async function listEarlierEditionPages(edition: Edition): Promise<{ label: string; href: string }[]> {
  const [parts, t] = await Promise.all([editionParts(edition.id), getTranslations('event')])
  const paths = pathsOf(edition)
  const pages = [
    ['agenda', t('menu.agenda'), paths.agenda()],
    ['presentation', t('menu.presentation'), paths.presentation()],
    ['gallery', t('menu.gallery'), paths.gallery()],
    ['speakers', t('speaker.title'), paths.speakers],
    ['sponsors', t('sponsors.title'), paths.sponsors],
    ['exhibitors', t('exhibitors.title'), paths.exhibitors()],
  ] as const
  return pages.filter(([part]) => parts[part]).map(([, label, href]) => ({ label, href }))
}
