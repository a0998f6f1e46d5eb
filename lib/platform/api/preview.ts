import * as z from 'zod'
import { imageBytesMax } from '@/lib/platform/files/kinds'

/** What a call that keeps a preview answers: the id of its page. */
export const createdPreview = z.object({ id: z.uuid() })

/** The picture of a preview; without one the stored picture shows. */
export const previewImage = {
  kinds: ['image'],
  storage: 'public',
  fileBytesMax: imageBytesMax,
  optional: true,
} as const
