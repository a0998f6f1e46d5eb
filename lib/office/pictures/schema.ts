import * as z from 'zod'
import { pictureKinds } from '@/lib/platform/files/picture-kind'
import { id, pageFields, text, version } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'

export const picturePageSizes = [12, 24, 48] as const

export const pictureQuery = z.object({
  ...searchFields,
  ...pageFields({ limit: picturePageSizes[0], limitMax: 48 }),
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
  /** What it shows, for texts that take it; empty until somebody writes it. */
  description: z.string(),
  description_en: z.string(),
  /** The point that every crop shows, in percent from the left and from the top; empty for the middle. */
  focus: z.string(),
  version: z.number().int(),
  created_at: z.string(),
  uses: z.array(use),
  uses_count: z.number().int(),
})
export type Picture = z.infer<typeof picture>

/** A change of a picture; a new file takes its place wherever it is shown. */
export const pictureUpdate = z.object({
  id,
  version,
  picture_kind: z.enum(pictureKinds),
  description: text({ max: 300 }),
  description_en: text({ max: 300 }),
  focus: z
    .string()
    .regex(/^$|^(?:\d{1,2}|100),(?:\d{1,2}|100)$/)
    .default(''),
  image: z.unknown().optional(),
})
export type PictureUpdate = z.output<typeof pictureUpdate>
