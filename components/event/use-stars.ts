'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * The stars of a list that the page made: pressed, one is told of; shown, they follow the plan. One listener serves
 * all of them, so a day of forty sessions has as much to take over as one of four.
 */
export function useStars(listId: string, plan: readonly number[], onPress: (session: number) => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const list = document.getElementById(listId)
    const onClick = ({ target }: MouseEvent) => {
      const star = target instanceof Element ? target.closest('[data-star]') : null
      const session = star?.closest<HTMLElement>('[data-session]')?.dataset.session
      if (session) press(Number(session))
    }
    list?.addEventListener('click', onClick)
    return () => list?.removeEventListener('click', onClick)
  }, [listId])
  useEffect(() => {
    for (const star of document.getElementById(listId)?.querySelectorAll('[data-star]') ?? []) {
      const session = star.closest<HTMLElement>('[data-session]')?.dataset.session
      star.setAttribute('aria-pressed', String(plan.includes(Number(session))))
    }
  }, [listId, plan])
}
