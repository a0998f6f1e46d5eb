import { and, asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryContacts, directoryRegistrants } from '@/db/schema/directory'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * Where a company gets letters: at the registrant's address, in the registrant's language. A company without
 * a registrant gets them at its first e-mail contact, in Mongolian.
 */
export type LetterRecipient = {
  name: string
  name_en: string
  email: string
  lang: Locale
  registrantId: number | null
}

/** @returns null for a company that is not listed or has no e-mail address */
export async function findLetterRecipient(companyId: number): Promise<LetterRecipient | null> {
  const [[company], [contact]] = await Promise.all([
    db()
      .select({
        name: directoryCompanies.name,
        name_en: directoryCompanies.name_en,
        registrant: {
          id: directoryRegistrants.id,
          email: directoryRegistrants.email,
          lang: directoryRegistrants.lang,
        },
      })
      .from(directoryCompanies)
      .leftJoin(directoryRegistrants, eq(directoryRegistrants.company_id, directoryCompanies.id))
      .where(and(eq(directoryCompanies.id, companyId), directoryCompanies.is_listed)),
    db()
      .select({ email: directoryContacts.contact_value })
      .from(directoryContacts)
      .where(and(eq(directoryContacts.company_id, companyId), eq(directoryContacts.contact_type, 'email')))
      .orderBy(asc(directoryContacts.id))
      .limit(1),
  ])
  if (!company) return null
  const { registrant, ...names } = company
  if (registrant)
    return { ...names, email: registrant.email, lang: registrant.lang, registrantId: registrant.id }
  return contact ? { ...names, email: contact.email, lang: 'mn', registrantId: null } : null
}
