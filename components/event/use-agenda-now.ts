'use client'

import { useEffect, useState } from 'react'
import { gridLineName } from '@/lib/event/agenda/grid'
import { minutesSinceMidnightOn } from '@/lib/event/agenda/now'
import { formatClock } from '@/lib/platform/i18n/format'

const minuteMilliseconds = 60_000

type AgendaListDay = { listId: string; date: string; marks: readonly number[] }

/**
 * Marks the sessions that run or are over, and shows the progress of the day: on the cards, and as the line
 * in the grid.
 */
function markSessionsAndShowProgress({ listId, marks }: AgendaListDay, minutes: number | null) {
  const list = document.getElementById(listId)
  if (!list) return
  for (const card of list.querySelectorAll<HTMLElement>('[data-session]')) {
    const [from, to] = [Number(card.dataset.from), Number(card.dataset.to)]
    const state = minutes === null || minutes < from ? '' : minutes < to ? 'now' : 'over'
    if (state) card.dataset.state = state
    else delete card.dataset.state
    if (state === 'now' && minutes !== null)
      card.style.setProperty('--run', `${Math.round(((minutes - from) / (to - from)) * 100)}%`)
    else card.style.removeProperty('--run')
  }
  const line = list.querySelector<HTMLElement>('[data-now-line]')
  if (!line) return
  const at = minutes === null ? -1 : marks.findLastIndex((mark) => mark <= minutes)
  const [mark, next] = [marks[at], marks[at + 1]]
  line.hidden = mark === undefined || next === undefined
  if (minutes === null || mark === undefined || next === undefined) return
  line.style.setProperty('--at', gridLineName(mark))
  line.style.setProperty('--y', `${((minutes - mark) / (next - mark)) * 100}%`)
  const [clock] = line.children
  if (clock) clock.textContent = formatClock(minutes)
}

/**
 * Shows the progress in the list of a day, at once and at every full minute.
 * @returns the minutes since midnight in Ulaanbaatar; null unless the day of the list is today
 */
export function useAgendaProgressAndMinutes(day: AgendaListDay): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)
  const { listId, date, marks } = day
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const updateEveryMinute = () => {
      const now = minutesSinceMidnightOn(date, new Date())
      setMinutes(now)
      markSessionsAndShowProgress({ listId, date, marks }, now)
      timer = setTimeout(updateEveryMinute, minuteMilliseconds - (Date.now() % minuteMilliseconds))
    }
    updateEveryMinute()
    return () => clearTimeout(timer)
  }, [listId, date, marks])
  return minutes
}
