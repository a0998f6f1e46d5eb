import { useTranslations } from 'next-intl'
import { BookPage } from '@/components/association/book-page'
import { SiteSearchForm } from '@/components/site-search/site-search-form'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { MoreLinkText } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import type { MemberLogo } from '@/lib/content/logos/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { MemberLogos } from './member-strip'
import styles from './home-members.module.css'

type Props = {
  logos: readonly MemberLogo[]
  /** The cover of the book about thirty years of the association, once there is one. */
  cover: string | undefined
}

/** Some members with links to all members. Beside them are a link to the anniversary page and the search. */
export function HomeMembers({ logos, cover }: Props) {
  const t = useTranslations('site.home')
  const empty = useTranslations('ui.state')('empty')
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.frame}>
          <div>
            <SectionHead title={t('members')} />
            {logos.length > 0 ? (
              <MemberLogos logos={logos} visibleCount={12} />
            ) : (
              <EmptyState title={empty} level={3} />
            )}
          </div>
          <aside className={styles.side} aria-label={t('more')}>
            <AppLink className={styles.anniversary} href={associationPaths.anniversary}>
              {cover && <BookPage className={styles.cover} url={cover} alt="" sizes="6.5rem" />}
              <span>
                <b>{t('anniversary')}</b>
                <span className={styles.text}>{t('anniversaryText')}</span>
                <MoreLinkText>{t('anniversaryOpen')}</MoreLinkText>
              </span>
            </AppLink>
            <div className={styles.search}>
              <h3 className="h4">{t('search')}</h3>
              <p className="small secondary">{t('searchText')}</p>
              <SiteSearchForm site="mm" id="home-search" />
            </div>
          </aside>
        </div>
      </div>
    </section>
  )
}
