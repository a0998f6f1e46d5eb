'use client'

import { useCallback, useEffect, useState } from 'react'

type Filter = { term: string; isPlan: boolean; isNow: boolean }
type Given = { listId: string; plan: readonly number[]; minutes: number | null }

const nothing: Filter = { term: '', isPlan: false, isNow: false }
type Fold = (text: string) => string

/** The search knows both alphabets and all spellings; it comes with the first letter that is typed. */
const loadFold = async (): Promise<Fold> => (await import('@/lib/search/fold')).foldKey

function isWanted(card: HTMLElement, filter: Filter, { plan, minutes }: Given, fold: Fold | null): boolean {
  if (filter.isPlan && !plan.includes(Number(card.dataset.session))) return false
  if (filter.isNow && minutes !== null && card.dataset.state !== 'now') return false
  if (!fold || filter.term.trim() === '') return true
  const words = fold(card.textContent)
  return fold(filter.term)
    .split(' ')
    .every((word) => words.includes(word))
}

/** Hides what is not wanted, and the times at which nothing is left. @returns how many sessions are left */
function narrow(list: HTMLElement, wanted: (card: HTMLElement) => boolean): number {
  let heading: HTMLElement | undefined
  let shown = 0
  for (const item of list.querySelectorAll<HTMLElement>('[data-time], [data-session]')) {
    if ('time' in item.dataset) {
      heading = item
      heading.hidden = true
      continue
    }
    item.hidden = !wanted(item)
    if (item.hidden) continue
    shown++
    if (heading) heading.hidden = false
  }
  return shown
}

/** What the list is narrowed to stands in the address, so that a reload and a way back keep it. */
function readAddress(): Filter {
  const query = new URLSearchParams(window.location.search)
  return { ...nothing, term: query.get('q') ?? '', isPlan: query.has('plan') }
}

function writeAddress({ term, isPlan }: Filter) {
  const query = new URLSearchParams({
    ...(term ? { q: term } : {}),
    ...(isPlan ? { plan: '' } : {}),
  }).toString()
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`)
}

/** The list that the page made, narrowed to words, to the plan and to what is on. */
export function useAgendaFilter(given: Given) {
  const [filter, setFilter] = useState(nothing)
  const [fold, setFold] = useState<Fold | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const { listId, plan, minutes } = given

  useEffect(() => {
    // The page is made for all readers alike, so the address is read when it is there.
    setFilter(readAddress())
  }, [])
  useEffect(() => {
    if (filter.term === '' || fold) return
    void loadFold().then((loaded) => setFold(() => loaded))
  }, [filter.term, fold])
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const count = narrow(list, (card) => isWanted(card, filter, { listId, plan, minutes }, fold))
    setShown(count)
  }, [filter, fold, listId, plan, minutes])

  const change = useCallback((changes: Partial<Filter>) => {
    setFilter((before) => {
      const after = { ...before, ...changes }
      writeAddress(after)
      return after
    })
  }, [])
  return { filter, change, shown }
}
