/**
 * Lets a kept page be read before its scripts are fetched. Plain JavaScript, because `handler.mjs` loads it.
 *
 * Next asks for its scripts in the head, where they share a slow line with the styles, the faces and the first
 * picture. Here their elements are taken out, and one inline script puts them back once the page has loaded,
 * at the first touch or key, or after `latestMs`, whichever comes first.
 */

const latestMs = 5_000
const scriptElement = /<script src="([^"]+)" async=""[^>]*><\/script>/g
const preloadElement = /<link rel="preload" as="script"[^>]*>/g

/**
 * Written as text into the page, so it may use nothing from outside of itself.
 * @param {string[]} sources @param {number} latest
 */
function fetchLate(sources, latest) {
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
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
  const afterPaint = () => setTimeout(begin, 0)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  setTimeout(begin, latest)
  for (const kind of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(kind, begin, { once: true, passive: true, capture: true })
}

const fetchLateText = fetchLate.toString().replace(/\n\s+/g, '\n')

/**
 * @param {string} html a whole page as Next made it
 * @returns {string} the same page, whose scripts come after its content
 */
export function withLateScripts(html) {
  /** @type {string[]} */
  const sources = []
  const without = html.replace(preloadElement, '').replace(scriptElement, (_, source) => {
    if (!sources.includes(source)) sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c')
  return without.replace('</body>', `<script>(${fetchLateText})(${list}, ${latestMs})</script></body>`)
}
