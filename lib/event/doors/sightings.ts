/** How long to wait before another pass is read. */
const betweenPassesMs = 1_500
/** A pass that was out of view for this long counts as shown again. */
const outOfViewMs = 5_000

/**
 * Decides which sightings of a pass are scans: one that stays in view, or leaves it for a moment, is one
 * scan, and the next pass needs no button.
 */
export function createSightingFilter() {
  let last = { text: '', scannedAt: -Infinity, seenAt: -Infinity }
  return {
    /** @returns whether it is to be scanned */
    isNew: (text: string, now: number): boolean => {
      if (text === last.text && now - last.seenAt < outOfViewMs) {
        last.seenAt = now
        return false
      }
      if (now - last.scannedAt < betweenPassesMs) return false
      last = { text, scannedAt: now, seenAt: now }
      return true
    },
  }
}
