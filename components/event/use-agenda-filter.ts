'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { foldKey } from '@/lib/platform/search/fold'

type Filter = { term: string; isPlan: boolean; isNow: boolean }
type FilterOptions = {
  listId: string
  plan: readonly number[]
  minutes: number | null
  /** The id of the message shown when no session matches. */
  noMatchMessageId: string
}

function matchesAgendaFilter(
  card: HTMLElement,
  filter: Filter,
  { plan, minutes }: Pick<FilterOptions, 'plan' | 'minutes'>,
): boolean {
  if (filter.isPlan && !plan.includes(Number(card.dataset.session))) return false
  if (filter.isNow && minutes !== null && card.dataset.state !== 'now') return false
  if (filter.term.trim() === '') return true
  // The search ignores differences of alphabet and spelling as `foldKey` does, and runs in the page, so that
  // it works offline.
  const words = foldKey(card.textContent)
  return foldKey(filter.term)
    .split(' ')
    .every((word) => words.includes(word))
}

/**
 * Hides the sessions that do not match, and the hour headings without a visible session; shows all others.
 * @returns the number of visible sessions
 */
function hideUnmatchedAndCountVisible(list: HTMLElement, isMatch: (card: HTMLElement) => boolean): number {
  let heading: HTMLElement | undefined
  let visibleCount = 0
  for (const item of list.querySelectorAll<HTMLElement>('[data-time], [data-session]')) {
    if ('time' in item.dataset) {
      heading = item
      heading.hidden = true
      continue
    }
    item.hidden = !isMatch(item)
    if (item.hidden) continue
    visibleCount++
    if (heading) heading.hidden = false
  }
  return visibleCount
}

const listeners = new Set<() => void>()

function subscribeToAddressChanges(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Writes the search term and the plan filter into the address, so that a reload keeps them. */
function writeFilterToAddress({ term, isPlan }: Pick<Filter, 'term' | 'isPlan'>) {
  const query = new URLSearchParams({ ...(term ? { q: term } : {}), ...(isPlan ? { plan: '' } : {}) })
  const { pathname, hash } = window.location
  const search = query.size > 0 ? `?${query.toString()}` : ''
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
  for (const listener of listeners) listener()
}

/**
 * Returns the filter, and a function to change it. The term and the plan filter are in the address, which the
 * first render ignores: the server renders the same page for all readers.
 */
function useAddressFilter() {
  const [isNow, setNow] = useState(false)
  const search = useSyncExternalStore(
    subscribeToAddressChanges,
    () => window.location.search,
    () => '',
  )
  const filter = useMemo((): Filter => {
    const query = new URLSearchParams(search)
    return { term: query.get('q') ?? '', isPlan: query.has('plan'), isNow }
  }, [search, isNow])
  const changeFilter = (changes: Partial<Filter>) => {
    const after = { ...filter, ...changes }
    setNow(after.isNow)
    writeFilterToAddress(after)
  }
  return { filter, change: changeFilter }
}

/** Filters the server-rendered list by words, by the plan and by the current time. */
export function useAgendaFilter({ listId, plan, minutes, noMatchMessageId }: FilterOptions) {
  const { filter, change } = useAddressFilter()
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const visibleCount = hideUnmatchedAndCountVisible(list, (card) =>
      matchesAgendaFilter(card, filter, { plan, minutes }),
    )
    // A filtered agenda is a list: on the axis of hours the few sessions would be far apart.
    list.toggleAttribute('data-narrowed', filter.isPlan || filter.isNow || filter.term.trim() !== '')
    const none = document.getElementById(noMatchMessageId)
    if (none) none.hidden = visibleCount > 0
  }, [filter, listId, plan, minutes, noMatchMessageId])
  return { filter, change }
}
