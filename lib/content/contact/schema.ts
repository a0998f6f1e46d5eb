import * as z from 'zod'
import { id, text, version } from '@/lib/platform/api/fields'

/**
 * Texts of the contact page and the footer: the office's address, its opening hours, the caption of the map.
 */
export const contactKinds = ['address', 'hours', 'map'] as const
export type ContactKind = (typeof contactKinds)[number]

export const contactText = z.object({
  id: z.number().int(),
  kind: z.enum(contactKinds),
  text: z.string(),
  text_en: z.string(),
})
export type ContactText = z.infer<typeof contactText>
export const contactRecord = contactText.extend({ version: z.number().int() })
export type ContactRecord = z.infer<typeof contactRecord>

export const contactUpdate = z.object({
  id,
  version,
  text: text({ max: 500, required: 'validation.contactText' }),
  text_en: text({ max: 500 }),
})
