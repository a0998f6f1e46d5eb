import { useEffect, useRef, useState } from 'react'
import { save, load } from '@/components/ui/browser-storage'
import { CallError } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import type { DoorDisplay } from '@/lib/meetings/office/schema'

const refreshMs = 20_000
/** The interval in milliseconds at which the page updates its clock. */
const tickMs = 5_000

export type DoorConnection = 'live' | 'offline' | 'signedOut' | 'gone'

const doorStorageKey = (roomId: string) => `strata.meeting-door.${roomId}` as const

/** The last known state of a door, with its time: a tablet that restarts offline shows this state. */
const readStoredDoor = (roomId: string) => load(localStorage, doorStorageKey(roomId)) as DoorDisplay | null

/**
 * Returns the display of a door, read again at intervals. It does not use `useRead` as other screens do:
 * after a sign-out it shows the last state and not the sign-in. The displayed time is the clock of the
 * server, continued by the device.
 */
export function useRoomDoor(roomId: string) {
  const [door, setDoor] = useState<DoorDisplay | null>(null)
  const [line, setLine] = useState<DoorConnection>('live')
  const [now, setNow] = useState<number | null>(null)
  const ahead = useRef(0)
  useEffect(() => {
    let isHere = true
    const updateClock = () => setNow(Date.now() + ahead.current)
    const loadAndStoreDoor = async () => {
      try {
        const answer = await callApi(
          'GET /yellow-page/get/meeting-door',
          { room: Number(roomId) },
          { lang: 'mn' },
        )
        if (!isHere) return
        ahead.current = new Date(answer.now).getTime() - Date.now()
        setDoor(answer)
        // When the storage of the device is full, the display works from memory.
        save(localStorage, doorStorageKey(roomId), answer)
        setLine('live')
      } catch (error) {
        if (!isHere) return
        setDoor((current) => current ?? readStoredDoor(roomId))
        const status = error instanceof CallError ? error.status : 0
        setLine(
          status === 401 || status === 403
            ? 'signedOut'
            : status === 404 || status === 400
              ? 'gone'
              : 'offline',
        )
      }
      updateClock()
    }
    const refreshDoor = () => void loadAndStoreDoor()
    refreshDoor()
    const timers = [setInterval(refreshDoor, refreshMs), setInterval(updateClock, tickMs)]
    window.addEventListener('online', refreshDoor)
    document.addEventListener('visibilitychange', refreshDoor)
    return () => {
      isHere = false
      timers.forEach(clearInterval)
      window.removeEventListener('online', refreshDoor)
      document.removeEventListener('visibilitychange', refreshDoor)
    }
  }, [roomId])
  return { door, line, now }
}
