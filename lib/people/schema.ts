import * as z from 'zod'

const aboutCategories = ['President', 'Association', 'Office', 'Auditor'] as const

/** A person of the about-us page. `profile` is an address under /files/, null without a portrait. */
export const person = z.object({
  id: z.number().int(),
  about_category: z.enum(aboutCategories),
  name: z.string(),
  name_en: z.string(),
  position: z.string(),
  position_en: z.string(),
  company: z.string(),
  company_en: z.string(),
  profile: z.string().nullable(),
  years_of_work: z.string(),
  email: z.string(),
})
export type Person = z.infer<typeof person>
