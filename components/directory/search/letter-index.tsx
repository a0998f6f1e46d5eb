import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { type DirectoryQuery, searchParamsOf } from '@/lib/directory/search/address'
import { indexLetters } from '@/lib/directory/search/alphabet'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './letter-index.module.css'

/** Letters that names rarely begin with: each is shown only if the name of a listing begins with it. */
const rare = new Set('ЪЫЬЩ')

type Props = {
  query: DirectoryQuery
  /** The letters that the name of at least one listing begins with. */
  letters: readonly string[]
  locale: Locale
}

/** Links to filter by first letter. A letter that begins no listing's name is plain text, unless chosen. */
export function LetterIndex({ query, letters, locale }: Props) {
  const t = useTranslations('directory.search')
  const letterHref = (letter: string | null) =>
    directoryPaths.search(searchParamsOf({ ...query, letter, page: 1 }))
  const usedLetters = new Set(letters)
  const visibleLetters = indexLetters[locale].filter((letter) => usedLetters.has(letter) || !rare.has(letter))
  return (
    <nav className={styles.letters} aria-label={t('letters')} data-row="">
      <AppLink href={letterHref(null)} aria-current={query.letter ? undefined : 'true'}>
        {t('allLetters')}
      </AppLink>
      {visibleLetters.map((letter) =>
        usedLetters.has(letter) || letter === query.letter ? (
          <AppLink
            key={letter}
            href={letterHref(letter)}
            aria-current={letter === query.letter ? 'true' : undefined}
          >
            {letter}
          </AppLink>
        ) : (
          <span key={letter}>{letter}</span>
        ),
      )}
    </nav>
  )
}
