import { CalendarDays, PenLine, Tag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { ShareButtons } from './share-buttons'
import type { Story } from './story'
import styles from './article-facts.module.css'

type Props = {
  story: Pick<Story, 'createdAt' | 'date' | 'publisher'>
  /** The link to the list of the item's category. */
  category?: { label: string; href: string } | undefined
  /** The full address and the title of the page, for sharing. */
  url: string
  title: string
}

/** The facts beside a news item: its date, its publisher, its category, and share buttons. */
export function ArticleFacts({ story, category, url, title }: Props) {
  const t = useTranslations('news')
  return (
    <section className={styles.facts}>
      <dl>
        <div>
          <dt>
            <CalendarDays className="icon" size={18} aria-hidden />
            {t('date')}
          </dt>
          <dd>
            <time className="num" dateTime={story.createdAt}>
              {story.date}
            </time>
          </dd>
        </div>
        {story.publisher.text && (
          <div>
            <dt>
              <PenLine className="icon" size={18} aria-hidden />
              {t('publisher')}
            </dt>
            <dd>
              <InLanguage of={story.publisher} />
            </dd>
          </div>
        )}
        {category && (
          <div>
            <dt>
              <Tag className="icon" size={18} aria-hidden />
              {t('category')}
            </dt>
            <dd>
              <AppLink href={category.href}>
                <InLanguage of={category.label} />
              </AppLink>
            </dd>
          </div>
        )}
      </dl>
      <ShareButtons url={url} title={title} />
    </section>
  )
}
