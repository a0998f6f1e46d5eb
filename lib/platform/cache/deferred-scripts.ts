/**
 * Makes a cached page readable before its scripts are fetched.
 *
 * Next loads its scripts in the head, where they share a slow line with the styles, the fonts and the first
 * picture. This module removes the script elements, and one inline script adds them again once the page has
 * loaded, at the first click, touch, key or focus, or after `latestMs`, whichever comes first. Clicks until
 * then that need the scripts are stored and repeated.
 */

const latestMs = 5_000
/**
 * Matches the paths of Next's own scripts, which may not contain `..`. Only these scripts are deferred; all
 * others stay where they are in the page.
 */
const source = String.raw`/_next/static/(?:[\w~-][\w.~-]*/)*[\w~-][\w.~-]*`
const scriptElement = new RegExp(`<script src="(${source})" async=""[^<>]*></script>`, 'g')
const preloadElement = /<link rel="preload" as="script"[^<>]*>/g

/** How long the scripts wait after the load of a page with an `<iframe>`, so that the frame loads first. */
const settleMs = 2_500

/** The source text of this function is written into the page, so it may use nothing from outside itself. */
function loadDeferredScripts(sources: string[], maxDelayMs: number, frameDelayMs: number): void {
  let hasBegun = false
  const beginScriptLoading = () => {
    if (hasBegun) return
    hasBegun = true
    fetchNext()
  }
  // The scripts are added one at a time, so that a slow phone can respond to its reader in between.
  const fetchNext = () => {
    const source = sources.shift()
    if (!source) return
    const element = document.createElement('script')
    element.src = source
    element.async = true
    document.head.append(element)
    setTimeout(fetchNext, 0)
  }
  // React marks the elements that it has hydrated.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const clickWhenHydrated = (element: HTMLElement, tries: number): void => {
    if (isHydrated(element)) element.click()
    else if (tries > 0) setTimeout(clickWhenHydrated, 50, element, tries - 1)
  }
  const waitingElements = new Set<HTMLElement>()
  // A click before the scripts are loaded is stored and repeated afterwards. Elements that work without
  // scripts react at once: links without `data-deferred`, forms with an address, and buttons with a command
  // where the browser supports commands.
  const deferClick = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLButtonElement>('button, a[data-deferred]')
    if (!element) return
    if (isHydrated(element)) return removeEventListener('click', deferClick, true)
    if (element.form && element.form.hasAttribute('action')) return
    if (element.hasAttribute('commandfor') && 'commandForElement' in element) return
    event.preventDefault()
    beginScriptLoading()
    if (waitingElements.has(element)) return
    waitingElements.add(element)
    clickWhenHydrated(element, 400)
  }
  addEventListener('click', deferClick, true)
  // In a page with an `<iframe>` the scripts wait longer: the frame is what the visitor wants to see first.
  const scheduleScriptLoading = () =>
    setTimeout(beginScriptLoading, document.querySelector('iframe') ? frameDelayMs : 0)
  if (document.readyState === 'complete') scheduleScriptLoading()
  else addEventListener('load', scheduleScriptLoading)
  setTimeout(beginScriptLoading, maxDelayMs)
  for (const kind of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(kind, beginScriptLoading, { once: true, passive: true, capture: true })
}

const fetchDeferredText = loadDeferredScripts
  .toString()
  .replace(/\n *\/\/.*/g, '')
  .replace(/\n\s+/g, '\n')

const deferredBegins = `(${fetchDeferredText})(`
const deferredEnds = `, ${latestMs}, ${settleMs})`
const sourceList = new RegExp(`^\\["${source}"(?:,"${source}")*\\]$`)

/**
 * Replaces the elements of Next's scripts in a page by one inline script that loads them later.
 * @param html a whole page as Next made it
 */
export function withDeferredScripts(html: string): string {
  const sources: string[] = []
  const without = html.replace(preloadElement, '').replace(scriptElement, (_, source: string) => {
    if (!sources.includes(source)) sources.push(source)
    return ''
  })
  const end = without.lastIndexOf('</body>')
  if (sources.length === 0 || end < 0) return html
  const script = `<script>${deferredBegins}${JSON.stringify(sources)}${deferredEnds}</script>`
  return without.slice(0, end) + script + without.slice(end)
}

/** Whether an inline script is one that `withDeferredScripts` writes, and loads only Next's scripts. */
export function isDeferredScript(text: string): boolean {
  if (!text.startsWith(deferredBegins) || !text.endsWith(deferredEnds)) return false
  return sourceList.test(text.slice(deferredBegins.length, text.length - deferredEnds.length))
}
