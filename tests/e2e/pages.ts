import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the browser complains of while a page is read: errors, refused scripts, missing files. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // What the page's policy refuses is caught by libraries that try, and seen by readers in their console.
  void page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    )
  })
  return errors
}

/** Waits until what is on its way to another place or colour has come there. */
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

type Violation = { id: string; help: string; nodes: { html: string }[] }

/** Fails on anything that keeps people with disabilities from the page, by the rules of WCAG 2.1 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is being fetched, or on its way to another colour, is not yet as people see it.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // A navigation puts the title in anew.
  await expect(page).toHaveTitle(/\S/)
  await transitionsEnded(page)
  // Through the debugger and not as an element: the page's policy refuses foreign scripts, and should.
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    const report = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      // Whoever goes from heading to heading is to meet no gap.
      rules: { 'heading-order': { enabled: true } },
      // Nobody reads here what is as it should be.
      resultTypes: ['violations'],
    })
    return report.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`)
  })
  expect(violations).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

const widths = [320, 360, 768, 1440]
const motions = ['no-preference', 'reduce'] as const

/** Where the page is wider than its window, at every width, with and without motion. */
export async function tooWide(page: Page): Promise<string[]> {
  const findings: string[] = []
  // Another width lays the page out anew, which takes longer than another motion.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const reducedMotion of motions) {
      await page.emulateMedia({ reducedMotion })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      if (scrollWidth > width)
        findings.push(`${new URL(page.url()).pathname} ${width} ${reducedMotion}: ${scrollWidth}`)
    }
  }
  return findings
}

/** Waits until a control reacts: the scripts of a page come after it, and a press before them is lost. */
export async function expectReady(control: Locator): Promise<void> {
  await expect(async () => {
    // React marks an element when it takes it over.
    const marks = await control.evaluate((element) => Object.keys(element))
    expect(marks.some((key) => key.startsWith('__reactProps$'))).toBe(true)
  }).toPass({ timeout: 20_000 })
}

/** Waits until the page was drawn twice more: what a press brings about is there by then. */
export async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
