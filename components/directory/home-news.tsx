import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BriefStory } from '@/components/news/brief'
import { LeadStory } from '@/components/news/lead-story'
import type { Story } from '@/components/news/story'
import { SectionHead } from '@/components/site/section-head'
import { LinkButton } from '@/components/ui/button'
import { PlainMoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import type { Slide } from '@/lib/content/slides/schema'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { HomeSlides } from './home-slides'
import styles from './home-news.module.css'

type Props = {
  slides: readonly Slide[]
  stories: readonly Story[]
  /** The address of the association's news, in the page's language. */
  newsHref: string
}

/**
 * The newest news without pictures, with the first item large; beside it the banners and an invitation to register
 * in the directory.
 */
export function HomeNews({ slides, stories: [lead, ...briefs], newsHref }: Props) {
  const t = useTranslations('directory.home')
  const news = useTranslations('news')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('news')}
          aside={
            <PlainMoreLink href={newsHref}>
              {t('newsMore')}
              <ArrowUpRight className="icon" size={18} aria-hidden />
            </PlainMoreLink>
          }
        />
        <div className={styles.columns}>
          <div>
            {lead ? <LeadStory story={lead} isPlain /> : <EmptyState title={news('noRecent')} level={3} />}
            {briefs.length > 0 && (
              <ul className={styles.briefs}>
                {briefs.map((story) => (
                  <li key={story.id}>
                    <BriefStory story={story} isPlain />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <HomeSlides slides={slides} />
            <div className={styles.call}>
              <h3>{t('registerTitle')}</h3>
              <p>{t('registerText')}</p>
              <LinkButton href={directoryPaths.register}>{t('register')}</LinkButton>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
