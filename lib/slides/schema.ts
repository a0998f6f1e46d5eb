import * as z from 'zod'
import { places, requiredFile } from '@/lib/api/fields'

/** A slide of the home page; `image` is an address under /files/. */
export const banner = z.object({ id: z.number().int(), image: z.string(), sequence: z.number().int() })
export type Slide = z.infer<typeof banner>

export const slideInsert = z.object({ image: requiredFile('validation.banner.image') })

/** Every slide with its new place. */
export const slideOrder = z.object({ banners: places('validation.banner.order') })
export type SlideOrder = z.output<typeof slideOrder>['banners']
