import { asc, eq, or, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { logos } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { MemberLogo, ResponsibleLogo } from './schema'

async function selectLogos(where?: SQL): Promise<MemberLogo[]> {
  const rows = await db()
    .select({ row: logos, file: { key: files.key, name: files.name } })
    .from(logos)
    .innerJoin(files, eq(files.id, logos.logo_file_id))
    .where(where)
    .orderBy(asc(logos.id))
  return rows.map(({ row, file }) => ({
    id: row.id,
    name: row.name,
    logo: fileUrl(file),
    link: row.link,
    public_relations_committee: row.public_relations_committee,
    environment_committee: row.environment_committee,
    legal_committee: row.legal_committee,
    logistics_committee: row.logistics_committee,
    board_member: row.board_member,
    main_member: row.main_member,
    responsible_mining: row.responsible_mining,
  }))
}

export const listLogos = cached('logos', [tags.logos], () => selectLogos())

export const listMemberLogos = cached('member-logos', [tags.logos], () =>
  selectLogos(or(logos.board_member, logos.main_member)),
)

export const listResponsibleLogos = cached(
  'responsible-logos',
  [tags.logos],
  async (): Promise<ResponsibleLogo[]> => {
    const rows = await selectLogos(eq(logos.responsible_mining, true))
    return rows.map(({ id, name, logo, link }) => ({ id, name, logo, link }))
  },
)
