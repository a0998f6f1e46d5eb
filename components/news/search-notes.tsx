import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { searchPath } from '@/lib/news/blog-key'
import type { FoundNews } from '@/lib/news/queries'
import styles from './search-notes.module.css'

/** What a search made of the term: a slip that was mended, a word left out, and where nothing was found what is near. */
export function SearchNotes({ shownFor, without = [], nearest = [] }: Partial<FoundNews>) {
  const t = useTranslations('news.searched')
  if (!shownFor && without.length === 0 && nearest.length === 0) return null
  return (
    <div className={styles.notes}>
      {shownFor && <p>{t('shownFor', { term: shownFor })}</p>}
      {without.length > 0 && <p>{t('without', { words: without.join(', ') })}</p>}
      {nearest.length > 0 && (
        <p>
          {t('nearest')}{' '}
          {nearest.map((word, at) => (
            <span key={word}>
              {at > 0 && ', '}
              <AppLink href={searchPath(word)}>{word}</AppLink>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
