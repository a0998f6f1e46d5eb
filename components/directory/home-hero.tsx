import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { preload } from 'react-dom'
import { DirectorySearchField } from './search/directory-search-field'
import styles from './home-hero.module.css'

const wideImage = '/art/hero-yp.avif'
const narrowImage = '/art/hero-yp-small.avif'
const isNarrow = '(max-width: 47.99rem)'

/** The opening of the directory: its subject, the search, and a picture of drill cores. */
export function HomeHero() {
  const t = useTranslations('directory.home')
  // The picture is requested before the style sheets: it is the largest element of the first screen.
  preload(wideImage, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    media: `not all and ${isNarrow}`,
  })
  preload(narrowImage, { as: 'image', type: 'image/avif', fetchPriority: 'high', media: isNarrow })
  return (
    <section className={styles.hero}>
      <picture className={styles.art}>
        <source media={isNarrow} type="image/avif" srcSet={narrowImage} width={560} height={316} />
        <source type="image/avif" srcSet={wideImage} width={1100} height={620} />
        <img src="/art/hero-yp.jpg" alt="" width={1100} height={620} fetchPriority="high" decoding="async" />
      </picture>
      <div className={clsx('wrap', styles.frame)}>
        <div>
          <h1>{t('title')}</h1>
          <p className={clsx('lead', styles.lead)}>{t('lead')}</p>
          <DirectorySearchField id="home-search" mustBeFilled className={styles.search} />
          <p className={styles.hint}>{t('hint')}</p>
        </div>
      </div>
    </section>
  )
}
