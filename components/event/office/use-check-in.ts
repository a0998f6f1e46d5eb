'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import { type DoorList, type ScanResult, scansMax, type Verdict } from '@/lib/event/doors/schema'
import {
  isAdmissionConflict,
  type StoredDoorList,
  localVerdict,
  type QueuedScan,
  withAdmittedGuest,
  mergeDoorList,
  withLocalAdmissions,
  withServerResult,
} from '@/lib/event/doors/verdict'
import { parsePassText } from '@/lib/event/registrations/pass-code'
import { doorKeep } from './door-keep'
import { type OutcomeKind, playSignal } from './door-signals'
import { createScanQueue } from './scan-queue'

const refreshMs = 20_000
/** If the server has not answered after this time, the guest list on the device decides. */
const patienceMs = 3_000

export type ScanOutcome = {
  id: string
  kind: OutcomeKind
  at: string
  /** Whether only the guest list on the device was checked, not the server. */
  isOffline: boolean
  code: string
  name: string
  company: string
  country: string
  first: { door: string; at: string } | null
  edition: string
}

/** The latest admissions at all doors and the number of registrations, as the server last sent them. */
export type DoorFigures = Pick<DoorList, 'latest' | 'registered'>

export type ConnectionState = 'live' | 'offline' | 'signedOut'

const saidOffline: Record<Verdict, OutcomeKind> = {
  admitted: 'kept',
  again: 'again',
  other_edition: 'other_edition',
  unknown: 'unknown',
}

function outcomeFromServer(result: ScanResult, scannedText: string): ScanOutcome {
  const { id, verdict, scanned_at, code, name, company, country, first, edition } = result
  return {
    id,
    kind: verdict,
    at: scanned_at,
    isOffline: false,
    code: code || scannedText,
    name,
    company,
    country,
    first,
    edition,
  }
}

function offlineOutcome(scan: QueuedScan, list: StoredDoorList | null): ScanOutcome {
  const { verdict, guest, first } = localVerdict(scan.text, list)
  const who = guest ?? { code: scan.text, name: '', company: '', country: '' }
  return {
    id: scan.id,
    kind: saidOffline[verdict],
    at: scan.scanned_at,
    isOffline: true,
    ...{ code: who.code, name: who.name, company: who.company, country: who.country },
    first,
    edition: '',
  }
}

const sendScans = (scans: readonly QueuedScan[], signal?: AbortSignal) =>
  callApi(
    'POST /mw/admin/insert/scans',
    { sent_at: new Date().toISOString(), scans: [...scans] },
    { lang: 'mn', ...(signal && { signal }) },
  )

type Queue = ReturnType<typeof createScanQueue>

/**
 * Sends the waiting scans in batches, and removes from the queue the scans that the server has answered.
 * @param onSent receives the results after each batch
 */
async function sendAndDropQueuedScans(
  queue: Queue,
  onSent: (results: readonly ScanResult[]) => Promise<void>,
): Promise<void> {
  for (let scans = await queue.all(); scans.length > 0; scans = await queue.all()) {
    const { results } = await sendScans(scans.slice(0, scansMax))
    await queue.drop(new Set(results.map(({ id }) => id)))
    await onSent(results)
    if (results.length === 0) return
  }
}

/** Returns the whole guest list. If `knownList` is given, downloads only what that list lacks. */
async function downloadAndMergeGuestList(
  knownList: StoredDoorList | null,
): Promise<{ list: StoredDoorList | null; figures: DoorList }> {
  const answer = await callApi(
    'GET /mw/admin/get/door-list',
    knownList ? { after: knownList.after, since: knownList.since } : {},
    { lang: 'mn' },
  )
  const list = mergeDoorList(knownList, answer)
  return answer.hasMore ? downloadAndMergeGuestList(list) : { list, figures: answer }
}

/**
 * Calls `begin` once, and `refresh` at intervals and whenever the network is back. Passes `offline` to
 * `setConnection` when the network is lost.
 */
function useRegularRefresh(
  begin: () => Promise<void>,
  refresh: () => Promise<void>,
  setConnection: (line: ConnectionState) => void,
) {
  useEffect(() => {
    const refreshNow = () => void refresh()
    const reportOffline = () => setConnection('offline')
    void begin()
    const timer = setInterval(refreshNow, refreshMs)
    window.addEventListener('online', refreshNow)
    window.addEventListener('offline', reportOffline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refreshNow)
      window.removeEventListener('offline', reportOffline)
    }
  }, [begin, refresh, setConnection])
}

/**
 * Holds the guest list as state for rendering and as a ref for code that needs the current list; `keepList`
 * also stores it on the device.
 */
function useStoredGuestList() {
  const [list, setList] = useState<StoredDoorList | null>(null)
  const listRef = useRef<StoredDoorList | null>(null)
  const keepList = useCallback(async (next: StoredDoorList | null) => {
    listRef.current = next
    setList(next)
    await doorKeep.setList(next)
  }, [])
  /** Adds to the list the admissions in the server's results, so that the device knows them offline. */
  const keepResults = useCallback(
    async (results: readonly ScanResult[]) => {
      if (listRef.current) await keepList(results.reduce(withServerResult, listRef.current))
    },
    [keepList],
  )
  return { list, listRef, keepList, keepResults }
}

