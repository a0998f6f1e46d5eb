'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Handles the star buttons in a server-rendered list of sessions: reports each press, and shows which
 * sessions are in the reader's plan. One listener serves all buttons.
 */
export function useStarPressesAndMarks(
  listId: string,
  plannedSessionIds: readonly number[],
  onPress: (session: number) => void,
): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const list = document.getElementById(listId)
    const reportStarPress = ({ target }: MouseEvent) => {
      const star = target instanceof Element ? target.closest('[data-star]') : null
      const session = star?.closest<HTMLElement>('[data-session]')?.dataset.session
      if (session) press(Number(session))
    }
    list?.addEventListener('click', reportStarPress)
    return () => list?.removeEventListener('click', reportStarPress)
  }, [listId])
  useEffect(() => {
    for (const star of document.getElementById(listId)?.querySelectorAll('[data-star]') ?? []) {
      const session = star.closest<HTMLElement>('[data-session]')?.dataset.session
      star.setAttribute('aria-pressed', String(plannedSessionIds.includes(Number(session))))
    }
  }, [listId, plannedSessionIds])
}
