import type { GivenAnswers } from './questionnaire-state'
import { forget, isRecord, keep, readKept } from './window-keep'

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

export const keepDraft = (storage: Storage, draft: OwnDraft) => keep(storage, key, draft)
export const forgetDraft = (storage: Storage) => forget(storage, key)

/** @returns null when nothing was kept, or nothing that can be read */
export function readDraft(storage: Storage): OwnDraft | null {
  const kept = readKept(storage, key)
  return isDraft(kept) ? kept : null
}

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
