/** For how many milliseconds after a scan the camera ignores all other passes. */
const betweenPassesMs = 1_500
/** After how many milliseconds out of view a pass that comes back is scanned again. */
const outOfViewMs = 5_000

/**
 * Decides which of the passes in the camera's view are scanned. A pass that stays in view, or is out of view
 * for less than `outOfViewMs`, is scanned once. Nobody has to press a button between two passes.
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
