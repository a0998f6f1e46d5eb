import { asc, eq, or, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { logos } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { kept } from '@/lib/cache/kept'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { MemberLogo, ResponsibleLogo } from './schema'

async function selectLogos(where?: SQL): Promise<MemberLogo[]> {
  const rows = await db()
    .select({ row: logos, file: { key: files.key, name: files.name } })
    .from(logos)
    .innerJoin(files, eq(files.id, logos.logoFileId))
    .where(where)
    .orderBy(asc(logos.id))
  return rows.map(({ row, file }) => ({
    id: row.id,
    name: row.name,
    logo: fileUrl(file),
    link: row.link,
    public_relations_committee: row.publicRelationsCommittee,
    environment_committee: row.environmentCommittee,
    legal_committee: row.legalCommittee,
    logistics_committee: row.logisticsCommittee,
    board_member: row.boardMember,
    main_member: row.mainMember,
    responsible_mining: row.responsibleMining,
  }))
}

export const listLogos = kept('logos', [tags.logos], () => selectLogos())

export const listMemberLogos = kept('member-logos', [tags.logos], () =>
  selectLogos(or(logos.boardMember, logos.mainMember)),
)

export const listResponsibleLogos = kept(
  'responsible-logos',
  [tags.logos],
  async (): Promise<ResponsibleLogo[]> => {
    const rows = await selectLogos(eq(logos.responsibleMining, true))
    return rows.map(({ id, name, logo, link }) => ({ id, name, logo, link }))
  },
)
