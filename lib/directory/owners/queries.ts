import { asc, eq, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  type ContactType,
  directoryChanges,
  directoryCompanies,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { emptyIfNullText } from '@/lib/platform/i18n/names'
import {
  contactLists,
  readCompanyEntry,
  type CompanyEntry,
  readConsultantEntry,
  type ConsultantEntry,
} from '../registration/queries'
import {
  type CompanyTexts,
  companyTexts,
  type ConsultantTexts,
  consultantTexts,
} from '../registration/schema'
import type { ListingKind, ListingState, Owner, OwnListing, OwnListingHead, OwnListingQuery } from './schema'

const { company_id, person_id, email } = directoryRegistrants

/** Whether the registrant of any listing has this e-mail address. @param address in lower case */
export async function isOwnerEmail(address: string): Promise<boolean> {
  const rows = await db()
    .select({ id: directoryRegistrants.id })
    .from(directoryRegistrants)
    .where(eq(email, address))
    .limit(1)
  return rows.length > 0
}

/** Whether the registrant of a listing has this e-mail address. */
export async function ownsListing(emailAddress: string, { kind, id }: OwnListingQuery): Promise<boolean> {
  const rows = await db()
    .select({ email })
    .from(directoryRegistrants)
    .where(eq(kind === 'company' ? company_id : person_id, id))
  return rows[0]?.email === emailAddress
}

type Standing = { approval: boolean; isShown: boolean; isRejected: boolean }

function listingStateOf({ approval, isShown, isRejected }: Standing): ListingState {
  if (approval) return isShown ? 'listed' : 'hidden'
  return isRejected ? 'rejected' : 'waiting'
}

/** Reads the listings registered with an e-mail address, the earliest registered first. */
export async function readOwnerByEmail(address: string): Promise<Owner> {
  const rows = await db()
    .select({
      company: directoryCompanies,
      person: directoryPeople,
      change: directoryChanges.id,
    })
    .from(directoryRegistrants)
    .leftJoin(directoryCompanies, eq(directoryCompanies.id, company_id))
    .leftJoin(directoryPeople, eq(directoryPeople.id, person_id))
    .leftJoin(
      directoryChanges,
      or(eq(directoryChanges.company_id, company_id), eq(directoryChanges.person_id, person_id)),
    )
    .where(eq(email, address))
    .orderBy(asc(directoryRegistrants.id))
  const listings = rows.flatMap(({ company, person, change }): OwnListingHead[] => {
    const listing = company ?? person
    if (!listing) return []
    const { id, name, name_en, approval, is_listed, rejected_at, reject_reason, confirmed_at } = listing
    return [
      {
        kind: company ? 'company' : 'consultant',
        ...{ id, name: emptyIfNullText(name), name_en: emptyIfNullText(name_en), reject_reason },
        state: listingStateOf({ approval, isShown: is_listed, isRejected: rejected_at !== null }),
        has_changes: change !== null,
        confirmed_at: confirmed_at.toISOString(),
      },
    ]
  })
  return { email: address, listings }
}

/** Reads the pending change of a listing, on which staff have not decided; null when there is none. */
export async function readPendingChange({ kind, id }: OwnListingQuery) {
  const [row] = await db()
    .select({ change: directoryChanges, logo: shownFile })
    .from(directoryChanges)
    .leftJoin(files, eq(files.id, directoryChanges.logo_file_id))
    .where(eq(kind === 'company' ? directoryChanges.company_id : directoryChanges.person_id, id))
  return row ? { ...row.change, logo: row.logo && fileUrl(row.logo) } : null
}
type PendingChange = Awaited<ReturnType<typeof readPendingChange>>

/** Lists the fields of a pending change: the texts in the order of `fieldNames`, then the logo. */
const pendingChangeSummary = (change: PendingChange, fieldNames: readonly string[]) =>
  change && {
    fields: [
      ...fieldNames.filter((name) => Object.hasOwn(change.changes, name)),
      ...(change.logo_file_id ? ['logo'] : []),
    ],
    since: change.created_at.toISOString(),
  }

/**
 * Reads a listing for its owner. The values of a pending change replace the published ones. The caller checks
 * that the listing belongs to the owner.
 * @returns null for an unknown listing
 */
export async function getListingWithPendingChange(query: OwnListingQuery): Promise<OwnListing | null> {
  const change = await readPendingChange(query)
  if (query.kind === 'company') {
    const entry = await readCompanyEntry(query.id)
    if (!entry) return null
    const proposedTexts = companyTexts.partial().safeParse(change?.changes).data as
      Partial<CompanyTexts> | undefined
    return {
      kind: 'company',
      ...sharedListingFields(entry, entry.status),
      waiting: pendingChangeSummary(change, Object.keys(companyTexts.shape)),
      logo: change?.logo ?? entry.logo,
      texts: { ...entry.texts, ...proposedTexts },
    }
  }
  const entry = await readConsultantEntry(query.id)
  if (!entry) return null
  const proposedTexts = consultantTexts.partial().safeParse(change?.changes).data as
    Partial<ConsultantTexts> | undefined
  return {
    kind: 'consultant',
    ...sharedListingFields(entry, true),
    waiting: pendingChangeSummary(change, Object.keys(consultantTexts.shape)),
    texts: { ...entry.texts, ...proposedTexts },
  }
}

const sharedListingFields = (
  { id, version, approval, isRejected, rejectReason }: CompanyEntry | ConsultantEntry,
  isShown: boolean,
) => ({ id, version, state: listingStateOf({ approval, isShown, isRejected }), reject_reason: rejectReason })

/** The content of the page that a «still correct?» mail links to. */
export type ListingToConfirm =
  | { kind: 'company'; logo: string | null; texts: CompanyTexts }
  | { kind: 'consultant'; texts: ConsultantTexts }

export const listingToConfirm = cacheRead(
  'directory-listing-to-confirm',
  ['directory'],
  async (kind: ListingKind, id: number): Promise<ListingToConfirm | null> => {
    if (kind === 'company') {
      const entry = await readCompanyEntry(id)
      return entry?.approval && entry.status ? { kind, logo: entry.logo, texts: entry.texts } : null
    }
    const entry = await readConsultantEntry(id)
    return entry?.approval ? { kind, texts: entry.texts } : null
  },
)

/**
 * Lists the listings registered with an e-mail address, with their texts, the changes that were sent from it,
 * and the error reports that name it.
 */
export async function readRegistrationsAndReportsByEmail(address: string) {
  const listing = sql<string>`coalesce(${directoryCompanies.name}, ${directoryPeople.name})`
  const contacts = sql<Record<ContactType, string[]> | null>`(
    select json_object_agg(each.contact_type, each.contact_values) from (
      select contact_type, json_agg(contact_value order by id) as contact_values
      from ${directoryContacts} where ${directoryContacts.company_id} = ${company_id}
      group by contact_type) each)`
  const [registrations, changes, reports] = await Promise.all([
    db()
      .select({
        registrant: directoryRegistrants,
        company: directoryCompanies,
        person: directoryPeople,
        contacts,
        listing,
      })
      .from(directoryRegistrants)
      .leftJoin(directoryCompanies, eq(directoryCompanies.id, company_id))
      .leftJoin(directoryPeople, eq(directoryPeople.id, person_id))
      .where(eq(email, address)),
    db()
      .select({ change: directoryChanges, listing })
      .from(directoryChanges)
      .leftJoin(directoryCompanies, eq(directoryCompanies.id, directoryChanges.company_id))
      .leftJoin(directoryPeople, eq(directoryPeople.id, directoryChanges.person_id))
      .where(eq(directoryChanges.sent_by, address)),
    db().select().from(directoryReports).where(eq(directoryReports.email, address)),
  ])
  return {
    listings: registrations.map(({ registrant, company, person, contacts: lists, listing }) => ({
      ...{ id: registrant.id, listing, name: registrant.name, position: registrant.position },
      ...{ phone: registrant.phone, lang: registrant.lang, consent: registrant.consent },
      consented_at: registrant.consented_at?.toISOString() ?? null,
      company:
        company &&
        companyTexts.omit({ categories: true }).parse({
          ...company,
          ...Object.fromEntries(
            Object.entries(contactLists).map(([type, list]) => [list, lists?.[type as ContactType] ?? []]),
          ),
        }),
      consultant: person && consultantTexts.parse(person),
      created_at: registrant.created_at.toISOString(),
    })),
    changes: changes.map(({ change, listing }) => ({
      ...{ id: change.id, listing, changes: change.changes },
      created_at: change.created_at.toISOString(),
    })),
    reports: reports.map(({ id, text, created_at }) => ({
      ...{ id, text },
      created_at: created_at.toISOString(),
    })),
  }
}
