import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { contactTexts } from '@/db/schema/site'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ContactKind, ContactRecord, ContactText } from './schema'

const { id, kind, text, text_en, version } = contactTexts

/** Lists the texts of the contact page in both languages. */
export async function listAdminContactTexts(): Promise<ContactText[]> {
  return db().select({ id, kind, text, text_en }).from(contactTexts).orderBy(asc(id))
}

/** Reads a text for its form. @throws Problem not_found */
export async function getContactText(textId: number): Promise<ContactRecord> {
  const rows = await db()
    .select({ id, kind, text, text_en, version })
    .from(contactTexts)
    .where(eq(id, textId))
  return requireRow(rows)
}

export const listContactTexts = cacheRead('contact-texts', ['footer'], listAdminContactTexts)

/** Returns the texts of the contact page by kind, in the reader's language if they are translated. */
export async function contactTextsIn(locale: Locale): Promise<Record<ContactKind, string>> {
  const rows = await listContactTexts()
  return {
    address: '',
    hours: '',
    map: '',
    ...Object.fromEntries(rows.map((row) => [row.kind, bilingualText(row, 'text', locale).text])),
  }
}
