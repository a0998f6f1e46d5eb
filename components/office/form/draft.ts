import { remove, save, type StorageKey, load } from '@/components/ui/browser-storage'
import type { ServerDraft } from '@/lib/platform/records/drafts/schema'

/** Which draft of the server a draft of this device belongs to. */
export type DraftOrigin = {
  id: string
  /** The version of the server's draft; 0 while the server has answered no storing. */
  version: number
  /** The open form that stored the draft. */
  openForm: string
  /** Whether the server has the same values. */
  isStored: boolean
}

/**
 * The unsaved values of a form, stored on this device. `version` is the version of the record that was read
 * into the form; null for a new record. A restored draft is saved with this version, so that it does not
 * silently replace someone else's save. `server` is missing for a form whose drafts stay on the device.
 */
export type Draft = {
  savedAt: string
  version: number | null
  values: Record<string, unknown>
  server?: DraftOrigin | undefined
}

const keptDays = 30

/**
 * Returns the fields that a draft stores. The type requires a decision for every field, so that no new field
 * is forgotten.
 */
export function draftFieldsOf<Values extends object>(isInDraft: Record<keyof Values & string, boolean>) {
  return (Object.keys(isInDraft) as (keyof Values & string)[]).filter((name) => isInDraft[name])
}

/** The key of a form's draft: each account has its own. */
export function draftKey(accountId: number, form: string, recordId: number | string): StorageKey {
  return `strata.draft.${accountId}.${form}.${recordId}`
}

/** Returns the stored draft; null without a usable one. A draft older than 30 days is deleted. */
export function readOrExpireDraft(storage: Storage, key: StorageKey, now = Date.now()): Draft | null {
  const draft = load(storage, key) as Partial<Draft> | null
  if (typeof draft?.savedAt !== 'string' || typeof draft.values !== 'object' || !draft.values) return null
  const { savedAt, version, values, server } = draft
  if (typeof version !== 'number' && version !== null) return null
  const age = now - Date.parse(savedAt)
  if (age < keptDays * 86_400_000) return { savedAt, version, values, ...(server && { server }) }
  clearDraft(storage, key)
  return null
}

/** @returns false when the storage is full or forbidden */
export function tryWriteDraft(
  storage: Storage,
  key: StorageKey,
  { version, values, server }: Omit<Draft, 'savedAt'>,
  now = Date.now(),
): boolean {
  return save(storage, key, { savedAt: new Date(now).toISOString(), version, values, server })
}

export const clearDraft = remove

/** Whether a draft differs from the initial values; lists are compared by their content. */
export function isDraftChanged(values: Draft['values'], initialValues: Record<string, unknown>): boolean {
  return Object.entries(values).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initialValues[field]),
  )
}

/** A draft that staff can continue. */
export type OfferedDraft = Pick<Draft, 'version' | 'values'> & {
  /** When it was changed last. */
  at: string
  /** Who changed it; null for the draft of this device. */
  by: Pick<ServerDraft, 'changed_by' | 'is_own'> | null
  /** The server's draft that it continues; null to begin one. */
  continues: Pick<DraftOrigin, 'id' | 'version'> | null
  /** The number of the server's draft that is deleted when this one is dropped. */
  drops: string | null
}

/**
 * Returns the drafts to offer when a form opens, the newest first: that of this device, that of the server, or
 * both if neither continues the other.
 * @param serverDraft null if the server has none, undefined if it was not asked or did not answer
 * @param initialValues the form's values without a draft
 */
export function draftsToOffer(
  deviceDraft: Draft | null,
  serverDraft: ServerDraft | null | undefined,
  initialValues: Record<string, unknown>,
): OfferedDraft[] {
  const device = deviceDraft && isDraftChanged(deviceDraft.values, initialValues) ? deviceDraft : null
  const server = serverDraft && isDraftChanged(serverDraft.values, initialValues) ? serverDraft : null
  const origin = device?.server
  const fromServer: OfferedDraft | null = server && {
    ...{ at: server.changed_at, by: server, version: server.record_version, values: server.values },
    ...{ continues: server, drops: server.id },
  }
  // What the server had of this device is gone from there: it was saved or deleted elsewhere.
  const isFinished = serverDraft === null && origin?.isStored
  if (!device || isFinished) return fromServer ? [fromServer] : []
  const fromDevice: OfferedDraft = {
    ...{ at: device.savedAt, by: null, version: device.version, values: device.values },
    ...{ continues: serverDraft === null ? null : (origin ?? null), drops: null },
  }
  if (!server || !fromServer) return [fromDevice]
  const isSame = !isDraftChanged(device.values, server.values)
  if (isSame || (origin?.isStored && origin.id === server.id)) return [fromServer]
  const isContinued =
    origin?.id === server.id && (origin.version === server.version || origin.openForm === server.open_form)
  if (isContinued) return [{ ...fromDevice, continues: server, drops: server.is_own ? server.id : null }]
  return device.savedAt > server.changed_at ? [fromDevice, fromServer] : [fromServer, fromDevice]
}
