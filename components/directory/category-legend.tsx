import { clsx } from 'clsx'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useLocale } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { RockSwatch } from '@/components/ui/lith'
import type { MainCategory } from '@/lib/directory/categories/queries'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import styles from './category-legend.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'

type Props = {
  tree: readonly MainCategory[]
  className?: string | undefined
  /** Whether each main category folds separately on a phone; otherwise all are open on a phone too. */
  folds?: boolean
}

/** The directory's categories as a legend: each main category with its rock swatch and its sub-categories. */
export function CategoryLegend({ tree, className, folds }: Props) {
  const locale = useLocale()
  return (
    <div className={clsx(styles.legend, folds && styles.folds, className)}>
      {tree.map((main) => {
        const name = categoryName(main, locale)
        return (
          <section key={main.id}>
            <RockSwatch {...categoryStone(main.code)} className={styles.rock} />
            <h2>
              <span className="num">{main.code}</span>
              <AppLink href={directoryPaths.category(main.code)} lang={langIfDifferent(name.lang, locale)}>
                {name.text}
              </AppLink>
            </h2>
            {folds ? (
              <details className={styles.fold}>
                <summary aria-label={name.text} lang={langIfDifferent(name.lang, locale)}>
                  <ChevronDown className="icon" size={20} aria-hidden />
                </summary>
                <SubCategoryList main={main} />
              </details>
            ) : null}
            <div className={styles.list}>
              <SubCategoryList main={main} />
            </div>
          </section>
        )
      })}
    </div>
  )
}

function SubCategoryList({ main }: { main: MainCategory }) {
  const locale = useLocale()
  return (
    <ul>
      {main.subs.map((sub) => {
        const name = categoryName(sub, locale)
        return (
          <li key={sub.id}>
            <AppLink
              href={directoryPaths.category(sub.category_code)}
              lang={langIfDifferent(name.lang, locale)}
            >
              {name.text}
              <ArrowRight className="icon" size={16} aria-hidden />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
