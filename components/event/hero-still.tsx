import { preload } from 'react-dom'
import { Picture } from '@/components/ui/picture'
import styles from './event-hero.module.css'

const wideImage = '/art/hero-mw.avif'
const narrowImage = '/art/hero-mw-small.avif'
const isNarrow = '(max-width: 47.99rem)'

/**
 * The picture behind the hero while no film runs: the edition's picture, or a drawing of the pit from above.
 */
export function HeroStill({ image }: { image: string | null }) {
  if (image) return <Picture url={image} alt="" sizes="100vw" priority className={styles.still} />
  // Requests the picture before the style sheets are read, because it is the largest element of the first
  // screen.
  preload(wideImage, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    media: `not all and ${isNarrow}`,
  })
  preload(narrowImage, { as: 'image', type: 'image/avif', fetchPriority: 'high', media: isNarrow })
  return (
    <picture className={styles.still}>
      <source media={isNarrow} type="image/avif" srcSet={narrowImage} width={760} height={760} />
      <source type="image/avif" srcSet={wideImage} width={1920} height={960} />
      <img src="/art/hero-mw.jpg" alt="" width={1920} height={960} fetchPriority="high" decoding="async" />
    </picture>
  )
}
