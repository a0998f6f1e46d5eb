/** How long the camera waits after a scan before it reads another pass, in milliseconds. */
const betweenPassesMs = 1_500
/** The camera counts a pass as shown again after it was out of view for this long. */
const outOfViewMs = 5_000

/**
 * Decides which camera sightings of a pass are scans. A pass that stays in view, or leaves it only for a
 * moment, is scanned once; another pass is scanned without a press of a button.
 */
export function createSightingFilter() {
  let last = { text: '', scannedAt: -Infinity, seenAt: -Infinity }
  return {
    /** @returns whether the sighted pass is to be scanned */
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
