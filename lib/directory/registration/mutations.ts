import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  contactTypes,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'
import { consentTo } from '@/lib/platform/api/consent'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { Problem } from '@/lib/platform/api/problem'
import { mayBeRepeated } from '@/lib/platform/api/repeats'
import { insertRow } from '@/lib/platform/api/rows'
import { queueMail } from '@/lib/platform/mail/outbox'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import { listingArrivedMail } from './mail'
import { contactLists, findCategoryIds, readCompanyEntry, readConsultantEntry } from './queries'
import { type RegistrantForm, registrantForm } from '../registrants/schema'
import type { CompanyForm, CompanyTexts, ConsultantForm } from './schema'
import { termsParts } from './terms'
import { companyTextsOf, consultantTextsOf } from './texts'

/** The texts that the form shows with the terms, in their order. */
const termsTexts = [
  ...termsParts.flatMap(
    (part) => [`directory.register.terms.${part}.title`, `directory.register.terms.${part}.text`] as const,
  ),
  'directory.register.terms.accept',
] as const

type ListingForm = CompanyForm | ConsultantForm
type Listing = { company_id: number } | { person_id: number }

/**
 * Returns the registrant in a form; null when staff add a listing without a registrant.
 * @throws Problem bad_input when a field of the registrant is missing or invalid
 */
function parseRegistrant(form: ListingForm, isPublished: boolean): RegistrantForm | null {
  const { registrantName, registrantPosition, registrantEmail, registrantPhone } = form
  const isEmpty = !registrantName && !registrantPosition && !registrantEmail && !registrantPhone
  if (isPublished && isEmpty) return null
  const { data, error } = registrantForm.safeParse(form)
  if (data) return data
  const [first, ...others] = firstMessagePerField(error)
  if (!first) throw new Problem('bad_input')
  const fields = [first, ...others].map(({ path, key, values }) => [path, { key, values }] as const)
  throw new Problem('bad_input', first.key, first.values, Object.fromEntries(fields))
}

/**
 * Locks the e-mail address: of two concurrent submissions the second waits, and then finds the listing that
 * the first one stored.
 */
