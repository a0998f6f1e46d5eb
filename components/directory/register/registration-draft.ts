import { remove, isRecord, save, load } from '@/components/ui/browser-storage'
import {
  type CategoryRow,
  type CompanyValues,
  type ConsultantValues,
  contactFields,
  noCategory,
  noCompany,
  noConsultant,
  noRegistrant,
  type RegistrantValues,
} from './listing-values'

export type ListingType = 'company' | 'consultant'
export type Step = 1 | 2 | 3

/** The values filled in so far, without the logo, because the browser's storage holds only text. */
export type RegistrationDraft = {
  step: Step
  /** The furthest step that was reached. */
  reached: Step
  type: ListingType
  registrant: RegistrantValues
  company: CompanyValues
  consultant: ConsultantValues
}

export const noDraft: RegistrationDraft = {
  step: 1,
  reached: 1,
  type: 'company',
  registrant: noRegistrant,
  company: noCompany,
  consultant: noConsultant,
}

const key = 'strata.directory.registration'
/**
 * A draft is kept for seven days only, because it contains personal data and others may use the device later.
 */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1_000

/** Whether the user has filled in anything. */
export function hasInput({ registrant, company, consultant }: RegistrationDraft): boolean {
  const { categories, phones, emails, faxes, websites, ...texts } = company
  const lists = [...phones, ...emails, ...faxes, ...websites, ...categories.map((row) => row.mainCategory)]
  return [registrant, texts, consultant, lists].some((values) => Object.values(values).some(Boolean))
}

export const removeDraft = (storage: Storage) => remove(storage, key)

export function saveOrRemoveDraft(storage: Storage, draft: RegistrationDraft, now: number): void {
  if (hasInput(draft)) save(storage, key, { ...draft, savedAt: now })
  else removeDraft(storage)
}

/** Returns `empty` with the stored values of its text fields; any value that is not a text becomes ''. */
function readTextFields<Values extends object>(empty: Values, source: unknown): Values {
  if (!isRecord(source)) return empty
  const textFields = Object.entries(empty).filter(([, value]) => typeof value === 'string')
  const textEntries = textFields.map(([name]) => [name, typeof source[name] === 'string' ? source[name] : ''])
  return { ...empty, ...Object.fromEntries(textEntries) }
}

function readStoredRows<Row>(source: unknown, empty: Row, read: (row: unknown) => Row | null): Row[] {
  const rows = Array.isArray(source) ? source.map(read).filter((row) => row !== null) : []
  return rows.length > 0 ? rows : [empty]
}

function readStoredCompany(source: unknown): CompanyValues {
  const from = isRecord(source) ? source : {}
  const lists = contactFields.map((name) => [
    name,
    readStoredRows(from[name], '', (row) => (typeof row === 'string' ? row : null)),
  ])
  const categories = readStoredRows<CategoryRow>(from.categories, noCategory, (row) =>
    isRecord(row) ? readTextFields(noCategory, row) : null,
  )
  return { ...readTextFields(noCompany, source), ...Object.fromEntries(lists), categories }
}

const stepOrFirst = (value: unknown): Step => (value === 2 || value === 3 ? value : 1)

/** @returns null when no valid draft is stored, or when it is too old or empty */
export function readDraft(storage: Storage, now: number): RegistrationDraft | null {
  const value = load(storage, key)
  if (!isRecord(value) || typeof value.savedAt !== 'number') return null
  if (now - value.savedAt > keptMilliseconds || value.savedAt > now) return null
  const reachedStep = stepOrFirst(value.reached)
  const draft: RegistrationDraft = {
    step: Math.min(stepOrFirst(value.step), reachedStep) as Step,
    reached: reachedStep,
    type: value.type === 'consultant' ? 'consultant' : 'company',
    registrant: readTextFields(noRegistrant, value.registrant),
    company: readStoredCompany(value.company),
    consultant: readTextFields(noConsultant, value.consultant),
  }
  return hasInput(draft) ? draft : null
}
