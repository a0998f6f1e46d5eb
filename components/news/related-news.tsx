import { clsx } from 'clsx'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import { NewsCards } from './news-cards'
import type { Story } from './story'
import styles from './related-news.module.css'

type Props = {
  title: string
  /** The link to the list that contains these items. */
  allNewsLink: { href: string; label: string }
  items: readonly Story[]
}

export function RelatedNews({ title, allNewsLink, items }: Props) {
  if (items.length === 0) return null
  return (
    <section className={clsx('section section--band', styles.related)}>
      <div className="wrap">
        <SectionHead title={title} aside={<MoreLink href={allNewsLink.href}>{allNewsLink.label}</MoreLink>} />
        <NewsCards items={items} />
      </div>
    </section>
  )
}
