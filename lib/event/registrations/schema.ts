import * as z from 'zod'
import {
  email,
  emptyIsMissing,
  id,
  lang,
  lenient,
  lenientOptional,
  page,
  text,
  version,
} from '@/lib/platform/api/fields'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { sortFieldOf } from '@/lib/platform/api/listing'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { message } from '@/lib/platform/i18n/message-key'
import { isCountry } from './countries'
import { storedCodesMax, registrationLettersMax } from './limits'

const incomplete = 'validation.registration.incomplete' satisfies ErrorKey

/** Names stand in a mail to an address that anybody may type: they are no place for a text or a link of one's own. */
const isName = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)

const name = (max: number) =>
  lenient(
    (value) => value ?? '',
    text({ max, required: incomplete }).refine(isName, message('validation.registration.nameOnly')),
  )
const country = lenient(
  (value) => value ?? '',
  text({ max: 100, required: incomplete })
    .transform((code) => code.toUpperCase())
    .refine(isCountry, message('validation.registration.country')),
)

/** The six fields, in the order of the form. What is said of an empty one is the specification's warning. */
const fields = {
  company: name(registrationLettersMax.company),
  last_name: name(registrationLettersMax.last_name),
  first_name: name(registrationLettersMax.first_name),
  country,
  email: email(incomplete),
  // Numbers are written in many ways, so their form is not checked.
  phone_number: name(registrationLettersMax.phone_number),
}

const key = lenientOptional(emptyIsMissing, z.uuid(message('validation.wrong')).optional())

/** What the public form sends. Which edition it is for is the server's to know: what a caller says of it is not read. */
export const registrationForm = z.object({
  ...fields,
  /** Made by the form: a sending that is repeated carries the same one. */
  submission_key: key,
  /** Of the passes that the browser keeps: who holds the pass of an address may change its registration. */
  held_codes: lenientOptional(
    emptyIsMissing,
    z
      .array(
        z.string(message('validation.text')).max(40, message('validation.tooLong')),
        message('validation.wrong'),
      )
      .max(storedCodesMax, message('validation.wrong'))
      .optional(),
  ),
  /** A field that people do not see; what fills it in is a program. */
  website: text({ max: 500 }),
  lang,
})
export type RegistrationForm = z.output<typeof registrationForm>

/** What a visitor is let in with. */
const entryPass = z.object({
  code: z.string(),
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country: z.string(),
  /** Its QR code: what it says, the side of the drawing, and the dark modules as an SVG path. */
  qr: z.object({ text: z.string(), side: z.number().int(), path: z.string() }),
  /** Where it is found again. */
  address: z.string(),
  /** Whether the pass goes to the address by mail as well. */
  is_mailed: z.boolean(),
})
export type EntryPass = z.infer<typeof entryPass>

/** A pass as it is found again by its code. */
const storedPass = entryPass.omit({ is_mailed: true })
export type StoredPass = z.infer<typeof storedPass>
export const passSearch = z.object({
  code: text({ max: 40, required: 'validation.registration.code' }),
  lang,
})
export const passAnswer = z.object({ pass: storedPass })

/** Null where the address was registered before: its pass goes to the address, because anybody may type it. */
export const registerAnswer = z.object({ message: z.string(), pass: entryPass.nullable() })

const chosenEvent = lenientOptional(emptyIsMissing, id.optional())

/** What staff enter, of the live edition where they name none. */
export const registrationInsert = z.object({ ...fields, event: chosenEvent, submission_key: key, lang })
export type RegistrationInsert = z.output<typeof registrationInsert>

export const registrationUpdate = z.object({ id, version, ...fields })
export type RegistrationUpdate = z.output<typeof registrationUpdate>

/** What the office's list can be searched by, one at a time. */
export const searchCategories = ['phone_number', 'email', 'first_name', 'company'] as const
export type SearchCategory = (typeof searchCategories)[number]

/** What the office's list is sorted by; by itself the newest come first. */
export const registrationSorts = ['company', 'last_name', 'created_at'] as const
export type RegistrationOrder = z.output<typeof registrationListing>['sort']

export const admissions = ['in', 'out'] as const

const search = {
  event: chosenEvent,
  searchCat: lenientOptional(
    emptyIsMissing,
    z.enum(searchCategories, message('validation.registration.searchCat')).optional(),
  ),
  searchTerm: text({ max: 200 }).optional(),
  /** Whether they came in already. */
  admitted: lenientOptional(emptyIsMissing, z.enum(admissions, message('validation.wrong')).optional()),
}

/** A category without a term, or a term without a category, is no search: the field that is missing is told. */
const isWholeSearch = (
  { searchCat, searchTerm }: { searchCat?: string | undefined; searchTerm?: string | undefined },
  check: z.core.$RefinementCtx,
) => {
  const miss = (path: string, message: ErrorKey) => check.addIssue({ code: 'custom', path: [path], message })
  if (searchTerm && !searchCat) miss('searchCat', 'validation.registration.searchCat')
  if (searchCat && !searchTerm) miss('searchTerm', 'validation.registration.searchTerm')
}

export const registrationListing = z
  .object({ ...page({ limit: 50, limitMax: 150 }), ...search, ...sortFieldOf(registrationSorts) })
  .superRefine(isWholeSearch)
/** The same without pages, for a file. */
export const registrationSearch = z.object(search).superRefine(isWholeSearch)
export type RegistrationSearch = z.output<typeof registrationSearch>
/** A list, or badges with a card a page. */
export const registrationFileKinds = [...tableKinds, 'pdf'] as const
export type RegistrationFileKind = (typeof registrationFileKinds)[number]
/** A file of a search; with an id that of one person. */
export const registrationExport = z
  .object({
    ...search,
    kind: z.enum(registrationFileKinds),
    id: lenientOptional(emptyIsMissing, id.optional()),
  })
  .superRefine(isWholeSearch)

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
  /** When and where they came in; null and '' before that. */
  admitted_at: z.string().nullable(),
  door: z.string(),
})
export type Registration = z.infer<typeof registration>

export const registrationRecord = registration.extend({ version: z.number().int() })

/** What the office sees above its list. */
export const registrationFigures = z.object({
  event: z.object({ id: z.number().int(), event: z.string(), is_frozen: z.boolean() }).nullable(),
  /** All editions, the newest first, to choose between. */
  events: z.array(z.object({ id: z.number().int(), event: z.string() })),
  registered: z.number().int(),
  admitted: z.number().int(),
  countries: z.number().int(),
  newly: z.number().int(),
})
export type RegistrationFigures = z.infer<typeof registrationFigures>

/** So many days a registration counts as new. */
export const newDays = 7
