'use client'

import { useEffect } from 'react'

/**
 * Writes beside the date of each auction whether it was held. A cached page may be days old, so the reader's own clock
 * tells. One component for all cards, which stay plain: a component in each would make the page wait for a dozen.
 */
export function AuctionStates({ past, coming }: { past: string; coming: string }) {
  useEffect(() => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-auction]')) {
      const isPast = Date.parse(slot.dataset.auction ?? '') < Date.now()
      slot.textContent = isPast ? past : coming
      slot.toggleAttribute('data-coming', !isPast)
    }
  })
  return null
}
