import type { GivenAnswers } from './questionnaire-state'

export type Contact = { name: string; email: string; phone_number: string }

/** An assessment that is being filled in. Page 0 is the form before the questions. */
export type OwnDraft = {
  contact: Contact
  keepContact: boolean
  given: GivenAnswers
  page: number
  /** Drawn once, so that a retry files nothing twice. */
  submission: string
  /** The one of what is changed after a sending; null before the first. */
  next: string | null
}

const key = 'strata.own-assessment'

/** Keeps the draft for as long as the window is open; a browser that keeps nothing is no failure. */
export function keepDraft(storage: Storage, draft: OwnDraft): void {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    // Full or forbidden: the page still holds everything.
  }
}

export function forgetDraft(storage: Storage): void {
  try {
    storage.removeItem(key)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** @returns null when nothing was kept, or nothing that can be read */
export function readDraft(storage: Storage): OwnDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(value: unknown): value is OwnDraft {
  if (!isRecord(value) || !isRecord(value.contact) || !isRecord(value.given)) return false
  const { name, email, phone_number } = value.contact
  return (
    [name, email, phone_number, value.submission].every((text) => typeof text === 'string') &&
    (value.next === null || typeof value.next === 'string') &&
    typeof value.keepContact === 'boolean' &&
    Number.isInteger(value.page) &&
    Object.values(value.given).every(isRecord)
  )
}
