import { directoryBanners } from '@/db/schema/directory'
import { banners } from '@/db/schema/site'

/** The sites whose home page has slides, each with its table of slides. The tables have the same columns. */
export const slideTables = { mm: banners, yp: directoryBanners }
export type SlideSite = keyof typeof slideTables
