import { minerals } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { mineralCalls } from './calls'
import { getMineral, listAdminMinerals, listMinerals } from './queries'

export const mineralHandlers: Handlers<typeof mineralCalls> = {
  listMinerals: async () => ({ minerals: await listMinerals() }),
  listAdminMinerals: async ({ input }) => ({ minerals: await listAdminMinerals(input) }),
  getMineral: async ({ input }) => ({ record: await getMineral(input.id) }),
  insertMineral: ({ input: { image: _image, ...titles }, files }) =>
    insertRow(minerals, { ...titles, image_file_id: files.image.id, sequence: nextSequenceSql(minerals) }),
  updateMineral: ({ input: { id, version, image: _image, ...titles }, files }) =>
    updateRow(minerals, { id, version }, { ...titles, image_file_id: files.image?.id }),
  updateMineralOrder: ({ input }) => saveOrder(minerals, input.minerals, 'problems.list_changed'),
  deleteMineral: ({ input }) => deleteRow(minerals, input.id),
}
