import { expect, test, type Page } from '@playwright/test'
import { askForCode, newMember } from './assessor'
import { drawnTwice, expectReady, tooWide, transitionsEnded } from './pages'
import { isWholeSuite, partInTurn } from '../whole-suite'

// Each test sets the sizes of its window itself. A trace would take a screenshot at each of some hundred
// steps.
test.use({ trace: 'off' })

const height = 740

test('the six boxes of a code fit the narrowest phone', async ({ page }) => {
  test.slow()
  const member = await newMember()
  await askForCode(page, member)
  const boxes = page.locator('fieldset input[inputmode=numeric]')
  await expect(boxes).toHaveCount(6)
  expect(await tooWide(page)).toEqual([])
  await page.setViewportSize({ width: 320, height })
  for (const box of await boxes.all()) {
    const { x = 0, width = 0 } = (await box.boundingBox()) ?? {}
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(320)
    // Wide enough for a finger and the digit.
    expect(width).toBeGreaterThanOrEqual(32)
  }
})

test('an article begins within the first window, whatever its size', async ({ page }) => {
  for (const [width, high] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height: high })
    await page.goto('/mm/detail/1')
    const { y = high, height: tall = 0 } =
      (await page.locator('article .prose p').first().boundingBox()) ?? {}
    // At least two lines of it, above the bar at the bottom of a phone.
    expect(y + Math.min(tall, 56), String(width)).toBeLessThan(width < 768 ? high - 64 : high)
  }
})

test('there is one language switch at every width', async ({ page }) => {
  await page.goto('/mm/about')
  for (const width of [320, 768, 1023, 1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('header [data-alternate]').locator('visible=true'), String(width)).toHaveCount(
      1,
    )
  }
})

test('the header holds its menu, the search and its button where it is narrowest', async ({ page }) => {
  await page.goto('/mm/about')
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height })
    const over = await page.locator('header div:has(> nav)').evaluate((row) => {
      const edge = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight)
      return Math.max(...Array.from(row.children, (part) => part.getBoundingClientRect().right)) - edge
    })
    expect(over, String(width)).toBeLessThanOrEqual(0)
  }
})

test('the ticker shows each entry once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mm/about')
  await expect(page.locator('header [role=region] ul[aria-hidden]')).toBeHidden()
  const visibleTexts = await page.locator('header [role=region] li').locator('visible=true').allInnerTexts()
  expect(visibleTexts.length).toBeGreaterThan(1)
  expect(new Set(visibleTexts).size).toBe(visibleTexts.length)
})

test('the footer has no empty column', async ({ page }) => {
  await page.goto('/mm/about')
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height })
    const [columns, parts] = await page
      .locator('footer div:has(> nav)')
      .evaluate((grid) => [
        getComputedStyle(grid).gridTemplateColumns.split(' ').length,
        grid.children.length,
      ])
    // The four parts form one row, or two rows of two.
    expect((parts ?? 0) % (columns ?? 1), String(width)).toBe(0)
    expect(columns, String(width)).toBeGreaterThan(1)
  }
})

/** Scrolls without animation, and waits until the elements that react to it have appeared or disappeared. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await drawnTwice(page)
  await transitionsEnded(page)
}

/** How far the content has shifted, other than by scrolling. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          add(observer.takeRecords())
          resolve(sum)
        }, 100)
      }),
  )

for (const [path, width] of [
  ['/mm/about', 1440],
  ['/en/mw/agenda', 360],
  ['/yp', 360],
] as const) {
  test(`the header of ${path} comes back when scrolling up, and nothing shifts for it`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const header = page.locator('header').first()
    const row = header.locator('> div').last()
    const edge = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    // The scroll listener is attached.
    await expectReady(header.locator('a').first())
    await scrollTo(page, 30)
    const rest = await edge()
    await scrollTo(page, 900)
    expect(await edge()).toBeLessThanOrEqual(0)
    await scrollTo(page, 860)
    const pinnedBox = await row.boundingBox()
    expect(pinnedBox?.y).toBe(0)
    await scrollTo(page, 880)
    expect(await edge()).toBeLessThanOrEqual(0)
    // Keyboard focus brings it back too, at any scroll position.
    await header.locator('a:visible').first().focus()
    await page.keyboard.press('Tab')
    await expect(header.locator(':focus-visible')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    // At the top it has its first position again.
    await scrollTo(page, 30)
    expect(await edge()).toBe(rest)
    await scrollTo(page, 0)
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
}

const contactButtons = 'footer ~ aside'
const backToTop = 'button[data-top]'

/**
 * What lies under the contact buttons at this scroll position: anything that is read, pressed or looked at.
 */
function underContact(page: Page, part = contactButtons): Promise<string[]> {
  return page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (!box) return ['there is none']
    const { left, top, width, height } = box
    const overlaps = new Set<string>()
    for (let across = 0.02; across < 1; across += 0.12) {
      for (let down = 0.02; down < 1; down += 0.12) {
        const [x, y] = [left + width * across, top + height * down]
        const below = document
          .elementsFromPoint(x, y)
          .find((element) => !element.closest('footer ~ aside, [data-top]'))
        if (!below) continue
        const isPressed = below.closest('a, button, summary, input, select, textarea, label, iframe, video')
        const isRead = [...below.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].some(
            (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
          )
        })
        if (isPressed || isRead) overlaps.add(below.outerHTML.slice(0, 120))
      }
    }
    return [...overlaps]
  }, part)
}

