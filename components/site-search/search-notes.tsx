import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import type { SearchAnswer } from '@/lib/platform/search/schema'
import styles from './search-notes.module.css'

type Props = Pick<SearchAnswer, 'total' | 'shownFor' | 'without' | 'also' | 'nearest'> & {
  /** Whether there may be more results than were counted. */
  isMore: boolean
  /** The term as typed. */
  term: string
  /** The address that searches for the exact term. */
  exactPath: string
  /** Returns the address that searches for another term, such as one of the nearest words. */
  pathOf: (term: string) => string
}

/**
 * The number of results and how the term was read: a corrected typo and ignored words. If there are no
 * results, it offers similar words.
 */
export function SearchSummary({ total, isMore, term, shownFor, without, also, nearest, ...paths }: Props) {
  const t = useTranslations('site.search')
  const locale = usePageLanguage()
  const { exactPath, pathOf } = paths
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
      {also.length > 0 && (
        <p>
          <InLanguage of={t('also', { words: also.map((phrase) => `«${phrase}»`).join(', ') })} />
          {!shownFor && (
            <>
              {' '}
              <AppLink href={exactPath}>
                <InLanguage of={t('askExact', { term })} />
              </AppLink>
            </>
          )}
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
