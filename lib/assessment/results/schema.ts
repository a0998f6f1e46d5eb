import * as z from 'zod'
import {
  emptyToUndefined,
  id,
  pageFields,
  preprocessOptional,
  wholeNumber,
  yesOrNo,
} from '@/lib/platform/api/fields'
import { sortFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { resultStates } from '../validity'
import { publishedPageRows, publishedSorts } from './address'

/** A member says of one of its results whether it may be published. */
export const publicationForm = z.object({ answer_id: id, publication: yesOrNo })
export type PublicationForm = z.output<typeof publicationForm>

/** The most rows of one call. */
const publishedRowsMax = 1_000

export const publishedListing = z.object({
  ...pageFields({ limit: publishedPageRows, limitMax: publishedRowsMax }),
  ...sortFields(publishedSorts),
  year: preprocessOptional(
    emptyToUndefined,
    wholeNumber('validation.wrong', { min: 1_900, max: 9_999 }).optional(),
  ),
  state: preprocessOptional(emptyToUndefined, z.enum(resultStates, message('validation.wrong')).optional()),
})
export type PublishedListing = z.output<typeof publishedListing>

/** A result that its member published: one row of the list and of the open data. */
export const publishedResult = z.object({
  name: z.string(),
  /** URL. */
  logo: z.string(),
  year: z.number().int(),
  /** Whole, from 0 to 100. */
  main_percentage: z.number().int(),
  state: z.enum(resultStates),
  /** When the member finished, and when the result ends; ISO times. */
  created_at: z.string(),
  valid_until: z.string(),
  /** The URL of the page that confirms the result. */
  check_url: z.string(),
})
export type PublishedResult = z.infer<typeof publishedResult>