const makeScan = (text: string, door: string): QueuedScan => ({
  ...{ id: crypto.randomUUID(), text, door },
  ...{ scanned_at: new Date().toISOString(), verdict_offline: null },
})

/**
 * Runs the check-in of a device at a door: the guest list, the waiting scans, and the result of each scan,
 * which comes from the server or, offline, from the guest list.
 */
export function useCheckIn(door: string) {
  const { list, listRef, keepList, keepResults } = useStoredGuestList()
  const [figures, setFigures] = useState<DoorFigures | null>(null)
  const [queuedScans, setQueuedScans] = useState<readonly QueuedScan[]>([])
  const [isUnkept, setUnkept] = useState(false)
  const [conflicts, setConflicts] = useState<readonly ScanResult[]>([])
  const [line, setLine] = useState<ConnectionState>('live')
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null)
  const [isReady, setReady] = useState(false)
  const isBusy = useRef(false)
  const [queue] = useState(() => createScanQueue(doorKeep))

  const noteFailure = useCallback((error: unknown) => {
    setLine(error instanceof CallError && error.status === 401 ? 'signedOut' : 'offline')
  }, [])

  const sync = useCallback(
    () =>
      sendAndDropQueuedScans(queue, async (results) => {
        setQueuedScans(await queue.all())
        await keepResults(results)
        const newConflicts = results.filter(({ verdict, verdict_offline }) =>
          isAdmissionConflict(verdict_offline, verdict),
        )
        if (newConflicts.length === 0) return
        const all = [...(await doorKeep.conflicts()), ...newConflicts]
        await doorKeep.setConflicts(all)
        setConflicts(all)
      }),
    [keepResults, queue],
  )

  const refresh = useCallback(
    async (isFull = false) => {
      if (isBusy.current) return
      isBusy.current = true
      try {
        await sync()
        const answer = await downloadAndMergeGuestList(isFull ? null : listRef.current)
        setFigures(answer.figures)
        await keepList(withLocalAdmissions(answer.list, listRef.current))
        setLine('live')
      } catch (error) {
        noteFailure(error)
      } finally {
        isBusy.current = false
        setReady(true)
      }
    },
    [noteFailure, keepList, listRef, sync],
  )

  const begin = useCallback(async () => {
    const [storedList, storedScans] = await Promise.all([doorKeep.list(), queue.all()])
    if (storedList) await keepList(storedList)
    setQueuedScans(storedScans)
    setConflicts(await doorKeep.conflicts())
    await refresh(true)
  }, [keepList, queue, refresh])
  useRegularRefresh(begin, refresh, setLine)

  const showAndSignalOutcome = (next: ScanOutcome) => {
    setOutcome(next)
    playSignal(next.kind)
  }

  const next = useCallback(() => setOutcome(null), [])

  const checkOfflineAndQueueScan = async (scan: QueuedScan) => {
    const currentList = listRef.current
    const { verdict, guest } = localVerdict(scan.text, currentList)
    const offlineScan = { ...scan, verdict_offline: verdict }
    // The list is updated before the scan is stored: during the storing, the same pass may be shown again, or
    // a new list may arrive.
    const listUpdate =
      currentList &&
      guest &&
      verdict === 'admitted' &&
      keepList(withAdmittedGuest(currentList, guest, offlineScan))
    if (!(await queue.add(offlineScan))) setUnkept(true)
    setQueuedScans(await queue.all())
    showAndSignalOutcome(offlineOutcome(offlineScan, currentList))
    await listUpdate
  }

  const queueAndSendOrCheckOffline = async (rawText: string) => {
    // A text that is not a pass is replaced by an empty one, which is reported as unknown: a QR code may
    // contain any text.
    const text = parsePassText(rawText) ? rawText.trim() : ''
    const newScan = makeScan(text, door)
    // The scan is queued before it is sent, so that a page that reloads before the answer sends it again.
    await queue.add(newScan)
    if (!navigator.onLine) return checkOfflineAndQueueScan(newScan)
    try {
      const { results } = await sendScans([newScan], AbortSignal.timeout(patienceMs))
      const [result] = results
      if (!result) throw new Error('no answer')
      setLine('live')
      showAndSignalOutcome(outcomeFromServer(result, text))
      await queue.drop(new Set([newScan.id]))
      await keepResults(results)
      void refresh()
    } catch (error) {
      noteFailure(error)
      await checkOfflineAndQueueScan(newScan)
    }
  }

  return {
    ...{ list, figures, conflicts, line, outcome, isReady, scan: queueAndSendOrCheckOffline },
    queue: queuedScans,
    /** Whether scans wait to be sent and the device has failed to store a scan. */
    isUnkept: isUnkept && queuedScans.length > 0,
    next,
    seenConflicts: () => {
      setConflicts([])
      void doorKeep.setConflicts([])
    },
  }
}
