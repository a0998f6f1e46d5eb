import type { Transaction } from '@/db/client'
import { eventCategories, eventNews } from '@/db/schema/event'
import { footerInfo, socialLinks } from '@/db/schema/site'
import { sanitiseSync } from '@/lib/platform/rich-text/sanitise'
import type { PictureName } from '../pictures'
import { demoEventContacts, demoEventSocialLinks } from './contacts'
import { demoEventMenu, demoEventNews } from './news'

/**
 * Writes the social links and contacts of the event's site, and the menu and the news of its archived site.
 */
export async function insertEventSite(
  tx: Transaction,
  picture: (name: PictureName) => number,
): Promise<void> {
  await tx.insert(socialLinks).values(demoEventSocialLinks)
  await tx.insert(footerInfo).values(demoEventContacts)
  await tx.insert(eventCategories).values(demoEventMenu)
  await tx.insert(eventNews).values(
    demoEventNews.map(({ cover, publishedOn, text, text_en = '', ...item }) => {
      const publishedAt = new Date(`${publishedOn}T10:00:00+08:00`)
      return {
        ...item,
        ...{ text: sanitiseSync(text ?? ''), text_en: sanitiseSync(text_en) },
        ...{ image_file_id: picture(cover), publisher: 'МУУҮА' },
        ...{ created_at: publishedAt, updated_at: publishedAt },
      }
    }),
  )
}
