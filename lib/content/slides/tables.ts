import { directoryBanners } from '@/db/schema/directory'
import { banners } from '@/db/schema/site'

/** The sites whose home page has slides: separate tables with the same columns. */
export const slideTables = { mm: banners, yp: directoryBanners }
export type SlideSite = keyof typeof slideTables
