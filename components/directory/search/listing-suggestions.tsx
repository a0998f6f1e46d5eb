import { CompanyTile } from '@/components/site/company-mark'
import type { Suggestion } from '@/components/site/suggestions'
import { RockSwatch } from '@/components/ui/lith'
import { termLettersMax } from '@/lib/directory/search/limits'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { callApi } from '@/lib/wiring/calls/client'
import { categoryStone } from '../category-stones'
import styles from './listing-suggestions.module.css'

/** Fetches suggestions for the typed text: categories with their stone and count, listings with their mark. */
export async function fetchListingSuggestions(
  term: string,
  lang: Locale,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const input = { term: upperCaseTerm(term.slice(0, termLettersMax)), lang }
  const { suggestions } = await callApi('GET /client/yellow-page/search/suggestions', input, { lang, signal })
  return suggestions.map(({ type, id, name, category_code, logo, count }) => {
    const stone = categoryStone(category_code)
    const path = type === 'category' ? directoryPaths.category(category_code) : directoryPaths[type](id)
    return {
      key: `${type} ${id}`,
      text: name,
      href: localePath(lang, path),
      mark:
        type === 'category' ? (
          <RockSwatch {...stone} className={styles.mark} />
        ) : (
          <CompanyTile name={name} logo={logo} stone={stone} className={styles.mark} />
        ),
      count,
    }
  })
}
