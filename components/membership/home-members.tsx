import { useTranslations } from 'next-intl'
import { SiteSearchForm } from '@/components/site-search/site-search-form'
import { AppLink } from '@/components/ui/app-link'
import { MoreWords } from '@/components/ui/more-link'
import type { MemberLogo } from '@/lib/logos/schema'
import { associationPaths } from '@/lib/site/association-paths'
import { MemberStrip } from './member-strip'
import styles from './home-members.module.css'

type Props = {
  logos: readonly MemberLogo[]
  /** The cover of the book of the thirty years, once there is one. */
  cover: string | undefined
}

/** Who the members are, with the ways to all of them; beside them the anniversary and the search. */
export function HomeMembers({ logos, cover }: Props) {
  const t = useTranslations('site.home')
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.frame}>
          <div>
            <MemberStrip title={t('members')} logos={logos} />
          </div>
          <aside className={styles.side} aria-label={t('more')}>
            <AppLink className={styles.anniversary} href={associationPaths.anniversary}>
              {cover && (
                <img className={styles.cover} src={cover} alt="" loading="lazy" width={840} height={1188} />
              )}
              <span>
                <b>{t('anniversary')}</b>
                <span className={styles.text}>{t('anniversaryText')}</span>
                <MoreWords>{t('anniversaryOpen')}</MoreWords>
              </span>
            </AppLink>
            <div className={styles.search}>
              <h3 className="h4">{t('search')}</h3>
              <p className="small secondary">{t('searchText')}</p>
              <SiteSearchForm id="home-search" />
            </div>
          </aside>
        </div>
      </div>
    </section>
  )
}
