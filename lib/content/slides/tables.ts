import { directoryBanners } from '@/db/schema/directory'
import { banners } from '@/db/schema/site'

/** The table of slides of each site whose home page has them; the tables have the same columns. */
export const slideTables = { mm: banners, yp: directoryBanners }
export type SlideSite = keyof typeof slideTables
