import * as z from 'zod'
import {
  email,
  emptyToUndefined,
  id,
  lang,
  preprocess,
  preprocessOptional,
  pageFields,
  text,
  version,
} from '@/lib/platform/api/fields'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { sortFields } from '@/lib/platform/api/listing'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { message } from '@/lib/platform/i18n/message-key'
import { isCountryCode } from './countries'
import { storedCodesMax, registrationLettersMax } from './limits'
import { isPassCode } from './pass-code'

const incomplete = 'validation.registration.incomplete' satisfies ErrorKey

/**
 * Whether a text contains neither a line break nor `://`. The mail with a pass contains the names and goes to
 * an address that anybody may type, so it must not carry a stranger's link.
 */
const hasNoLinkOrLineBreak = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)

const requiredLinkFreeField = (max: number) =>
  preprocess(
    (value) => value ?? '',
    text({ max, required: incomplete }).refine(
      hasNoLinkOrLineBreak,
      message('validation.registration.nameOnly'),
    ),
  )
const country = preprocess(
  (value) => value ?? '',
  text({ max: 100, required: incomplete })
    .meta({ format: 'iso-3166-1-alpha-2' })
    .transform((code) => code.toUpperCase())
    .refine(isCountryCode, message('validation.registration.country')),
)

/**
 * The six fields of a registration, in the order of the form. The specification gives the messages for empty
 * fields.
 */
const fields = {
  company: requiredLinkFreeField(registrationLettersMax.company),
  last_name: requiredLinkFreeField(registrationLettersMax.last_name),
  first_name: requiredLinkFreeField(registrationLettersMax.first_name),
  country,
  email: email(incomplete),
  // Phone numbers are written in many ways, so their format is not checked.
  phone_number: requiredLinkFreeField(registrationLettersMax.phone_number),
}

const key = preprocessOptional(emptyToUndefined, z.uuid(message('validation.wrong')).optional())

/** The public form. The server chooses the live edition and ignores an edition that the client sends. */
export const registrationForm = z.object({
  ...fields,
  /** A key that the form generates once, so that the server recognises a repeated submission. */
  submission_key: key,
  /** The codes of the passes that the browser holds: the holder of a pass may change its registration. */
  held_codes: preprocessOptional(
    emptyToUndefined,
    z
      .array(
        z.string(message('validation.text')).max(40, message('validation.tooLong')),
        message('validation.wrong'),
      )
      .max(storedCodesMax, message('validation.wrong'))
      .optional(),
  ),
  /** A hidden field, which people do not see: only programs fill it in. */
  website: text({ max: 500 }),
  lang,
})
export type RegistrationForm = z.output<typeof registrationForm>

/** A visitor's pass. */
const entryPass = z.object({
  code: z.string(),
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country: z.string(),
  /**
   * The QR code of the pass: its text, the side length of its drawing, and its dark modules as an SVG path.
   */
  qr: z.object({ text: z.string(), side: z.number().int(), path: z.string() }),
  /** The web address of the pass. */
  address: z.string(),
  /** Whether the pass is also sent by mail. */
  is_mailed: z.boolean(),
})
export type EntryPass = z.infer<typeof entryPass>

/** A pass that was found by its code. */
const storedPass = entryPass.omit({ is_mailed: true })
export type StoredPass = z.infer<typeof storedPass>
export const passSearch = z.object({
  code: text({ max: 40, required: 'validation.registration.code' }),
  lang,
})
export const passAnswer = z.object({ pass: storedPass })

/**
 * `pass` is null when the e-mail address is already registered and the browser does not hold its pass, which
 * is then only mailed. It is also null for a dropped form, and for a form repeated without a key.
 */
export const registerAnswer = z.object({ message: z.string(), pass: entryPass.nullable() })

const chosenEvent = preprocessOptional(emptyToUndefined, id.optional())

/** The form with which staff add a registration, to the live edition by default. */
export const registrationInsert = z.object({ ...fields, event: chosenEvent, submission_key: key, lang })
export type RegistrationInsert = z.output<typeof registrationInsert>

