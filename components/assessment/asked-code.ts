import { remove, isRecord, save, load } from '@/components/ui/browser-storage'
import type { KnownMember } from '@/lib/content/members/schema'

/** A note that a code was requested, so that the page does not request it again after a reload. */
export type CodeRequest = { member: KnownMember; email: string; askedAt: number }

const key = 'strata.member-code'
/** The note is ignored after this time, because the code has then expired. */
const keptMilliseconds = 10 * 60 * 1_000

export const storeCodeRequest = (storage: Storage, entry: CodeRequest) => save(storage, key, entry)
export const removeCodeRequest = (storage: Storage) => remove(storage, key)

/** @returns null when no request for a code is stored, or the requested code has expired */
export function readCodeRequest(storage: Storage, now: number): CodeRequest | null {
  const value = load(storage, key)
  return isCodeRequest(value) && value.askedAt <= now && now - value.askedAt < keptMilliseconds ? value : null
}

function isCodeRequest(value: unknown): value is CodeRequest {
  if (!isRecord(value) || !isRecord(value.member)) return false
  const { id, name, logo } = value.member
  return (
    Number.isInteger(id) &&
    Number.isInteger(value.askedAt) &&
    [name, logo, value.email].every((text) => typeof text === 'string')
  )
}
