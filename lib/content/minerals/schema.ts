import * as z from 'zod'
import { id, rowOrder, requiredFile, text, version } from '@/lib/platform/api/fields'

/** A picture of «Mining we do not know»; `image` is an address under /files/. */
export const mineral = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  image: z.string(),
})
export type Mineral = z.infer<typeof mineral>
export const mineralRecord = mineral.extend({ sequence: z.number().int(), version: z.number().int() })
export type MineralRecord = z.infer<typeof mineralRecord>

const texts = { title: text({ max: 300 }), title_en: text({ max: 300 }) }
export const mineralForm = z.object({ ...texts, image: requiredFile('validation.image') })
/** A picture with changed titles or a changed file. If `image` is not sent, the stored file stays. */
export const mineralUpdate = z.object({ id, version, ...texts, image: z.unknown().optional() })
export const mineralOrder = z.object({ minerals: rowOrder('validation.order') })