/** A registration of an old site; its pass keeps its code. */
export const importedRegistration = z.object({
  ...fields,
  event: id,
  lang,
  by_staff: z.boolean(),
  code: z.string().refine(isPassCode).optional(),
})
export type ImportedRegistration = z.output<typeof importedRegistration>

export const registrationUpdate = z.object({ id, version, ...fields })
export type RegistrationUpdate = z.output<typeof registrationUpdate>

/** The fields that the search of the office's list offers; a search uses one of them. */
export const searchCategories = ['phone_number', 'email', 'first_name', 'company'] as const
export type SearchCategory = (typeof searchCategories)[number]

/** The columns by which the office can sort its list; by default the newest registrations come first. */
export const registrationSorts = ['company', 'last_name', 'created_at'] as const
export type RegistrationOrder = z.output<typeof registrationListing>['sort']

export const admissions = ['in', 'out'] as const

const search = {
  event: chosenEvent,
  searchCat: preprocessOptional(
    emptyToUndefined,
    z.enum(searchCategories, message('validation.registration.searchCat')).optional(),
  ),
  searchTerm: text({ max: 200 }).optional(),
  /** Restricts a search to guests who are already admitted (`in`) or not yet admitted (`out`). */
  admitted: preprocessOptional(emptyToUndefined, z.enum(admissions, message('validation.wrong')).optional()),
}

/** Refuses a search with a category but no term, or the reverse; the message names the missing field. */
const requireCategoryAndTermTogether = (
  { searchCat, searchTerm }: { searchCat?: string | undefined; searchTerm?: string | undefined },
  check: z.core.$RefinementCtx,
) => {
  const addFieldIssue = (path: string, message: ErrorKey) =>
    check.addIssue({ code: 'custom', path: [path], message })
  if (searchTerm && !searchCat) addFieldIssue('searchCat', 'validation.registration.searchCat')
  if (searchCat && !searchTerm) addFieldIssue('searchTerm', 'validation.registration.searchTerm')
}

export const registrationListing = z
  .object({ ...pageFields({ limit: 50, limitMax: 150 }), ...search, ...sortFields(registrationSorts) })
  .superRefine(requireCategoryAndTermTogether)
/** A search for an exported file, which contains all results instead of a page. */
export const registrationSearch = z.object(search).superRefine(requireCategoryAndTermTogether)
export type RegistrationSearch = z.output<typeof registrationSearch>
/** The kinds of an exported file: tables, or a PDF of badges with one card on each page. */
export const registrationFileKinds = [...tableKinds, 'pdf'] as const
export type RegistrationFileKind = (typeof registrationFileKinds)[number]
/** The input of an export: a search, or the id of the only registration that the file contains. */
export const registrationExport = z
  .object({
    ...search,
    kind: z.enum(registrationFileKinds),
    id: preprocessOptional(emptyToUndefined, id.optional()),
  })
  .superRefine(requireCategoryAndTermTogether)

/** A registration as the office reads it. */
export const registration = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country: z.string(),
  country_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  code: z.string(),
  lang: z.enum(['mn', 'en']),
  by_staff: z.boolean(),
  created_at: z.string(),
  /** When and at which door the guest was admitted; null and '' before the admission. */
  admitted_at: z.string().nullable(),
  door: z.string(),
})
export type Registration = z.infer<typeof registration>

export const registrationRecord = registration.extend({ version: z.number().int() })

/** The figures above the office's list of registrations. */
export const registrationFigures = z.object({
  event: z.object({ id: z.number().int(), event: z.string(), is_frozen: z.boolean() }).nullable(),
  /** All editions, to choose from, the newest first. */
  events: z.array(z.object({ id: z.number().int(), event: z.string() })),
  registered: z.number().int(),
  admitted: z.number().int(),
  countries: z.number().int(),
  newly: z.number().int(),
})
export type RegistrationFigures = z.infer<typeof registrationFigures>

/** The number of days for which a registration counts as new. */
export const newDays = 7
