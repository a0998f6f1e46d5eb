import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import type { SearchAnswer } from '@/lib/platform/search/schema'
import styles from './search-notes.module.css'

type Props = Pick<SearchAnswer, 'total' | 'shownFor' | 'without' | 'nearest'> & {
  /** More may be found than were counted. */
  isMore: boolean
  /** As it was typed. */
  term: string
  /** Where the same term is asked as it stands. */
  exactPath: string
  /** Where one of the nearest words is asked. */
  pathOf: (term: string) => string
}

/** How much a search found, and what it made of the term: a slip that was mended, a word left out, and where nothing was found what is near. */
export function SearchNotes({ total, isMore, term, shownFor, without, nearest, exactPath, pathOf }: Props) {
  const t = useTranslations('site.search')
  const locale = usePageLanguage()
  if (total === 0 && nearest.length === 0) return null
  return (
    <div className={styles.notes}>
      {total > 0 && <p className={styles.total}>{t(isMore ? 'totalMore' : 'total', { count: total })}</p>}
      {shownFor && (
        <p>
          <InLanguage of={t('shownFor', { term: shownFor })} />{' '}
          <AppLink href={exactPath}>
            <InLanguage of={t('askExact', { term })} />
          </AppLink>
        </p>
      )}
      {without.length > 0 && (
        <p>
          <InLanguage of={t('without', { words: without.join(', ') })} />
        </p>
      )}
      {nearest.length > 0 && (
        <p>
          {t('nearest')}{' '}
          {nearest.map((word, at) => (
            <span key={word}>
              {at > 0 && ', '}
              <AppLink href={pathOf(word)} lang={foreignLang(word, locale)}>
                {word}
              </AppLink>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
