import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { RockSwatch } from '@/components/ui/lith'
import type { MainCategory } from '@/lib/directory/categories/queries'
import { mainCodeOf } from '@/lib/directory/codes'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import styles from './category-nav.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

type Props = {
  tree: readonly MainCategory[]
  /** The code of the category that is shown. */
  current: string
  /**
   * The `name` of all groups: the browser keeps only one `<details>` of a name open. Two navigations on a
   * page need different names.
   */
  groupName: string
}

/** Links to all categories, in one group for each main category; the group of the current one is open. */
export function CategoryNav({ tree, current, groupName }: Props) {
  const t = useTranslations('directory.category')
  const locale = useLocale()
  const renderCategoryLink = (code: string, label: string, lang: Locale) => (
    <li key={code}>
      <AppLink
        href={directoryPaths.category(code)}
        lang={langIfDifferent(lang, locale)}
        aria-current={code === current ? 'page' : undefined}
      >
        {label}
      </AppLink>
    </li>
  )
  return (
    <nav className={styles.nav} aria-label={t('categories')}>
      {tree.map((main) => {
        const name = categoryName(main, locale)
        return (
          <details key={main.id} name={groupName} open={main.code === mainCodeOf(current) || undefined}>
            <summary>
              <RockSwatch {...categoryStone(main.code)} className={styles.rock} />
              <span lang={langIfDifferent(name.lang, locale)}>{name.text}</span>
              <ChevronDown className="icon" size={18} aria-hidden />
            </summary>
            <ul>
              {renderCategoryLink(main.code, t('all'), locale)}
              {main.subs.map((sub) => {
                const { text, lang } = categoryName(sub, locale)
                return renderCategoryLink(sub.category_code, text, lang)
              })}
            </ul>
          </details>
        )
      })}
    </nav>
  )
}
