'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether an auction was held. A kept page may be days old, so the reader's own clock tells, once there is a script.
 * @param at an instant as ISO 8601
 */
export function NoticeState({ at, texts }: { at: string; texts: { past: string; coming: string } }) {
  const isPast = useSyncExternalStore(
    never,
    () => new Date(at) < new Date(),
    () => null,
  )
  if (isPast === null) return null
  return (
    <span className={isPast ? 'notice-card__state' : 'notice-card__state notice-card__state--coming'}>
      {isPast ? texts.past : texts.coming}
    </span>
  )
}
