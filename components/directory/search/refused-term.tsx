import { CircleAlert, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { termLettersMax } from '@/lib/directory/search/limits'
import type { refusalReason } from '@/lib/directory/search/address'
import { transliterateToAlphabet } from '@/lib/directory/search/alphabet'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths, type DirectorySearch } from '@/lib/platform/site/directory-paths'
import styles from './refused-term.module.css'

export const wrongAlphabetId = 'wrong-alphabet'

/** Says which alphabet is expected and, if possible, offers the term written in that alphabet. */
export function WrongAlphabet({
  term,
  keptParams,
  locale,
}: {
  term: string
  keptParams: DirectorySearch
  locale: Locale
}) {
  const t = useTranslations('directory.search')
  const correctedTerm = transliterateToAlphabet(term, locale)
  return (
    <div className={styles.wrong}>
      <p id={wrongAlphabetId} role="alert">
        <CircleAlert className="icon" size={20} aria-hidden />
        {t('wrongAlphabet')}
      </p>
      {correctedTerm && (
        <LinkButton
          variant="outline"
          small
          href={directoryPaths.search({ ...keptParams, term: upperCaseTerm(correctedTerm) })}
        >
          <Search className="icon" size={18} aria-hidden />
          {t('searchAs', { term: correctedTerm })}
        </LinkButton>
      )}
    </div>
  )
}

type Refusal = Exclude<ReturnType<typeof refusalReason>, 'alphabet' | null>

/** Says in place of the results why the search did not run. */
export function RefusedTerm({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('directory.search')
  return <EmptyState title={t(refusal)} hint={t(`${refusal}Hint`, { max: termLettersMax })} />
}
