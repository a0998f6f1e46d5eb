import { sql } from 'drizzle-orm'
import { translations } from '@/db/schema/translations'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'
import { isDue } from './queries'

export const dueTranslations: WaitingSource = {
  access: 'staff',
  from: sql`from ${translations} where ${isDue}`,
  id: sql`id`,
  name: sql`name`,
  since: sql`mn_changed_at`,
  address: sql`${`${officePaths.translations}?id=`}::text || id`,
}
