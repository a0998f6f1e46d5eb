import { describe, expect, it } from 'vitest'
import { sizeToStore } from './draw-picture'
import { imageStoredPixelsMax } from './kinds'

describe('the size in which a picture is stored', () => {
  it('is as wide as what is served, whole, and of no more pixels than any may have', () => {
    expect(sizeToStore({ width: 4_000, height: 3_000 })).toEqual({ width: 1_280, height: 960 })
    expect(sizeToStore({ width: 600, height: 400 })).toEqual({ width: 600, height: 400 })
    const { width, height } = sizeToStore({ width: 1_280, height: 16_383 })
    expect(width * height).toBeLessThanOrEqual(imageStoredPixelsMax)
    expect(height / width).toBeCloseTo(16_383 / 1_280, 1)
  })

  it('fits both sides where they are bounded', () => {
    expect(sizeToStore({ width: 1_280, height: 16_383 }, 730)).toEqual({ width: 57, height: 730 })
    expect(sizeToStore({ width: 4_000, height: 1_000 }, 730)).toEqual({ width: 730, height: 183 })
    expect(sizeToStore({ width: 300, height: 200 }, 730)).toEqual({ width: 300, height: 200 })
    expect(sizeToStore({ width: 100_000, height: 1 }, 730)).toEqual({ width: 730, height: 1 })
  })
})
