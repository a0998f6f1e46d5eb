import * as z from 'zod'
import { id, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { joinPhrases, splitPhrases, synonymDirections, synonymLangs } from '@/lib/platform/search/phrases'

export const synonymPageSizes = [50, 100, 200] as const
export const synonymSorts = ['words'] as const

/** A line of words and phrases that mean the same, separated by `; `. */
export const synonym = z.object({
  id: z.number().int(),
  words: z.string(),
  direction: z.enum(synonymDirections),
  lang: z.enum(synonymLangs),
  version: z.number().int(),
})
export type SynonymRow = z.infer<typeof synonym>

const fields = {
  words: text({ max: 500, required: 'validation.synonym.words' })
    .meta({ pattern: '[^;\\s]\\s*;\\s*[^;\\s]' })
    .transform((words) => joinPhrases(splitPhrases(words)))
    .refine((words) => splitPhrases(words).length > 1, message('validation.synonym.words')),
  direction: z.enum(synonymDirections, message('validation.wrong')),
  lang: z.enum(synonymLangs, message('validation.wrong')),
}
export const synonymForm = z.object(fields)
export const synonymUpdate = z.object({ id, version, ...fields })
export const synonymListing = z.object(
  listingFields({ limit: synonymPageSizes[0], limitMax: 200, sorts: synonymSorts }),
)
export type SynonymListing = z.output<typeof synonymListing>
