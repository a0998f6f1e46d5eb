import { describe, expect, it } from 'vitest'
import { totalFileBytes, createUploadMeter } from './upload-progress'

describe('createUploadMeter', () => {
  it('shows no speed before there is enough data', () => {
    const tell = createUploadMeter(1_000_000)
    expect(tell(0.1, 0)).toEqual({ share: 0.1, bytesPerSecond: null, secondsLeft: null })
    expect(tell(0.2, 400).bytesPerSecond).toBeNull()
  })

  it('computes speed and time left from the last seconds', () => {
    const tell = createUploadMeter(10_000_000)
    tell(0, 0)
    expect(tell(0.1, 1_000)).toEqual({ share: 0.1, bytesPerSecond: 1_000_000, secondsLeft: 9 })
    // The upload slows down here; once the window has passed, the earlier speed no longer counts.
    for (let second = 2; second <= 8; second++) tell(0.1 + (second - 1) * 0.01, second * 1_000)
    expect(tell(0.18, 9_000)).toEqual({ share: 0.18, bytesPerSecond: 100_000, secondsLeft: 82 })
  })

  it('gives no remaining time for a stalled connection', () => {
    const tell = createUploadMeter(1_000)
    tell(0.5, 0)
    expect(tell(0.5, 3_000)).toEqual({ share: 0.5, bytesPerSecond: 0, secondsLeft: null })
  })
})

describe('totalFileBytes', () => {
  it('counts single files and lists of them', () => {
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a')
    expect(totalFileBytes({ title: 'a', pdf: file(3), images: [file(4), file(5)], image: null })).toBe(12)
  })
})
