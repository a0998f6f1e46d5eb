import { describe, expect, it } from 'vitest'
import { contourCount, contourRadius, dialGeometry, dialSize } from './dial'

const litOf = (percent: number) => dialGeometry(percent).contours.filter(({ lit }) => lit).length
const strokesOf = (percent: number, isReached: boolean) =>
  dialGeometry(percent)
    .ticks.filter((group) => group.reached === isReached)
    .reduce((sum, { path }) => sum + path.split('M').length - 1, 0)

describe('the dial', () => {
  it('lights as large a share of its contours as the percentage', () => {
    expect([0, 50, 84, 100].map(litOf)).toEqual([0, 10, 17, contourCount])
    expect(litOf(140)).toBe(contourCount)
  })

  it('draws the ring from the top, the long way round past one half', () => {
    expect(dialGeometry(0).arc).toBe('')
    expect(dialGeometry(25).arc).toContain(' 0 0 1 ')
    expect(dialGeometry(25).arc.startsWith('M320 28.8A')).toBe(true)
    expect(dialGeometry(25).arc.endsWith('611.2 320')).toBe(true)
    expect(dialGeometry(51).arc).toContain(' 0 1 1 ')
    expect(dialGeometry(100).arc).toContain(' 0 1 1 ')
  })

  it('has one stroke for each per cent', () => {
    for (const percent of [0, 1, 42, 99, 100])
      expect(strokesOf(percent, true) + strokesOf(percent, false), String(percent)).toBe(100)
    expect(strokesOf(42, true)).toBe(43)
  })

  it('never lets two contours cross', () => {
    for (let degrees = 0; degrees < 360; degrees += 0.5)
      for (let level = 1; level < contourCount; level++)
        expect(contourRadius(level, degrees)).toBeLessThan(contourRadius(level - 1, degrees))
  })

  it('stays inside its ring', () => {
    for (let degrees = 0; degrees < 360; degrees++)
      expect(contourRadius(0, degrees)).toBeLessThan(dialSize * 0.4)
  })
})
