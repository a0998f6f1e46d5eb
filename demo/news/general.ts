import { generalNews2025 } from './general-2025'
import { generalNewsSpring2026 } from './general-2026-spring'
import { generalNewsAutumn2026 } from './general-2026-autumn'
import type { DemoNewsItem } from './item'

/** The category Мэдээ / News. */
export const generalNews: DemoNewsItem[] = [
  ...generalNews2025,
  ...generalNewsSpring2026,
  ...generalNewsAutumn2026,
]
