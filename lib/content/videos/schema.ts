import * as z from 'zod'
import { optionalText, id, requiredFile, text, version } from '@/lib/platform/api/fields'

/** A film of «Mining 101»; `video` and `poster` are addresses under /files/. */
export const miningVideo = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  video: z.string(),
  poster: z.string().nullable(),
})
export type MiningVideo = z.infer<typeof miningVideo>
export const videoRow = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  video: z.string(),
  video_name: z.string(),
  created_at: z.string(),
})
export type VideoRow = z.infer<typeof videoRow>
export const videoRecord = videoRow.extend({ version: z.number().int() })
export type VideoRecord = z.infer<typeof videoRecord>
export const videoSorts = ['title', 'created_at'] as const

const titles = {
  title: text({ max: 300, required: 'validation.video.title' }),
  title_en: text({ max: 300 }),
}
export const videoForm = z.object({ ...titles, video: requiredFile('validation.video.file') })
/** Only the titles of a film can change: a new file is uploaded as a new film. */
export const videoRename = z.object({ id, version, ...titles, title_en: optionalText({ max: 300 }) })
