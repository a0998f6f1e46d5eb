import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { foldKey, stripHtml } from '@/lib/platform/search/fold'
import { wordsOf } from '@/lib/platform/search/words'
import { partInTurn } from '@/tests/whole-suite'
import { topBlocks } from './blocks'
import { isEmptyRichText } from './empty'
import { sanitiseRichText } from './sanitise'

const letters = 400_000
const fillText = (part: string) => part.repeat(Math.ceil(letters / part.length)).slice(0, letters)
const parts = [
  ...['<', '<x', '<!--', '<?', '<![CDATA[', '<p a="', '&', '&nbsp;', 'ﷺ', 'k', 'kh', 'zz', 'a\u0301'],
  ...['<table><tr><td>', '<h2>а', '<svg><p>', '<b>', '<p>а</p>', '<script>'],
]

/**
 * Measures milliseconds of processor time, the lesser of two tries, so that other processes and garbage
 * collection do not count.
 */
function costOf(work: () => unknown): number {
  const costs = [0, 1].map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

describe.each([...partInTurn(parts, 3)])(`400,000 letters of %s`, (part) => {
  const text = fillText(part)

  it('are known to be empty or not, and folded, in a moment', () => {
    expect(costOf(() => isEmptyRichText(text))).toBeLessThan(250)
    expect(costOf(() => wordsOf(stripHtml(text)))).toBeLessThan(1_000)
  })

  it('are taken apart in a moment', () => {
    expect(costOf(() => topBlocks(text))).toBeLessThan(1_000)
  })

  it('are cleaned beside the event loop', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    // A text written to take long may be refused.
    await sanitiseRichText(text).catch((error: unknown) => expect(error).toMatchObject({ code: 'bad_input' }))
    delay.disable()
    expect(delay.max / 1e6).toBeLessThan(500)
  }, 30_000)
})

it('a key has a bounded length, whatever its letters expand to', () => {
  expect(foldKey(fillText('㍿')).length).toBeLessThanOrEqual(1_000_000)
})