async function lockRegistrantEmail({ registrantEmail }: RegistrantForm): Promise<void> {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtext(${`directory registration ${registrantEmail}`}))`,
  )
}

/** Finds the id of the newest listing that a registrant with equal data registered a moment ago. */
async function findRecentlyRegisteredListingId(
  { registrantName, registrantPosition, registrantEmail, registrantPhone }: RegistrantForm,
  listingIdColumn: typeof directoryRegistrants.company_id | typeof directoryRegistrants.person_id,
): Promise<number | null> {
  const [row] = await db()
    .select({ id: listingIdColumn })
    .from(directoryRegistrants)
    .where(
      and(
        isNotNull(listingIdColumn),
        eq(directoryRegistrants.email, registrantEmail),
        eq(directoryRegistrants.name, registrantName),
        eq(directoryRegistrants.position, registrantPosition),
        eq(directoryRegistrants.phone, registrantPhone),
        mayBeRepeated(directoryRegistrants.created_at),
      ),
    )
    .orderBy(desc(directoryRegistrants.id))
    .limit(1)
  return row?.id ?? null
}

/** Writes the registrant of a listing and, for a request, queues the mail that confirms its arrival. */
async function insertAndMailRegistrant(
  listing: Listing & { name: string; name_en: string; isMailed: boolean },
  {
    registrantName,
    registrantPosition: position,
    registrantEmail: email,
    registrantPhone: phone,
    ...registrant
  }: RegistrantForm,
  { lang, terms }: Pick<ListingForm, 'lang' | 'terms'>,
): Promise<void> {
  const { name, name_en, isMailed, ...of } = listing
  const row = { ...registrant, name: registrantName, position, email, phone, lang }
  const consent = terms ? consentTo(lang, termsTexts) : {}
  const { id } = await insertRow(directoryRegistrants, { ...of, ...row, ...consent })
  if (isMailed) await queueMail([listingArrivedMail({ id, ...row }, { name, name_en })])
}

/** @throws Problem bad_input for an unknown sub-category */
export async function requireCategoryIds(codes: readonly string[]): Promise<number[]> {
  const ids = await findCategoryIds(codes)
  if (!ids) throw Problem.ofField('categories', 'validation.directory.unknownCategory')
  return ids
}

/**
 * Replaces the categories and contacts of a company. @throws Problem bad_input for an unknown sub-category
 */
export async function replaceCategoriesAndContacts(companyId: number, texts: CompanyTexts): Promise<void> {
  const ids = await requireCategoryIds(texts.categories)
  await db().delete(directoryCompanyCategories).where(eq(directoryCompanyCategories.company_id, companyId))
  await db()
    .insert(directoryCompanyCategories)
    .values(ids.map((category_id) => ({ company_id: companyId, category_id })))
  const contacts = contactTypes.flatMap((contact_type) =>
    texts[contactLists[contact_type]].map((contact_value) => ({
      company_id: companyId,
      contact_type,
      contact_value,
    })),
  )
  await db().delete(directoryContacts).where(eq(directoryContacts.company_id, companyId))
  if (contacts.length > 0) await db().insert(directoryContacts).values(contacts)
}

/** Returns a company's texts without categories and contacts, which are in other tables. */
export function companyTextColumns({
  categories: _categories,
  phones: _phones,
  faxes: _faxes,
  emails: _emails,
  websites: _websites,
  ...columns
}: CompanyTexts) {
  return columns
}

/** Checks the form before its logo is stored. @throws Problem bad_input */
export async function checkCompanyForm(form: CompanyForm, isPublished: boolean): Promise<void> {
  parseRegistrant(form, isPublished)
  await requireCategoryIds(form.categories)
}

/** The problem that another published listing already has the registration number. */
const numberTakenProblem = () =>
  Problem.ofField('registrationNumber', 'validation.directory.registrationTaken', {}, 'conflict')

/**
 * Stores the request of a company and mails its registrant; a repeated submission is stored once.
 * @param logo undefined for a company of an old site that has none
 * @param isPublished true for staff, who publish the company at once and without a mail
 * @param isMailed false for a request of an old site, of which its registrant knows
 * @throws Problem bad_input, or conflict when another published listing has the registration number
 */
export async function registerCompany(
  form: CompanyForm,
  logo: { id: number } | undefined,
  isPublished: boolean,
  isMailed = !isPublished,
): Promise<number> {
  const texts = companyTextsOf(form)
  const registrant = parseRegistrant(form, isPublished)
  if (registrant) {
    await lockRegistrantEmail(registrant)
    const before = await findRecentlyRegisteredListingId(registrant, directoryRegistrants.company_id)
    const entry = before && (await readCompanyEntry(before))
    if (entry && entry.logoId === logo?.id && isDeepStrictEqual(entry.texts, texts)) return entry.id
  }
  const columns = { ...companyTextColumns(texts), logo_file_id: logo?.id ?? null, approval: isPublished }
  const { id } = await writeOrRefuseTaken(() => insertRow(directoryCompanies, columns), numberTakenProblem)
  await replaceCategoriesAndContacts(id, texts)
  const listing = { company_id: id, name: texts.name, name_en: texts.name_en, isMailed }
  if (registrant) await insertAndMailRegistrant(listing, registrant, form)
  if (isPublished) await relinkListingByNumber(id)
  return id
}

/**
 * Stores the request of a consulting engineer, as `registerCompany` does for a company. It silently drops a
 * request with a text in `website`, the hidden field that only programs fill in.
 * @returns the consultant's id; null for a dropped request
 */
export async function registerConsultant(
  form: ConsultantForm,
  isPublished: boolean,
  isMailed = !isPublished,
): Promise<number | null> {
  if (form.website) return null
  const texts = consultantTextsOf(form)
  const registrant = parseRegistrant(form, isPublished)
  if (registrant) {
    await lockRegistrantEmail(registrant)
    const before = await findRecentlyRegisteredListingId(registrant, directoryRegistrants.person_id)
    const entry = before && (await readConsultantEntry(before))
    if (entry && isDeepStrictEqual(entry.texts, texts)) return entry.id
  }
  const { id } = await insertRow(directoryPeople, { ...texts, approval: isPublished })
  const listing = { person_id: id, name: texts.name, name_en: texts.name_en, isMailed }
  if (registrant) await insertAndMailRegistrant(listing, registrant, form)
  return id
}
