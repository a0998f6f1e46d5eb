'use client'

import { useSyncExternalStore } from 'react'
import { isRecord, save, load } from '@/components/ui/browser-storage'

const key = 'strata.mw-plan'
const none: readonly number[] = []
type Plans = Record<string, readonly number[]>

/** The ids of the marked sessions by edition, once read. Without storage they are lost with the page. */
let plans: Plans | undefined
const listeners = new Set<() => void>()

function readPlans(): Plans {
  const value = load(localStorage, key)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([event, ids]) => [
      event,
      Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : none,
    ]),
  )
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Updates the plan after another tab of this browser has changed it. */
function refreshPlanFromOtherTab(event: StorageEvent) {
  if (event.key !== null && event.key !== key) return
  plans = undefined
  notifyListeners()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', refreshPlanFromOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', refreshPlanFromOtherTab)
  }
}

/** Returns the ids of the sessions that the reader has marked. Only this device stores them. */
export function usePlan(eventId: number): readonly number[] {
  return useSyncExternalStore(
    subscribe,
    () => (plans ??= readPlans())[eventId] ?? none,
    () => none,
  )
}

/** Adds a session to the plan, or removes it. */
export function toggleSessionInPlan(eventId: number, sessionId: number): void {
  plans ??= readPlans()
  const ids = plans[eventId] ?? none
  plans = {
    ...plans,
    [eventId]: ids.includes(sessionId) ? ids.filter((each) => each !== sessionId) : [...ids, sessionId],
  }
  save(localStorage, key, plans)
  notifyListeners()
}
