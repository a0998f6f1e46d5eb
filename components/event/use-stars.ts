'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * The stars of a list that the page made: pressed, one is told of; shown, they follow the plan. One listener serves
 * all of them, so a day of forty sessions has as much to take over as one of four.
 * @returns how many of the list's sessions are in the plan
 */
export function useStars(
  listId: string,
  plan: readonly number[],
  onPress: (session: number) => void,
): number {
  const [starred, setStarred] = useState(0)
  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  useEffect(() => {
    const list = document.getElementById(listId)
    const onClick = ({ target }: MouseEvent) => {
      const star = target instanceof Element ? target.closest('[data-star]') : null
      const session = star?.closest<HTMLElement>('[data-session]')?.dataset.session
      if (session) press.current(Number(session))
    }
    list?.addEventListener('click', onClick)
    return () => list?.removeEventListener('click', onClick)
  }, [listId])
  useEffect(() => {
    const stars = [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-star]') ?? [])]
    let count = 0
    for (const star of stars) {
      const isIn = plan.includes(Number(star.closest<HTMLElement>('[data-session]')?.dataset.session))
      star.setAttribute('aria-pressed', String(isIn))
      if (isIn) count++
    }
    setStarred(count)
  }, [listId, plan])
  return starred
}
