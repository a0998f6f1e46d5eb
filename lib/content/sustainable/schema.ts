import * as z from 'zod'
import { parseJsonText, id, preprocessOptional, text, version, numeric } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** A sustainable-mining standard; `posters` and `pdf` are addresses under /files/. */
export const sustainableEntry = z.object({
  id: z.number().int(),
  title: z.string(),
  language: z.enum(['mn', 'en']),
  posters: z.array(z.string()),
  pdf: z.string().nullable(),
})
export type SustainableEntry = z.infer<typeof sustainableEntry>
export const sustainableRow = sustainableEntry.extend({ pdf_name: z.string() })
export type SustainableRow = z.infer<typeof sustainableRow>
export const sustainableRecord = sustainableRow.extend({ version: z.number().int() })
export type SustainableRecord = z.infer<typeof sustainableRecord>
export const sustainableSorts = ['title'] as const

/** The most posters of one standard; a single form can upload fewer. */
const postersMax = 100

const place = { index: numeric(z.number().int().min(0).max(1_000)) }
/** One entry of the order of posters: a stored poster by its URL, or an uploaded file by its place from 0. */
const orderEntry = z.discriminatedUnion('type', [
  z.object({ ...place, type: z.literal('url'), url: z.string().max(2_000) }),
  z.object({
    ...place,
    type: z.literal('file'),
    file: numeric(z.number().int().min(0).max(postersMax)).optional(),
  }),
])
type SentEntry = z.output<typeof orderEntry>
export type OrderEntry =
  Extract<SentEntry, { type: 'url' }> | (Extract<SentEntry, { type: 'file' }> & { file: number })

/** Gives a file number to file entries that have none: the nth file entry gets the nth uploaded file. */
function assignFileIndexes(entries: readonly SentEntry[]): OrderEntry[] {
  let files = 0
  return entries.map((entry) => {
    if (entry.type === 'url') return entry
    const turn = files++
    return { ...entry, file: entry.file ?? turn }
  })
}

const fields = {
  title: text({ max: 300 }),
  language: z.enum(['mn', 'en'], message('validation.lang')),
  pdf: z.unknown().optional(),
  images: z.unknown().optional(),
  /** All posters in their order, as JSON. Without such a text, new posters follow the stored ones. */
  imageOrder: preprocessOptional(
    (value) => (value === '' || value === null ? undefined : parseJsonText(value)),
    z
      .array(orderEntry, message('validation.order'))
      .max(postersMax, message('validation.order'))
      .transform(assignFileIndexes)
      .optional(),
  ),
}
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
/**
 * Refuses an empty form as a mistake, although the specification requires no field. For an update the save
 * itself checks this, because the stored files count, too.
 */
export const sustainableForm = z.object(fields).superRefine(({ title, pdf, images }, check) => {
  if (![title, pdf, images].some(isFilled))
    check.addIssue({ code: 'custom', path: ['title'], message: 'validation.report.title' })
})
export type SustainableForm = z.output<typeof sustainableForm>
/** A changed standard. If no new PDF is sent, the stored PDF stays. */
export const sustainableUpdate = z.object({ id, version, ...fields })
export type SustainableUpdate = z.output<typeof sustainableUpdate>
