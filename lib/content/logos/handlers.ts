import { logos } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { logoCalls } from './calls'
import { getLogo, listAdminLogos, listLogos, listMemberLogos, listResponsibleLogos } from './queries'

export const logoHandlers: Handlers<typeof logoCalls> = {
  listLogos: async () => ({ logos: await listLogos() }),
  listMemberLogos: async () => ({ logos: await listMemberLogos() }),
  listResponsibleLogos: async () => ({ logos: await listResponsibleLogos() }),
  listAdminLogos: async ({ input }) => ({ logos: await listAdminLogos(input) }),
  getLogo: async ({ input }) => ({ record: await getLogo(input.id) }),
  insertLogo: ({ input: { image: _image, ...form }, files }) =>
    insertRow(logos, { ...form, logo_file_id: files.image.id }),
  updateLogo: ({ input: { id, version, image: _image, ...form }, files }) =>
    updateRow(logos, { id, version }, { ...form, logo_file_id: files.image?.id }),
  deleteLogo: ({ input }) => deleteRow(logos, input.id),
}
