import * as z from 'zod'
import { pictureKinds } from '@/lib/platform/files/picture-kind'
import { pageFields, text } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'

export const pictureQuery = z.object({
  ...searchFields,
  ...pageFields({ limit: 12, limitMax: 48 }),
})

/** A picture by its address, the size of which does not matter. */
export const pictureAddress = z.object({ url: text({ max: 200, required: 'validation.image' }) })
export const pictureKindForm = pictureAddress.extend({ picture_kind: z.enum(pictureKinds) })
export type PictureKindForm = z.output<typeof pictureKindForm>

/** A record that uses a picture: `kind` is the record's table, `address` the URL of its form. */
const use = z.object({ kind: z.string(), title: z.string(), address: z.string() })

/** The most records in the field `uses` of a picture; `uses_count` counts all records that use it. */
export const namedUsesMax = 5

/** A stored picture. `name` is the original file name, or that of the stored file if there is none. */
export const picture = z.object({
  id: z.number().int(),
  url: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  picture_kind: z.enum(pictureKinds),
  created_at: z.string(),
  uses: z.array(use),
  uses_count: z.number().int(),
})
export type Picture = z.infer<typeof picture>
