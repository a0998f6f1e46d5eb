import { useSyncExternalStore } from 'react'

/** Replaces Next's navigation by the browser's own history, for a page that is served without Next. */
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
addEventListener('popstate', tell)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const go = (how: 'pushState' | 'replaceState') => (href: string) => {
  history[how](null, '', href)
  tell()
}
const router = { push: go('pushState'), replace: go('replaceState'), refresh: () => undefined }

export const useRouter = () => router
export const usePathname = () => useSyncExternalStore(subscribe, () => location.pathname)
export function useSearchParams() {
  const search = useSyncExternalStore(subscribe, () => location.search)
  return new URLSearchParams(search)
}

/** The addresses of the office have no dynamic segments. */
export const useParams = (): Record<string, string> => ({})
