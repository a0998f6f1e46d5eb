import { asc, eq, or, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { logos } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { LogoRecord, MemberLogo, ResponsibleLogo } from './schema'

function selectLogos(where?: SQL) {
  return db()
    .select({ row: logos, file: shownFile })
    .from(logos)
    .innerJoin(files, eq(files.id, logos.logo_file_id))
    .where(where)
    .orderBy(asc(logos.id))
}

function logoAnswer({ row, file }: Awaited<ReturnType<typeof selectLogos>>[number]): MemberLogo {
  return {
    id: row.id,
    name: row.name,
    name_en: row.name_en,
    logo: fileUrl(file),
    link: row.link,
    aimag: row.aimag,
    sum: row.sum,
    sum_en: row.sum_en,
    public_relations_committee: row.public_relations_committee,
    environment_committee: row.environment_committee,
    legal_committee: row.legal_committee,
    logistics_committee: row.logistics_committee,
    board_member: row.board_member,
    main_member: row.main_member,
    responsible_mining: row.responsible_mining,
  }
}

async function findLogos(where?: SQL): Promise<MemberLogo[]> {
  return (await selectLogos(where)).map(logoAnswer)
}

/** Lists the logos in the order in which they were added. With a search term, only matching logos. */
export async function listAdminLogos({ term }: SearchInput): Promise<MemberLogo[]> {
  return findLogos(await matchesTermSql(term, 'logo', logos.id))
}

/** Reads a logo for its form. @throws Problem not_found */
export async function getLogo(id: number): Promise<LogoRecord> {
  const row = requireRow(await selectLogos(eq(logos.id, id)))
  return { ...logoAnswer(row), version: row.row.version }
}

export const listLogos = cacheRead('logos', ['logos'], () => findLogos())

export const listMemberLogos = cacheRead('member-logos', ['logos'], () =>
  findLogos(or(logos.board_member, logos.main_member)),
)

export const listResponsibleLogos = cacheRead(
  'responsible-logos',
  ['logos'],
  async (): Promise<ResponsibleLogo[]> => {
    const rows = await findLogos(eq(logos.responsible_mining, true))
    return rows.map(({ id, name, name_en, logo, link }) => ({ id, name, name_en, logo, link }))
  },
)
