import * as z from 'zod'
import { places, requiredFile } from '@/lib/api/fields'

/** A slide of the home page; `image` is an address under /files/. */
export const banner = z.object({ id: z.number().int(), image: z.string(), sequence: z.number().int() })
export type Banner = z.infer<typeof banner>

export const bannerInsert = z.object({ image: requiredFile('validation.banner.image') })

/** Every slide with its new place. */
export const bannerOrder = z.object({ banners: places('validation.banner.order') })
export type BannerOrder = z.output<typeof bannerOrder>['banners']
