import { isRecord, save, load } from '@/components/ui/browser-storage'
import type { SelfAssessmentResult } from '@/lib/assessment/own/schema'
import type { GivenAnswers } from './questionnaire-state'

export type Contact = { name: string; email: string; phone_number: string }

/** A self-assessment, submitted or not. `page` 0 is the form before the questions, 1 the first section. */
export type SelfAssessmentDraft = {
  contact: Contact
  keepContact: boolean
  given: GivenAnswers
  page: number
  /** The key of the submission; a retry sends the same key, so the server stores the assessment only once. */
  submission: string
  /** The key that replaces `submission` at the next change; null until `submission` has been sent. */
  next: string | null
  /** The result, once the assessment has been submitted: a reload shows it again. */
  outcome: Outcome | null
}

/** A result with the ISO time at which it was first shown. */
export type Outcome = { result: SelfAssessmentResult; date: string }

const key = 'strata.own-assessment'

export const storeDraft = (storage: Storage, draft: SelfAssessmentDraft) => save(storage, key, draft)

/** @returns null when no readable draft is stored */
export function readDraft(storage: Storage): SelfAssessmentDraft | null {
  const value = load(storage, key)
  return isDraft(value) ? { ...value, outcome: value.outcome ?? null } : null
}

function isDraft(value: unknown): value is SelfAssessmentDraft {
  if (!isRecord(value) || !isRecord(value.contact) || !isRecord(value.given)) return false
  const { name, email, phone_number } = value.contact
  return (
    [name, email, phone_number, value.submission].every((text) => typeof text === 'string') &&
    (value.next === null || typeof value.next === 'string') &&
    typeof value.keepContact === 'boolean' &&
    Number.isInteger(value.page) &&
    (value.outcome == null || isOutcome(value.outcome)) &&
    Object.values(value.given).every(isRecord)
  )
}

function isOutcome(value: unknown): value is Outcome {
  if (!isRecord(value) || !isRecord(value.result) || typeof value.date !== 'string') return false
  const { percentage, total_true, total_false } = value.result
  return (
    [percentage, total_true, total_false].every(Number.isInteger) && !Number.isNaN(Date.parse(value.date))
  )
}
