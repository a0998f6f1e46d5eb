import * as z from 'zod'
import {
  emptyToUndefined,
  id,
  preprocessOptional,
  rowOrder,
  requiredFile,
  text,
  version,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { requiredChoiceId } from '../fields'

export const speakerPageSizes = [20, 50, 100] as const

/**
 * A key speaker, with the field names of the specification; `profile_img` is the address of a file under
 * /files/.
 */
export const speaker = z.object({
  id: z.number().int(),
  name_mn: z.string(),
  name_en: z.string(),
  position_mn: z.string(),
  position_en: z.string(),
  profile_img: z.string(),
  event_id: z.number().int(),
  presenter_queue: z.number().int(),
})
export type Speaker = z.infer<typeof speaker>

/** A session of a speaker. `event_date` is the day of the session; times are in minutes since midnight. */
export type SpeakerSession = {
  id: number
  title: string
  title_en: string
  hall_id: number | null
  hall_name: string | null
  hall_name_en: string | null
  event_id: number
  event_date: string
  starts_minutes: number
  ends_minutes: number
}
/** A speaker as their profile page shows them. */
export type SpeakerProfile = Speaker & {
  about: string
  about_en: string
  sessions: SpeakerSession[]
}

export const speakerRow = speaker.extend({ event: z.string(), created_at: z.string() })
export type SpeakerRow = z.infer<typeof speakerRow>
export const speakerRecord = speakerRow.extend({
  about: z.string(),
  about_en: z.string(),
  version: z.number().int(),
})
export type SpeakerRecord = z.infer<typeof speakerRecord>

const fields = {
  name_mn: text({ max: 200, required: 'validation.speaker.nameMn' }),
  name_en: text({ max: 200, required: 'validation.speaker.nameEn' }),
  position_mn: text({ max: 300, required: 'validation.speaker.positionMn' }),
  position_en: text({ max: 300, required: 'validation.speaker.positionEn' }),
  event_id: requiredChoiceId('validation.event.edition'),
  about: text({ max: 5_000 }),
  about_en: text({ max: 5_000 }),
}
export const speakerForm = z.object({ image: requiredFile('validation.image'), ...fields })
export type SpeakerForm = z.output<typeof speakerForm>

const queueMax = 100_000
/** A change of a speaker. Without `image` the portrait stays; without `presenter_queue` the order stays. */
export const speakerUpdate = z.object({
  id,
  version,
  image: z.unknown().optional(),
  ...fields,
  presenter_queue: preprocessOptional(
    emptyToUndefined,
    wholeNumber('validation.speaker.queue', { min: 1, max: queueMax }).optional(),
  ),
})
export type SpeakerUpdate = z.output<typeof speakerUpdate>
export const speakerOrder = z.object({ presenters: rowOrder('validation.order') })
export type SpeakerOrder = z.output<typeof speakerOrder>['presenters']

/** Returns the texts of a speaker in the reader's language. */
export function speakerText(
  { name_mn, name_en, position_mn, position_en }: Speaker,
  locale: Locale,
): { name: string; position: string } {
  return {
    name: bilingualText({ name: name_mn, name_en }, 'name', locale).text,
    position: bilingualText({ position: position_mn, position_en }, 'position', locale).text,
  }
}
