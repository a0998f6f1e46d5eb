import type { Banner } from '@/lib/banners/schema'

/**
 * The slides with one of them a step up or down: it swaps its place with its neighbour.
 * @returns the same list where there is no neighbour: the first cannot go up, the last cannot go down
 */
export function moved(slides: readonly Banner[], at: number, step: -1 | 1): readonly Banner[] {
  const slide = slides[at]
  const neighbour = slides[at + step]
  if (!slide || !neighbour) return slides
  return slides.with(at, neighbour).with(at + step, slide)
}

/** What the call takes: every slide with its place, from 1. */
export function sequenceOf(slides: readonly Banner[]): { id: number; sequence: number }[] {
  return slides.map(({ id }, at) => ({ id, sequence: at + 1 }))
}
