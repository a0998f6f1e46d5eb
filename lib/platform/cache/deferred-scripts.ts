/**
 * Lets a cached page be read before its scripts are fetched.
 *
 * Next asks for its scripts in the head, where they share a slow line with the styles, the fonts and the first
 * picture. Here their elements are taken out, and one inline script puts them back once the page has loaded,
 * at the first touch, key or focus, or after `latestMs`, whichever comes first. No press is lost meanwhile.
 */

const latestMs = 5_000
/** Where Next's own scripts lie, and no step up from there: another's stays in its place, under the page's policy. */
const source = String.raw`/_next/static/(?:[\w~-][\w.~-]*/)*[\w~-][\w.~-]*`
const scriptElement = new RegExp(`<script src="(${source})" async=""[^<>]*></script>`, 'g')
const preloadElement = /<link rel="preload" as="script"[^<>]*>/g

/** How long a frame in the page has its time to itself. */
const settleMs = 2_500

/**
 * Written as text into the page, so it may use nothing from outside of itself.
 */
function fetchDeferred(sources: string[], latest: number, settle: number): void {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    fetchNext()
  }
  // One at a time, so that a slow phone can answer its reader in between.
  const fetchNext = () => {
    const source = sources.shift()
    if (!source) return
    const element = document.createElement('script')
    element.src = source
    element.async = true
    document.head.append(element)
    setTimeout(fetchNext, 0)
  }
  // React marks what it has taken over.
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const again = (element: HTMLElement, tries: number): void => {
    if (isTaken(element)) element.click()
    else if (tries > 0) setTimeout(again, 50, element, tries - 1)
  }
  const waitingElements = new Set<HTMLElement>()
  // A press that comes before the scripts is kept and made again when they are there. What works without them
  // goes its way: links, forms with an address, buttons with a command where the browser knows commands.
  const keepPress = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLButtonElement>('button, a[data-deferred]')
    if (!element) return
    if (isTaken(element)) return removeEventListener('click', keepPress, true)
    if (element.form && element.form.hasAttribute('action')) return
    if (element.hasAttribute('commandfor') && 'commandForElement' in element) return
    event.preventDefault()
    begin()
    if (waitingElements.has(element)) return
    waitingElements.add(element)
    again(element, 400)
  }
  addEventListener('click', keepPress, true)
  // A frame's viewer starts at the page's load too, and is what the visitor came for.
  const afterPaint = () => setTimeout(begin, document.querySelector('iframe') ? settle : 0)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  setTimeout(begin, latest)
  for (const kind of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(kind, begin, { once: true, passive: true, capture: true })
}

const fetchDeferredText = fetchDeferred
  .toString()
  .replace(/\n *\/\/.*/g, '')
  .replace(/\n\s+/g, '\n')

const deferredBegins = `(${fetchDeferredText})(`
const deferredEnds = `, ${latestMs}, ${settleMs})`
const sourceList = new RegExp(`^\\["${source}"(?:,"${source}")*\\]$`)

/**
 * @param html a whole page as Next made it
 * @returns the same page, whose scripts come after its content
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

/** Whether an inline script is the one that is written here, and asks for nothing but Next's scripts. */
export function isDeferredScript(text: string): boolean {
  if (!text.startsWith(deferredBegins) || !text.endsWith(deferredEnds)) return false
  return sourceList.test(text.slice(deferredBegins.length, text.length - deferredEnds.length))
}
