import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { eventCategories, eventDates, eventHalls, eventNews, events } from '@/db/schema/event'
import { footerInfo, socialLinks } from '@/db/schema/site'
import { sanitiseHere } from '@/lib/rich-text/sanitise'
import { demoFooterInfo } from '../footer'
import type { PictureName } from '../pictures'
import { demoSocialLinks } from '../social'
import { demoDays, demoEditions, demoHalls } from './editions'
import { demoEventMenu, demoEventNews } from './news'

/** Writes the event: its editions with their days and halls, the menu and the news of its archived site. */
export async function insertEvent(tx: Transaction, picture: (name: PictureName) => number): Promise<void> {
  await tx.insert(events).values(demoEditions)
  await tx.insert(eventDates).values(demoDays)
  await tx.insert(eventHalls).values(demoHalls)
  await tx.insert(socialLinks).values(demoSocialLinks.map((link) => ({ ...link, site: 'mw' as const })))
  await tx.insert(footerInfo).values(demoFooterInfo.map((line) => ({ ...line, site: 'mw' as const })))
  await tx.insert(eventCategories).values(demoEventMenu)
  await tx.insert(eventNews).values(
    demoEventNews.map(({ cover, publishedOn, text, text_en = '', ...item }) => {
      const published = new Date(`${publishedOn}T10:00:00+08:00`)
      return {
        ...item,
        ...{ text: sanitiseHere(text ?? ''), text_en: sanitiseHere(text_en) },
        ...{
          image_file_id: picture(cover),
          publisher: 'МУУҮА',
          created_at: published,
          updated_at: published,
        },
      }
    }),
  )
  // The numbers above were given; the next ones must come after them.
  const numbered = { events: 'id', event_dates: 'id', event_halls: 'id', event_categories: 'cid' }
  for (const [table, key] of Object.entries(numbered))
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select max(${sql.identifier(key)}) from ${sql.identifier(table)}))`,
    )
}
