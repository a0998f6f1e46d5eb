import { Bus, Car, DoorOpen, ExternalLink, Footprints } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { SketchMap } from './sketch-map'
import styles from './way-map.module.css'

const routeHref = 'https://www.openstreetmap.org/directions?to=47.9164%2C106.9172#map=17/47.9164/106.9172'

const ways = [
  { key: 'foot', icon: Footprints },
  { key: 'bus', icon: Bus },
  { key: 'car', icon: Car },
  { key: 'entrance', icon: DoorOpen },
] as const

/**
 * The way to the office: a sketch, and a link to an external map, from which nothing loads before the click.
 */
export function DirectionsMap({ note }: { note: string }) {
  const t = useTranslations('site.way')
  return (
    <figure>
      <SketchMap
        texts={{
          title: t('map'),
          office: t('office'),
          door: t('door'),
          square: t('square'),
          palace: t('palace'),
          post: t('post'),
          opera: t('opera'),
          temple: t('temple'),
          park: t('park'),
          peaceAvenue: t('peaceAvenue'),
          chinggisAvenue: t('chinggisAvenue'),
          sukhbaatarStreet: t('sukhbaatarStreet'),
          seoulStreet: t('seoulStreet'),
          ringRoad: t('ringRoad'),
        }}
      />
      <figcaption className={styles.foot}>
        <p className={styles.sketch}>
          <b>{t('sketch')}</b>{' '}
          <span className="muted">
            <InLanguage of={note} />
          </span>
        </p>
        <LinkButton variant="quiet" href={routeHref} target="_blank" rel="noopener noreferrer">
          {t('route')}
          <ExternalLink className="icon" size={18} aria-hidden />
        </LinkButton>
      </figcaption>
    </figure>
  )
}

/** Directions to the office in words: on foot, by bus, by car, and inside. */
export function DirectionsText() {
  const t = useTranslations('site.way')
  return (
    <dl className={styles.ways}>
      {ways.map(({ key, icon: Icon }) => (
        <div key={key}>
          <dt>
            <Icon className="icon" size={20} aria-hidden />
            {t(`by.${key}`)}
          </dt>
          <dd>{t(`how.${key}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
