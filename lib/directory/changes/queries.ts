import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { type ContactType, directoryCategories, directoryChanges } from '@/db/schema/directory'
import { files } from '@/db/schema/files'
import { aimagName } from '@/lib/organisations/aimags'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { fileUrl } from '@/lib/platform/files/url'
import { getCompany } from '../companies/queries'
import { getPerson } from '../people/queries'
import {
  type ChangedField,
  type ChangeRecord,
  companyChanges,
  type FieldChange,
  personChanges,
} from './schema'

/** Maps each contact field of a change to the type of contact that it contains. */
export const contactLists = {
  phones: 'phone',
  faxes: 'fax',
  emails: 'email',
  websites: 'website',
} as const satisfies Partial<Record<ChangedField, ContactType>>
export type ContactListField = keyof typeof contactLists

export const isContactListField = (field: ChangedField): field is ContactListField => field in contactLists

/** Reads a change as it is stored. @throws Problem not_found */
async function requireChange(id: number) {
  return requireRow(await db().select().from(directoryChanges).where(eq(directoryChanges.id, id)))
}
export type StoredChange = Awaited<ReturnType<typeof requireChange>>

const nonEmptyTextAsArray = (text: string) => (text === '' ? [] : [text])

/** Returns the known categories among `codes` as codes with Mongolian names: `0301 Өрөмдлөг`. */
async function readCategoryLabels(codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db()
    .select({ code: directoryCategories.category_code, name: directoryCategories.name })
    .from(directoryCategories)
    .where(inArray(directoryCategories.category_code, [...codes]))
    .orderBy(asc(directoryCategories.category_code))
  return rows.map(({ code, name }) => `${code} ${name}`)
}

async function readLogoUrls(logoFileId: number | null): Promise<string[]> {
  if (logoFileId === null) return []
  const [file] = await db().select(shownFile).from(files).where(eq(files.id, logoFileId))
  return file ? [fileUrl(file)] : []
}

const isUnchanged = ({ now, incoming }: FieldChange) =>
  now.length === incoming.length && now.every((value, at) => value === incoming[at])

async function readCompanyChangeRecord(change: StoredChange, companyId: number): Promise<ChangeRecord> {
  const company = await getCompany(companyId, { seesPersonal: true })
  const [mn, en] = company.about
  const changes = companyChanges.parse(change.changes)
  const contactsOf = (list: ContactListField) =>
    company.contact
      .filter(({ contact_type }) => contact_type === contactLists[list])
      .map(({ contact_value }) => contact_value)
  const texts: Record<Exclude<keyof typeof companyChanges.shape, ContactListField | 'categories'>, string> = {
    name: mn?.name ?? '',
    name_en: en?.name ?? '',
    registration_number: company.company.registration_number,
    aimag: company.company.aimag,
    sum: mn?.sum ?? '',
    sum_en: en?.sum ?? '',
    address: mn?.address ?? '',
    address_en: en?.address ?? '',
    about: mn?.about_company ?? '',
    about_en: en?.about_company ?? '',
  }
  const categories = await readCategoryLabels(changes.categories ?? [])
  const logo = await readLogoUrls(change.logo_file_id)
  const fieldChangeOf = (field: keyof typeof companyChanges.shape): FieldChange | null => {
    if (changes[field] === undefined) return null
    if (field === 'categories')
      return {
        field,
        type: 'lines',
        now: company.category.map(({ category_code, name }) => `${category_code} ${name}`),
        incoming: categories,
      }
    if (isContactListField(field))
      return { field, type: 'lines', now: contactsOf(field), incoming: changes[field] ?? [] }
    const shownText = (text: string) => (field === 'aimag' ? aimagName(text, 'mn') : text)
    return {
      field,
      type: 'text',
      now: nonEmptyTextAsArray(shownText(texts[field])),
      incoming: nonEmptyTextAsArray(shownText(changes[field] ?? '')),
    }
  }
  const fields = companyChanges.keyof().options.flatMap((field) => fieldChangeOf(field) ?? [])
  const picture: FieldChange[] =
    logo.length > 0
      ? [{ field: 'logo', type: 'picture', now: nonEmptyTextAsArray(mn?.logo ?? ''), incoming: logo }]
      : []
  return {
    ...changeMetadataOf(change),
    listing: {
      type: '1',
      id: companyId,
      version: company.company.version,
      name: mn?.name ?? '',
      name_en: en?.name ?? '',
      logo: mn?.logo ?? null,
    },
    email: company.registrant?.email ?? '',
    lang: company.registrant?.lang ?? 'mn',
    fields: [...fields, ...picture].filter((field) => !isUnchanged(field)),
  }
}

async function readPersonChangeRecord(change: StoredChange, personId: number): Promise<ChangeRecord> {
  const { person, about, registrant } = await getPerson(personId, { seesPersonal: true })
  const [mn, en] = about
  const changes = personChanges.parse(change.changes)
  const texts: Record<keyof typeof personChanges.shape, string> = {
    name: mn?.name ?? '',
    name_en: en?.name ?? '',
    profession: mn?.profession ?? '',
    profession_en: en?.profession ?? '',
    advice_range: mn?.advice_range ?? '',
    advice_range_en: en?.advice_range ?? '',
    phone_number: person.phone_number,
  }
  const fields = personChanges.keyof().options.flatMap((field): FieldChange[] => {
    const incoming = changes[field]
    if (incoming === undefined) return []
    return [
      {
        field,
        type: 'text',
        now: nonEmptyTextAsArray(texts[field]),
        incoming: nonEmptyTextAsArray(incoming),
      },
    ]
  })
  return {
    ...changeMetadataOf(change),
    listing: {
      type: '2',
      id: personId,
      version: person.version,
      name: texts.name,
      name_en: texts.name_en,
      logo: null,
    },
    email: registrant?.email ?? '',
    lang: registrant?.lang ?? 'mn',
    fields: fields.filter((field) => !isUnchanged(field)),
  }
}

const changeMetadataOf = ({ id, version, created_at, sent_by }: StoredChange) => ({
  id,
  version,
  created_at: created_at.toISOString(),
  sent_by,
})

/** Reads an owner's change, with the current values of the listing beside it. @throws Problem not_found */
export async function getListingChange(id: number): Promise<ChangeRecord> {
  const change = await requireChange(id)
  // A check constraint of the table ensures that either `company_id` or `person_id` is set.
  return change.company_id !== null
    ? readCompanyChangeRecord(change, change.company_id)
    : readPersonChangeRecord(change, change.person_id ?? 0)
}
