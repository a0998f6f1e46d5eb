import { useRef, useState } from 'react'
import { asVersionConflict } from '@/lib/platform/api/call-error'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import type { ServerDraft } from '@/lib/platform/records/drafts/schema'
import { makeCall } from '@/lib/wiring/calls/client'
import { useWrite } from '../calls'
import type { DraftOrigin } from './draft'
import { type DraftFormName, draftFormInput } from './draft-form'

/** The drafts of an open form on the server. */
export type ServerDrafts = DraftFormName & {
  /** The number of the draft of a new record that the form opens. */
  draftId?: string | null | undefined
}

export type ServerDraftContent = {
  recordId: number | null
  recordVersion: number | null
  title: string
  values: Record<string, unknown>
}

/**
 * `stored`: at a time; `failed`: the server could not be asked; `conflict`: someone else has changed or
 * finished the draft.
 */
export type StoringState =
  { is: 'stored'; at: string } | { is: 'failed' } | { is: 'conflict'; message: string } | null

type StoreOptions = {
  /** Whether somebody pressed the button: a sign-in is then asked for, and failures are thrown. */
  isAsked?: boolean
  /** Whether to overwrite what someone else stored meanwhile. */
  overwrites?: boolean
  /** Whether the page may be about to close. */
  isLeaving?: boolean
}

/** A request that outlives its page may have 64 KiB. */
const leavingLettersMax = 20_000

/** Stores and deletes a form's draft on the server, one call after the other. */
export function useServerDraft(server: DraftFormName | undefined) {
  const write = useWrite(draftCalls.storeDraft)
  const [state, setState] = useState<StoringState>(null)
  const [openForm] = useState(() => createKey())
  /** The server's draft to which this form belongs, and the values that the server has of it, as text. */
  const origin = useRef<Omit<DraftOrigin, 'openForm' | 'isStored'> | null>(null)
  const storedText = useRef<string | null>(null)
  /** Whether someone else has changed the draft: only what overwrites it is stored then. */
  const isBlocked = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const tell = (next: StoringState) => {
    setState(next)
    return next
  }
  const store = async (
    content: ServerDraftContent,
    { isAsked, overwrites, isLeaving }: StoreOptions,
  ): Promise<StoringState> => {
    const text = JSON.stringify(content.values)
    if (!server || !origin.current) return null
    if (!overwrites && (isBlocked.current || text === storedText.current)) return state
    const { id, version } = origin.current
    const input = {
      ...draftFormInput(server),
      ...{ id, record_id: content.recordId, record_version: content.recordVersion, open_form: openForm },
      ...{ title: content.title, values: content.values },
      ...(!overwrites && { version }),
    }
    try {
      const keepalive = isLeaving === true && text.length < leavingLettersMax
      const answer = await (isAsked ? write(input) : makeCall(draftCalls.storeDraft, input, { keepalive }))
      origin.current = { id: answer.id, version: answer.version }
      storedText.current = text
      isBlocked.current = false
      return tell({ is: 'stored', at: answer.changed_at })
    } catch (error) {
      const conflict = asVersionConflict(error)
      isBlocked.current = conflict !== null
      const nextState = tell(conflict ? { is: 'conflict', message: conflict.message } : { is: 'failed' })
      if (isAsked && !conflict) throw error
      return nextState
    }
  }
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.current.then(work, work)
    queue.current = result.catch(() => undefined)
    return result
  }

  return {
    state,
    isAvailable: server !== undefined,
    /** Stores the values, unless the server has them. */
    store: (content: ServerDraftContent, options: StoreOptions = {}) => {
      // Known at once, so that the draft of this device can name it although no answer may come.
      origin.current ??= { id: createKey(), version: 0 }
      return enqueue(() => store(content, options))
    },
    /**
     * Waits for a call that is under way.
     * @returns the number and the version of the stored draft, which a save names
     */
    settle: () =>
      enqueue(() => {
        const { id, version } = origin.current ?? {}
        return Promise.resolve(version ? `${id}.${version}` : undefined)
      }),
    /** Deletes the stored draft, if there is one. */
    remove: () => {
      const draft = origin.current
      return enqueue(async () => {
        if (server && draft)
          await makeCall(draftCalls.deleteDraft, { ...draftFormInput(server), id: draft.id })
      })
    },
    /** Begins with another draft, or with none. */
    restart: (draft: Pick<DraftOrigin, 'id' | 'version'> | null, values?: Record<string, unknown>) => {
      origin.current = draft && { id: draft.id, version: draft.version }
      storedText.current = values ? JSON.stringify(values) : null
      isBlocked.current = false
      setState(null)
    },
    hasDraft: () => origin.current !== null,
    /** What a draft of this device says of the server's. */
    originOf: (values: Record<string, unknown>): DraftOrigin | undefined =>
      origin.current
        ? { ...origin.current, openForm, isStored: JSON.stringify(values) === storedText.current }
        : undefined,
  }
}

export type ServerDraftStore = ReturnType<typeof useServerDraft>

/** Reads the draft of a form by its own number or by that of its record. */
export async function readServerDraft(
  server: DraftFormName,
  draft: { id: string } | { record_id: number },
): Promise<ServerDraft | null> {
  return (await makeCall(draftCalls.getDraft, { ...draftFormInput(server), ...draft })).draft
}

/** Creates a number for a draft. Without a secure context there is no `randomUUID`. */
function createKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
