/** What was typed into a form and not saved, kept on this device. */
export type Draft = { savedAt: string; values: Record<string, unknown> }

const prefix = 'strata-draft:'
const keptDays = 30

/** The key of a form's draft: each account has its own. */
export function draftKey(accountId: number, form: string, record: number | 'new'): string {
  return `${prefix}${accountId}:${form}:${record}`
}

/** @returns null when there is none, it is too old, or it cannot be read */
export function readDraft(storage: Storage, key: string, now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null
    if (typeof draft?.savedAt !== 'string' || typeof draft.values !== 'object' || !draft.values) return null
    const age = now - Date.parse(draft.savedAt)
    if (age < keptDays * 86_400_000) return { savedAt: draft.savedAt, values: draft.values }
    storage.removeItem(key)
    return null
  } catch {
    return null
  }
}

/** @returns false when the device has no room, or does not let us */
export function writeDraft(
  storage: Storage,
  key: string,
  values: Draft['values'],
  now = Date.now(),
): boolean {
  try {
    storage.setItem(key, JSON.stringify({ savedAt: new Date(now).toISOString(), values }))
    return true
  } catch {
    return false
  }
}

export function clearDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // A device that keeps nothing has nothing to clear.
  }
}

/** Whether a draft holds anything that the form does not start with. */
export function differs(values: Draft['values'], start: Record<string, unknown>): boolean {
  return Object.entries(values).some(([field, value]) => value !== start[field])
}
