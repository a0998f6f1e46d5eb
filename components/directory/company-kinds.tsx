import { useLocale } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { RockSwatch } from '@/components/ui/lith'
import type { Category, MainCategory } from '@/lib/directory/categories/queries'
import { mainCodeOf } from '@/lib/directory/codes'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import styles from './company-kinds.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'

type Props = { categories: readonly Category[]; tree: readonly MainCategory[] }

/** The categories that a company is listed under, each with its main category and its code. */
export function CompanyCategories({ categories, tree }: Props) {
  const locale = useLocale()
  return (
    <ul className={styles.kinds}>
      {categories.map((category) => {
        const name = categoryName(category, locale)
        const parent = tree.find(({ code }) => code === mainCodeOf(category.category_code))
        const main = parent && categoryName(parent, locale)
        return (
          <li key={category.id}>
            <AppLink href={directoryPaths.category(category.category_code)}>
              <RockSwatch {...categoryStone(category.category_code)} className={styles.rock} />
              <span>
                <b lang={langIfDifferent(name.lang, locale)}>{name.text}</b>
                {main && <small lang={langIfDifferent(main.lang, locale)}>{main.text}</small>}
              </span>
              <span className="num">{category.category_code}</span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