/** The controls that a part of the contact buttons covers when they get the focus. */
function coveredBy(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const cover = document.querySelector(selector)
    const controls = document.querySelectorAll<HTMLElement>('main a, main button, main summary, footer a')
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const across = [left + width / 2, left + 4, left + width - 4]
        const hits = across.map((x) => document.elementFromPoint(x, top + Math.min(height / 2, 20)))
        return hits.some((hit) => cover?.contains(hit) ?? true)
      })
      .map((control) => control.outerHTML.slice(0, 120))
  }, part)
}

const busyPages = ['/mm', '/mm/trade', '/mm/report=1', '/mm/blog/8=1', '/mm/page/20', '/en/mm/about', '/mw']
/** Outside the whole suite a third of the pages; of the sizes between the narrowest and the widest one page. */
const pagesAt = (width: number) => {
  const pages = partInTurn(busyPages, 3)
  return isWholeSuite || width === 360 || width === 1440 ? pages : pages.slice(0, 1)
}

test('beside the page the contact buttons cover nothing, and hide while the reader scrolls down', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of pagesAt(1440)) {
    await page.goto(path)
    const contact = page.locator('footer ~ aside')
    await expectReady(contact.locator('a').first())
    expect(await underContact(page), `the beginning of ${path}`).toEqual([])
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await scrollTo(page, end / 2)
    await expect(contact).not.toBeInViewport()
    await scrollTo(page, end)
    // They are visible at the end and all the way back up.
    for (let top = end; top > 0; top -= 130) {
      await scrollTo(page, top)
      await expect(contact).toBeInViewport({ ratio: 1 })
      expect(await underContact(page), `${path} at ${top}`).toEqual([])
    }
  }
})

test('the strip of contact buttons appears at the end, and covers no focused control', async ({ page }) => {
  test.slow()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height })
    for (const path of pagesAt(width)) {
      await page.goto(path)
      const contact = page.locator('footer ~ aside')
      await expectReady(contact.locator('a').first())
      // A new page starts without the buttons, with the whole window.
      await expect(contact).not.toBeInViewport()
      await scrollTo(page, 200)
      await scrollTo(page, 150)
      await expect(contact).toBeInViewport({ ratio: 1 })
      // They are as wide as the window and at its edge: part of the frame, not an overlay on the content.
      const box = await contact.boundingBox()
      expect(box, path).toMatchObject({ x: 0, width })
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeCloseTo(height, 0)
      expect(box?.height, path).toBeLessThan(64)

      expect(await coveredBy(page, contactButtons), `${path} at ${width}`).toEqual([])

      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: /Дээш буцах|Back to top/ })).toBeInViewport()
      expect(await underContact(page), `the end of ${path} at ${width}`).toEqual([])
    }
  }
})

test('the way back to the top stays while the reader scrolls on, at the edge of the window, and covers no control', async ({
  page,
}) => {
  test.slow()
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height })
    for (const path of pagesAt(width)) {
      await page.goto(path)
      await expectReady(page.locator(contactButtons).locator('a').first())
      const top = page.locator(backToTop)
      await scrollTo(page, 190)
      await scrollTo(page, 150)
      await expect(top).toHaveCount(0)
      const contact = await page.locator(contactButtons).locator('a').first().boundingBox()
      await scrollTo(page, 900)
      await expect(page.locator(contactButtons).locator('a').first()).not.toBeInViewport()
      await expect(top).toBeInViewport({ ratio: 1 })
      const box = await top.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44)
      // At 1440 pixels the margin has room for it; on narrower screens it is in the corner of the window.
      if (width === 1440) expect(await underContact(page, backToTop), path).toEqual([])
      else {
        expect((box?.x ?? 0) + (box?.width ?? 0), path).toBe(width)
        expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeCloseTo(height, 0)
      }
      expect(await coveredBy(page, backToTop), `${path} at ${width}`).toEqual([])
      // The contact buttons come back beside it, at their old place.
      await scrollTo(page, 600)
      await scrollTo(page, 500)
      const again = await page.locator(contactButtons).locator('a').first().boundingBox()
      expect({ ...again, y: 0 }, path).toEqual({ ...contact, y: 0 })
      const hit = await top.evaluate((button) => {
        const { left, top: y, width: w, height: h } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + w / 2, y + h / 2))
      })
      expect(hit, path).toBe(true)
      expect(await shiftOf(page), path).toBeLessThan(0.02)
    }
  }
})

test('the steps of the questionnaire keep a cell for the way back to the top', async ({ page }) => {
  await page.goto('/mm/self-assessment')
  await page.getByLabel('Байгууллагын нэр').fill('Говь')
  await page.getByLabel('И-мэйл', { exact: true }).fill('gobi@test.example')
  await page.getByLabel('Утасны дугаар', { exact: true }).fill('99')
  await page.getByRole('button', { name: 'Эхлэх', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Дараах', exact: true })).toBeVisible()
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 500)
    const top = await page.locator(backToTop).boundingBox()
    expect(top?.y, String(width)).toBeGreaterThan(height - 64)
    for (const step of await page.locator('[data-foot] button:visible').all()) {
      const box = await step.boundingBox()
      if ((box?.y ?? 0) + (box?.height ?? 0) <= (top?.y ?? 0)) continue
      expect((box?.x ?? 0) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(top?.x ?? 0)
    }
    expect(await tooWide(page)).toEqual([])
  }
})
