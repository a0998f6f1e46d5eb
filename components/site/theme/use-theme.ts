import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

declare global {
  interface Window {
    /**
     * Set before the first paint by the script in the head of every page
     * (`lib/platform/site/theme-script.ts`).
     */
    strataTheme?: { readonly chosen: Theme; choose(theme: Theme): void }
  }
}

function subscribeToTheme(tell: () => void): () => void {
  window.addEventListener('themechange', tell)
  return () => window.removeEventListener('themechange', tell)
}

/**
 * Returns the theme that the reader chose. The server does not know the theme, because its pages are the same
 * for everyone.
 */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribeToTheme,
    () => window.strataTheme?.chosen ?? 'system',
    () => 'system',
  )
}
