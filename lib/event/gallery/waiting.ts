import { sql } from 'drizzle-orm'
import { eventDates, eventGalleryImages, events } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { isPhotograph } from '@/lib/platform/files/picture-kinds'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** Days of the live edition that are over and have no photographs. */
export const daysWithoutPhotographs: WaitingSource = {
  access: 'staff',
  from: sql`from ${events} edition join ${eventDates} day on day.event_id = edition.id
    where edition.is_current and edition.frozen_at is null and day.ends_at <= now()
      and not exists (select from ${eventGalleryImages}
        join ${files} on ${files.id} = image_file_id where event_date_id = day.id and ${isPhotograph})`,
  id: sql`day.id`,
  name: sql`day.day`,
  since: sql`day.ends_at`,
  address: sql`${officePaths.eventGallery}::text`,
}
