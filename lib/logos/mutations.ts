import { logos } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { LogoForm, LogoUpdate } from './schema'

function columnsOf(form: Omit<LogoUpdate, 'id' | 'version'>) {
  return {
    name: form.name,
    link: form.link,
    publicRelationsCommittee: form.public_relations_committee,
    environmentCommittee: form.environment_committee,
    legalCommittee: form.legal_committee,
    logisticsCommittee: form.logistics_committee,
    boardMember: form.board_member,
    mainMember: form.main_member,
    responsibleMining: form.responsible_mining,
  }
}

export function insertLogo(form: LogoForm, image: StoredFile): Promise<{ id: number }> {
  return insertRow(logos, { ...columnsOf(form), logoFileId: image.id })
}

/**
 * Changes a logo; a picture or a flag that is not sent stays.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export function updateLogo(
  { id, version, ...form }: LogoUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(logos, { id, version }, { ...columnsOf(form), logoFileId: image?.id })
}

export function deleteLogo(id: number): Promise<void> {
  return deleteRow(logos, id)
}
