import * as z from 'zod'
import { id, rowOrder, requiredFile, version } from '@/lib/platform/api/fields'

/** A slide of the home page; `image` is an address under /files/. */
export const slide = z.object({ id: z.number().int(), image: z.string(), sequence: z.number().int() })
export type Slide = z.infer<typeof slide>
export const slideRecord = slide.extend({ version: z.number().int() })
export type SlideRecord = z.infer<typeof slideRecord>

export const slideInsert = z.object({ image: requiredFile('validation.slide.image') })

/** A changed slide. If no new picture is sent, the stored picture stays. The slide keeps its place. */
export const slideUpdate = z.object({ id, version, image: z.unknown().optional() })

/** Every slide with its new place. */
export const slideOrder = z.object({ banners: rowOrder('validation.order') })
