import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import type { MainCategory } from '@/lib/directory/categories/queries'
import type { DirectoryQuery } from '@/lib/directory/search/address'
import type { DirectoryAnswer } from '@/lib/directory/search/queries'
import { isInAlphabet } from '@/lib/directory/search/alphabet'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from '../category-name'
import styles from './nothing-found.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'

type Props = { query: DirectoryQuery; answer: DirectoryAnswer; tree: readonly MainCategory[] }

/** Shown when nothing is found: links to similar words and categories or, without a term, to register. */
export function NothingFound({ query, answer, tree }: Props) {
  const t = useTranslations('directory.search')
  const shell = useTranslations('directory.shell')
  const locale = useLocale()
  if (!query.term)
    return (
      <EmptyState
        title={t('noneIndex')}
        action={<LinkButton href={directoryPaths.register}>{shell('register')}</LinkButton>}
      />
    )
  const words = answer.nearest.filter((word) => isInAlphabet(word, locale))
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint', { term: query.term })}
      action={
        <ul className={styles.ways}>
          {words.map((word) => (
            <li key={word}>
              <AppLink href={directoryPaths.search({ term: upperCaseTerm(word) })}>{word}</AppLink>
            </li>
          ))}
          {tree.map((main) => {
            const { text, lang } = categoryName(main, locale)
            return (
              <li key={main.code}>
                <AppLink href={directoryPaths.category(main.code)} lang={langIfDifferent(lang, locale)}>
                  {text}
                </AppLink>
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
