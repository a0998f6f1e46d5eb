import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BriefStory } from '@/components/news/brief'
import { LeadStory } from '@/components/news/lead-story'
import type { Story } from '@/components/news/story'
import { SectionHead } from '@/components/site/section-head'
import { LinkButton } from '@/components/ui/button'
import { PlainMoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './home-news.module.css'

type Props = {
  stories: readonly Story[]
  /** The address of the association's news, in the page's language. */
  newsHref: string
}

/** The newest news, with the first item large, and an invitation to register in the directory. */
export function HomeNews({ stories: [lead, ...briefs], newsHref }: Props) {
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
          {lead ? <LeadStory story={lead} /> : <EmptyState title={news('noRecent')} level={3} />}
          <div>
            {briefs.length > 0 && (
              <ul>
                {briefs.map((story) => (
                  <li key={story.id}>
                    <BriefStory story={story} />
                  </li>
                ))}
              </ul>
            )}
            <div className={clsx(styles.call, briefs.length > 0 && styles.below)}>
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
