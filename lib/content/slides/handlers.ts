import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { directorySlideCalls, slideCalls } from './calls'
import { getSlide, listAdminSlides, listSlides } from './queries'
import { slideTables, type SlideSite } from './tables'

/** Handlers of the office's calls for the slides of one site. */
const officeHandlers = (site: SlideSite): Handlers<typeof directorySlideCalls> => {
  const table = slideTables[site]
  return {
    listAdminSlides: async () => ({ banner: await listAdminSlides(site) }),
    getSlide: async ({ input }) => ({ record: await getSlide(site, input.id) }),
    insertSlide: ({ input: { image: _image, ...form }, files }) =>
      insertRow(table, { ...form, image_file_id: files.image.id, sequence: nextSequenceSql(table) }),
    updateSlide: ({ input: { id, version, image: _image, ...form }, files }) =>
      updateRow(table, { id, version }, { ...form, image_file_id: files.image?.id }),
    deleteSlide: ({ input }) => deleteRow(table, input.id),
    updateSlideOrder: ({ input }) => saveOrder(table, input.banners, 'problems.slide_list'),
  }
}

export const slideHandlers: Handlers<typeof slideCalls> = {
  listSlides: async () => ({ banner: await listSlides() }),
  ...officeHandlers('mm'),
}

export const directorySlideHandlers = officeHandlers('yp')
