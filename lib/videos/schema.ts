import * as z from 'zod'

/** A film of «Mining 101»; `video` and `poster` are addresses under /files/. */
export const miningVideo = z.object({
  id: z.number().int(),
  title: z.string(),
  video: z.string(),
  poster: z.string().nullable(),
})
export type MiningVideo = z.infer<typeof miningVideo>
