'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, callApi } from '@/lib/api/client'
import { type DoorList, type ScanResult, scansMax, type Verdict } from '@/lib/event/doors/schema'
import {
  isConflict,
  type KeptList,
  localVerdict,
  type QueuedScan,
  withAdmitted,
  withAnswer,
} from '@/lib/event/doors/verdict'
import { readPass } from '@/lib/event/registrations/pass-code'
import { doorKeep } from './door-keep'
import { type Said, signal } from './door-signals'

const refreshMs = 20_000
/** Whoever waits at a door is told what the list says after so long. */
const patienceMs = 3_000

export type Shown = {
  id: string
  said: Said
  at: string
  /** The list of the device was asked, and nobody else. */
  isOffline: boolean
  code: string
  name: string
  company: string
  country: string
  first: { door: string; at: string } | null
  edition: string
}

/** How all doors stand, as the server told it last. */
export type DoorFigures = Pick<DoorList, 'doors' | 'latest' | 'registered'>

export type Line = 'live' | 'offline' | 'signedOut'

const saidOffline: Record<Verdict, Said> = {
  admitted: 'kept',
  again: 'again',
  other_edition: 'other_edition',
  unknown: 'unknown',
}

function shownOf(result: ScanResult, text: string): Shown {
  const { id, verdict, scanned_at, code, name, company, country, first, edition } = result
  return {
    id,
    said: verdict,
    at: scanned_at,
    isOffline: false,
    code: code || text,
    name,
    company,
    country,
    first,
    edition,
  }
}

function shownOffline(scan: QueuedScan, kept: KeptList | null): Shown {
  const { verdict, guest, first } = localVerdict(scan.text, kept)
  const who = guest ?? { code: scan.text, name: '', company: '', country: '' }
  return {
    id: scan.id,
    said: saidOffline[verdict],
    at: scan.scanned_at,
    isOffline: true,
    ...{ code: who.code, name: who.name, company: who.company, country: who.country },
    first,
    edition: '',
  }
}

const send = (scans: readonly QueuedScan[], signal?: AbortSignal) =>
  callApi(
    'POST /mw/admin/insert/scans',
    { sent_at: new Date().toISOString(), scans: [...scans] },
    { lang: 'mn', ...(signal && { signal }) },
  )

/** A device at a door: its list, its queue, and what comes of each scan, with a line or without. */
export function useDoor(door: string) {
  const [list, setList] = useState<KeptList | null>(null)
  const [figures, setFigures] = useState<DoorFigures | null>(null)
  const [queue, setQueue] = useState<readonly QueuedScan[]>([])
  const [conflicts, setConflicts] = useState<readonly ScanResult[]>([])
  const [line, setLine] = useState<Line>('live')
  const [shown, setShown] = useState<Shown | null>(null)
  const [isReady, setReady] = useState(false)
  const known = useRef<KeptList | null>(null)
  const isBusy = useRef(false)

  const keepList = useCallback(async (next: KeptList | null) => {
    known.current = next
    setList(next)
    await doorKeep.setList(next)
  }, [])
  const failed = useCallback((error: unknown) => {
    setLine(error instanceof CallError && error.status === 401 ? 'signedOut' : 'offline')
  }, [])

  const sync = useCallback(async () => {
    for (let waiting = await doorKeep.queue(); waiting.length > 0; waiting = await doorKeep.queue()) {
      const { results } = await send(waiting.slice(0, scansMax))
      const found = results.filter(({ verdict, verdict_offline }) => isConflict(verdict_offline, verdict))
      if (found.length > 0) {
        const all = [...(await doorKeep.conflicts()), ...found]
        await doorKeep.setConflicts(all)
        setConflicts(all)
      }
      const sent = new Set(results.map(({ id }) => id))
      await doorKeep.dequeue(sent)
      setQueue(await doorKeep.queue())
      if (sent.size === 0) return
    }
  }, [])

  const refresh = useCallback(
    async (whole = false) => {
      if (isBusy.current) return
      isBusy.current = true
      try {
        await sync()
        let next = whole ? null : known.current
        for (let hasMore = true; hasMore;) {
          const answer: DoorList = await callApi(
            'GET /mw/admin/get/door-list',
            next ? { after: next.after, since: next.since } : {},
            { lang: 'mn' },
          )
          next = withAnswer(next, answer)
          hasMore = answer.hasMore
          setFigures(answer)
        }
        await keepList(next)
        setLine('live')
      } catch (error) {
        failed(error)
      } finally {
        isBusy.current = false
        setReady(true)
      }
    },
    [failed, keepList, sync],
  )

  useEffect(() => {
    if (!door) return
    const again = () => void refresh()
    const begin = async () => {
      const [kept, waiting, found] = await Promise.all([
        doorKeep.list(),
        doorKeep.queue(),
        doorKeep.conflicts(),
      ])
      known.current = kept ?? null
      setList(known.current)
      setQueue(waiting)
      setConflicts(found)
      await refresh(true)
    }
    void begin()
    const offline = () => setLine('offline')
    const timer = setInterval(again, refreshMs)
    window.addEventListener('online', again)
    window.addEventListener('offline', offline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('offline', offline)
    }
  }, [door, refresh])

  const show = (next: Shown) => {
    setShown(next)
    signal(next.said)
  }

  const keepScan = async (scan: QueuedScan) => {
    const kept = known.current
    const { verdict, guest } = localVerdict(scan.text, kept)
    const waiting = { ...scan, verdict_offline: verdict }
    await doorKeep.enqueue(waiting)
    setQueue((now) => [...now, waiting])
    show(shownOffline(waiting, kept))
    if (kept && guest && verdict === 'admitted') await keepList(withAdmitted(kept, guest, waiting))
  }

  const scan = async (seen: string) => {
    // What is no pass is told as such and not sent in full: any text may stand in a QR code.
    const text = readPass(seen) ? seen.trim() : ''
    const asked: QueuedScan = {
      id: crypto.randomUUID(),
      text,
      door,
      scanned_at: new Date().toISOString(),
      verdict_offline: null,
    }
    if (!navigator.onLine) return keepScan(asked)
    try {
      const { results } = await send([asked], AbortSignal.timeout(patienceMs))
      const [result] = results
      if (!result) throw new Error('no answer')
      setLine('live')
      show(shownOf(result, text))
      void refresh()
    } catch (error) {
      failed(error)
      await keepScan(asked)
    }
  }

  return {
    ...{ list, figures, queue, conflicts, line, shown, isReady, scan },
    next: () => setShown(null),
    seenConflicts: () => {
      setConflicts([])
      void doorKeep.setConflicts([])
    },
  }
}
