import { officePaths } from '@/lib/platform/site/office-paths'
import { doorKeep } from './door-keep'

const workerFile = '/door-worker.js'
const scope = officePaths.checkIn

/**
 * Lets the check-in open offline: a service worker for its address stores the page with its scripts, styles
 * and fonts.
 */
export async function storeCheckInOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(workerFile, { scope })
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    ;(active ?? waiting ?? installing)?.postMessage({ keep: [new URL(scope, location.href).href, ...urls] })
  } catch {
    // Without it the screen works as long as it stays open.
  }
}

/** Removes the guest list, the conflicts, the stored pages and the service worker of the check-in. */
export async function clearCheckInDataAndWorker(): Promise<void> {
  await doorKeep.forget()
  if (!('serviceWorker' in navigator)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('strata-door')).map((name) => caches.delete(name)))
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await registration?.unregister()
}
