import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { SketchMap } from './sketch-map'
import styles from './way-map.module.css'

const routeHref = 'https://www.openstreetmap.org/directions?to=47.9189%2C106.9176#map=17/47.9189/106.9176'

/** The way to the office: a sketch, the way in words, and a link to a map of others, of which nothing is asked before. */
export function WayMap({ note }: { note: string }) {
  const t = useTranslations('site.way')
  return (
    <figure>
      <SketchMap texts={{ title: t('map'), square: t('square'), avenue: t('avenue'), office: t('office') }} />
      <figcaption className={styles.foot}>
        <span>{t('words')}</span>
        <LinkButton variant="quiet" href={routeHref} target="_blank" rel="noopener noreferrer">
          {t('route')}
          <ExternalLink className="icon" size={18} aria-hidden />
        </LinkButton>
        <span className="small muted">
          {note} {t('sketch')}
        </span>
      </figcaption>
    </figure>
  )
}
