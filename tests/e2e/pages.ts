import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Locator, type Page } from '@playwright/test'

const engineSource = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
const axeSource = engineSource('axe-core/axe.min.js')
const snifferSource = engineSource('html_codesniffer/build/HTMLCS.js')

/** Collects the errors that the browser reports for a page: errors, refused scripts, missing files. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The text of a missing file does not name it.
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim())
  })
  // Some libraries catch what the page's policy refuses; readers see it in their console.
  void page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    )
  })
  return errors
}

/** Waits until the running CSS transitions have ended. */
export async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  )
}

type Violation = { id: string; help: string; nodes: { html: string; element: Element }[] }
type Axe = {
  configure(options: object): void
  run(options: object): Promise<{ violations: Violation[] }>
}
type Sniffer = {
  process(standard: string, content: Document, ended: () => void, failed: () => void): void
  getMessages(): { type: number; code: string; msg: string; element: Element }[]
}

/** Fails on every violation of WCAG 2.2 AA that axe or HTML_CodeSniffer finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // A part that loads or changes its colour does not look yet as people see it.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // A navigation replaces the title.
  await expect(page).toHaveTitle(/\S/)
  await transitionsEnded(page)
  // The document is the same there, and the page of a driven Firefox ends under the engines.
  if (test.info().project.name === 'firefox') return
  // Through the debugger and not as an element: the page's policy refuses foreign scripts. A document that the
  // router leads from screen to screen has them already: they are a megabyte.
  if (!(await page.evaluate(() => 'axe' in window && 'HTMLCS' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(snifferSource)
  }
  const violations = await page.evaluate(async () => {
    const { axe, HTMLCS } = window as unknown as { axe: Axe; HTMLCS: Sniffer }
    // A link of a text that is being written is not pressed.
    axe.configure({ rules: [{ id: 'target-size', selector: ':not([contenteditable] *)' }] })
    const report = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Headings must not skip a level.
      rules: { 'heading-order': { enabled: true } },
      // The passed rules are not used.
      resultTypes: ['violations'],
      elementRef: true,
    })
    // A large target may lie under a bar until the reader scrolls; `keyboard.spec.ts` looks for what stays covered.
    const isSmall = ({ element }: { element: Element }) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height) < 24
    }
    await new Promise<void>((resolve, reject) =>
      HTMLCS.process('WCAG2AA', document, resolve, () => reject(new Error('HTML_CodeSniffer has failed'))),
    )
    const [errorType, anchorWithoutTarget] = [1, 'G1,G123,G124.NoSuchID']
    const headingsOfTwoLevels = 'H43.HeadersRequired'
    const errors = HTMLCS.getMessages()
      .filter(({ type }) => type === errorType)
      // It also reads what is hidden from everybody, and takes the text of an editor for a page.
      .filter(({ element }) => !element.matches('[hidden], [hidden] *'))
      .filter(
        ({ code, element }) => !(code.endsWith(anchorWithoutTarget) && element.closest('[contenteditable]')),
      )
      // It does not read `scope`, by which headings within a table say the same as `headers` of each cell.
      .filter(
        ({ code, element }) =>
          !(code.endsWith(headingsOfTwoLevels) && !element.querySelector('th:not([scope])')),
      )
    return [
      ...report.violations
        .filter(({ id, nodes }) => id !== 'target-size' || nodes.some(isSmall))
        .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`),
      ...errors.map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 160)})`),
    ]
  })
  expect(violations).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

const widths = [320, 360, 768, 1440]
export const motions = ['no-preference', 'reduce'] as const
type Motion = (typeof motions)[number]

/** The motion of the kind of screen that the running test has. */
export const screenMotion = (): Motion =>
  test.info().project.use.contextOptions?.reducedMotion === 'reduce' ? 'reduce' : 'no-preference'

/** Where the page is wider than its window, at every width, by default with and without motion. */
export async function tooWide(page: Page, widthMotions: readonly Motion[] = motions): Promise<string[]> {
  const findings: string[] = []
  const size = page.viewportSize()
  // A new width lays the page out again, which takes longer than a new motion setting.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const reducedMotion of widthMotions) {
      await page.emulateMedia({ reducedMotion })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      if (scrollWidth > width)
        findings.push(`${new URL(page.url()).pathname} ${width} ${reducedMotion}: ${scrollWidth}`)
    }
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ reducedMotion: screenMotion() })
  return findings
}

/** Waits until a control reacts: a press before the page's scripts have loaded is lost. */
export async function expectReady(control: Locator): Promise<void> {
  await expect(async () => {
    const isMarked = await control.evaluate(async (element) => {
      // React marks an element while it renders it; what begins with the page follows before the script rests.
      const marks = Object.keys(element)
      await new Promise((resolve) => requestIdleCallback(resolve))
      return marks.some((key) => key.startsWith('__reactProps$'))
    })
    expect(isMarked).toBe(true)
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 })
}

/** Waits for two more frames: by then the effects of a press are drawn. */
export async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
