import type { PictureName } from './pictures'

/** The slides of the home page, in their order. */
export const demoSlides: PictureName[] = ['slidePit', 'slideSteppe', 'slideCore']
