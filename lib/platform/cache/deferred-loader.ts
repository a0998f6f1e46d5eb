/**
 * The inline script of a cached page, which makes the page readable before its scripts and its flight are
 * fetched. The flight is the text in which React describes the page a second time, for hydration.
 *
 * The script fetches both once the page has loaded and is painted, at the first click, touch, key or focus, or
 * after `latestMs`, whichever comes first. Clicks until then that need the scripts are stored and repeated.
 */

const latestMs = 5_000
/** How long the scripts wait after the load of a page with an `<iframe>`, so that the frame loads first. */
const frameDelayMs = 2_500

/** The header of a page and of its flight that names the version of the page. */
export const versionHeader = 'x-strata-version'
/** The parameter, last in the address of a page, that asks for the flight of one version of the page. */
export const flightParameter = '_flight'

type LoaderOptions = {
  sources: string[]
  version: string
  areStylesJoined: boolean
  versionHeader: string
  flightParameter: string
  latestMs: number
  frameDelayMs: number
}
type FieldState = { name: string; value: string; checked: boolean }

/** The source text of this function is written into the page, so it may use nothing from outside itself. */
function loadDeferredScripts(options: LoaderOptions): void {
  const { sources, version } = options
  const storageKey = 'strata-reload'
  const reloadPauseMs = 10_000
  const firstTouches = ['pointerdown', 'keydown', 'touchstart', 'focusin']
  let isLoading = false
  let isGivenUp = false

  const beginLoading = () => {
    if (isLoading) return
    isLoading = true
    for (const kind of firstTouches) removeEventListener(kind, beginLoading, true)
    const flight = fetchFlight()
    // The browser fetches the scripts beside the flight, but runs them only after it.
    for (const href of sources)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      )
    flight
      .then((text) => {
        if (options.areStylesJoined) addLinksOfStyles(text)
        Object.assign(self, { __next_f: [[0], [1, text]] })
        addNextScript()
      })
      .catch(giveUp)
  }
  // A page is often loaded before it is painted for the first time, and the scripts would delay that.
  const beginAfterPaint = () => {
    const paintName = 'first-contentful-paint'
    const { supportedEntryTypes } = PerformanceObserver
    if (performance.getEntriesByName(paintName).length > 0 || !supportedEntryTypes.includes('paint'))
      return beginLoading()
    new PerformanceObserver((list) => {
      if (list.getEntriesByName(paintName).length > 0) beginLoading()
    }).observe({ type: 'paint' })
  }
  const beginAtFirstTouch = () => {
    for (const kind of firstTouches) addEventListener(kind, beginLoading, { passive: true, capture: true })
  }
  const fetchFlight = () => {
    const { pathname, search } = location
    return fetch(`${pathname}${search || '?'}&${options.flightParameter}=${version}`, {
      credentials: 'omit',
    }).then((answer) => {
      const answerVersion = answer.headers.get(options.versionHeader)
      if (answerVersion === version) return answer.text()
      if (answerVersion) reloadWithFields()
      throw new Error(`no flight: ${answer.status}`)
    })
  }
  // React fetches each stylesheet that the flight names and for which the page has no link. All of them are in
  // the joined file, so the page gets links that fetch nothing.
  const addLinksOfStyles = (text: string) => {
    for (const href of new Set(text.match(/\/_next\/static\/chunks\/[\w.-]+\.css/g))) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', disabled: true, href })
      link.dataset.precedence = 'next'
      document.head.append(link)
    }
  }
  // The scripts are added one at a time, so that a slow phone can respond to its reader in between.
  const addNextScript = () => {
    const src = sources.shift()
    if (!src) return
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    setTimeout(addNextScript, 0)
  }
  // Without its flight the page works as it does without scripts, until the next touch tries again.
  const giveUp = () => {
    isLoading = false
    isGivenUp = true
    for (const element of waitingElements) element.click()
    waitingElements.clear()
    isGivenUp = false
    beginAtFirstTouch()
  }

  const formFields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  // The page was published anew after this reader got it: its new version is loaded, once, with the same
  // texts in its fields.
  const reloadWithFields = () => {
    const fields: FieldState[] = formFields().map(({ name, type, value, checked }) => ({
      name,
      value: type === 'file' || type === 'password' ? '' : value,
      checked,
    }))
    const { reloadedAt = 0 } = readReload()
    if (Date.now() - reloadedAt < reloadPauseMs) return
    sessionStorage.setItem(storageKey, JSON.stringify({ reloadedAt: Date.now(), fields }))
    location.reload()
  }
  const readReload = (): { reloadedAt?: number; fields?: FieldState[] } =>
    JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  const restoreFields = () => {
    const { reloadedAt, fields = [] } = readReload()
    if (!reloadedAt || fields.length === 0) return
    sessionStorage.setItem(storageKey, JSON.stringify({ reloadedAt }))
    for (const [index, field] of formFields().entries()) {
      const { name, value, checked } = fields[index] ?? {}
      if (field.name !== name) continue
      if (value) field.value = value
      field.checked = checked ?? false
    }
  }

  // React marks the elements that it has hydrated.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const clickWhenHydrated = (element: HTMLElement, tries: number): void => {
    if (!waitingElements.has(element)) return
    if (isHydrated(element)) element.click()
    else if (tries > 0) setTimeout(clickWhenHydrated, 50, element, tries - 1)
  }
  const waitingElements = new Set<HTMLElement>()
  // A click before the scripts are loaded is stored and repeated afterwards. Elements that work without
  // scripts react at once: links without `data-deferred`, forms with an address, and buttons with a command
  // where the browser supports commands.
  const deferClick = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLButtonElement>('button, a[data-deferred]')
    if (!element || isGivenUp) return
    if (isHydrated(element)) return removeEventListener('click', deferClick, true)
    if (element.form && element.form.hasAttribute('action')) return
    if (element.hasAttribute('commandfor') && 'commandForElement' in element) return
    event.preventDefault()
    beginLoading()
    if (waitingElements.has(element)) return
    waitingElements.add(element)
    clickWhenHydrated(element, 400)
  }

  try {
    restoreFields()
  } catch {
    // The browser keeps nothing, so there is nothing to restore.
  }
  addEventListener('click', deferClick, true)
  // In a page with an `<iframe>` the scripts wait longer: the frame is what the visitor wants to see first.
  const scheduleLoading = () =>
    setTimeout(beginAfterPaint, document.querySelector('iframe') ? options.frameDelayMs : 0)
  if (document.readyState === 'complete') scheduleLoading()
  else addEventListener('load', scheduleLoading)
  setTimeout(beginLoading, options.latestMs)
  beginAtFirstTouch()
}

const loaderText = loadDeferredScripts
  .toString()
  .replace(/\n *\/\/.*/g, '')
  .replace(/\n\s+/g, '\n')

/**
 * Returns the text of the inline script of a page.
 * @param sources the addresses of the page's scripts
 * @param version the version of the page, whose flight the script fetches
 * @param areStylesJoined whether the page has all its styles from the joined file
 */
export function deferredLoaderOf(
  sources: readonly string[],
  version: string,
  areStylesJoined: boolean,
): string {
  const options = {
    sources: [...sources],
    version,
    areStylesJoined,
    versionHeader,
    flightParameter,
    latestMs,
    frameDelayMs,
  }
  return `(${loaderText})(${JSON.stringify(options satisfies LoaderOptions)})`
}
