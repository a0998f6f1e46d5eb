import * as z from 'zod'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { directorySlideCalls, slideCalls } from './calls'
import { slideTables } from './tables'

const oldSlidesOf = (
  name: string,
  path: string,
  key: string,
  table: (typeof slideTables)['mm' | 'yp'],
  calls: Pick<typeof slideCalls | typeof directorySlideCalls, 'insertSlide' | 'updateSlide' | 'deleteSlide'>,
) =>
  oldKind({
    name,
    list: (site) => listAtOnce(site, path, key),
    schema: z.object({ id: oldId, image: oldText }),
    idOf: ({ id }) => id,
    keyOf: ({ id, image }) => String(id ?? image),
    toForm: ({ image }) => ({ fields: {}, files: { image } }),
    insert: calls.insertSlide,
    update: calls.updateSlide,
    remove: calls.deleteSlide,
    table,
    idColumn: table.id,
  })

export const oldSlides = oldSlidesOf('slides', '/client/get/banner', 'banner', slideTables.mm, slideCalls)
export const oldDirectorySlides = oldSlidesOf(
  ...(['directory slides', '/client/yellow-page/get/banners', 'banners'] as const),
  ...([slideTables.yp, directorySlideCalls] as const),
)
