import * as z from 'zod'
import { id, lenient, requiredFile } from '@/lib/api/fields'
import { says } from '@/lib/i18n/message-key'

/** A slide of the home page; `image` is an address under /files/. */
export const banner = z.object({ id: z.number().int(), image: z.string(), sequence: z.number().int() })
export type Banner = z.infer<typeof banner>

export const bannerInsert = z.object({ image: requiredFile('validation.banner.image') })

/** Every slide with its new place. A form sends the list as JSON text. */
export const bannerOrder = z.object({
  banners: lenient(
    (value) => {
      if (typeof value !== 'string') return value
      try {
        return JSON.parse(value)
      } catch {
        return undefined
      }
    },
    z
      .array(
        z.object({ id, sequence: z.coerce.number<number | string>().int().min(0).max(1_000_000) }),
        says('validation.banner.order'),
      )
      .min(1, says('validation.banner.order'))
      .max(200, says('validation.banner.order')),
  ),
})
export type BannerOrder = z.output<typeof bannerOrder>['banners']
