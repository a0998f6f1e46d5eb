/**
 * Applies a reader's choice, light or dark, before the first paint: a cached page is the same for all
 * readers, so a script in its head reads the choice from the device. The script is the same text everywhere,
 * because the policies of cached pages (`lib/platform/cache/page-html.ts`) and of the office (`proxy.ts`)
 * permit it by its hash.
 *
 * For readers who follow the system's setting the page has no `data-theme`, and the browser chooses
 * the colours (`app/styles/tokens.css`). The script puts its `<meta>` elements before those of the page,
 * because browsers use the first that applies.
 */
import { createHash } from 'node:crypto'

/** The background colours of the contact bar; the browser's own bar takes the same colours. */
export const barColours = { light: '#12191d', dark: '#080c0e' }

export const themeScript = `(() => {
const root = document.documentElement, metas = []
const kept = () => {
  try {
    const value = localStorage.getItem('theme')
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch { return 'system' }
}
const meta = (name, content) => {
  const element = document.createElement('meta')
  element.name = name
  element.content = content
  document.head.prepend(element)
  metas.push(element)
}
const show = (theme) => {
  strataTheme.chosen = theme
  for (const element of metas.splice(0)) element.remove()
  if (theme === 'system') delete root.dataset.theme
  else {
    root.dataset.theme = theme
    meta('color-scheme', theme)
    meta('theme-color', theme === 'dark' ? '${barColours.dark}' : '${barColours.light}')
  }
  dispatchEvent(new Event('themechange'))
}
window.strataTheme = {
  choose(theme) {
    try {
      if (theme === 'system') localStorage.removeItem('theme')
      else localStorage.setItem('theme', theme)
    } catch {}
    show(theme)
  }
}
addEventListener('storage', (event) => (event.key === 'theme' || event.key === null) && show(kept()))
addEventListener('pageshow', (event) => event.persisted && show(kept()))
show(kept())
})()`

/** The hash of the script, with which a Content-Security-Policy permits it. */
export const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`
