import * as z from 'zod'
import { pageFields } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'

export const pictureQuery = z.object({
  ...searchFields,
  ...pageFields({ limit: 12, limitMax: 48 }),
})

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
  created_at: z.string(),
  uses: z.array(use),
  uses_count: z.number().int(),
})
export type Picture = z.infer<typeof picture>
