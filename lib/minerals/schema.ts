import * as z from 'zod'

/** A picture of «Mining we do not know»; `image` is an address under /files/. */
export const mineral = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  image: z.string(),
})
export type Mineral = z.infer<typeof mineral>
