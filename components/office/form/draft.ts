import { remove, save, type StorageKey, load } from '@/components/ui/browser-storage'

/**
 * The unsaved values of a form, stored on this device. `version` is the version of the record that was read
 * into the form; null for a new record. A restored draft is saved with this version, so that it does not
 * silently replace someone else's save.
 */
export type Draft = { savedAt: string; version: number | null; values: Record<string, unknown> }

const keptDays = 30

/**
 * Returns the fields that a draft stores. The type requires a decision for every field, so that no new field
 * is forgotten.
 */
export function draftFieldsOf<Values extends object>(isInDraft: Record<keyof Values & string, boolean>) {
  return (Object.keys(isInDraft) as (keyof Values & string)[]).filter((name) => isInDraft[name])
}

/** The key of a form's draft: each account has its own. */
export function draftKey(accountId: number, form: string, recordId: number | 'new'): StorageKey {
  return `strata.draft.${accountId}.${form}.${recordId}`
}

/** Returns the stored draft; null without a usable one. A draft older than 30 days is deleted. */
export function readOrExpireDraft(storage: Storage, key: StorageKey, now = Date.now()): Draft | null {
  const draft = load(storage, key) as Partial<Draft> | null
  if (typeof draft?.savedAt !== 'string' || typeof draft.values !== 'object' || !draft.values) return null
  const { savedAt, version, values } = draft
  if (typeof version !== 'number' && version !== null) return null
  const age = now - Date.parse(savedAt)
  if (age < keptDays * 86_400_000) return { savedAt, version, values }
  clearDraft(storage, key)
  return null
}

/** @returns false when the storage is full or forbidden */
export function tryWriteDraft(
  storage: Storage,
  key: StorageKey,
  { version, values }: Omit<Draft, 'savedAt'>,
  now = Date.now(),
): boolean {
  const draft: Draft = { savedAt: new Date(now).toISOString(), version, values }
  return save(storage, key, draft)
}

export const clearDraft = remove

/** Whether a draft differs from the initial values; lists are compared by their content. */
export function isDraftChanged(values: Draft['values'], initialValues: Record<string, unknown>): boolean {
  return Object.entries(values).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initialValues[field]),
  )
}
