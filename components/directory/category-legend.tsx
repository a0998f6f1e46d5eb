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
  /** The number of listings in each sub-category, by its code, which is shown behind its name. */
  counts?: Readonly<Record<string, number>>
}

/** The directory's categories as a legend: each main category with its rock swatch and its sub-categories. */
export function CategoryLegend({ tree, className, folds, counts }: Props) {
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
                <SubCategoryList main={main} counts={counts} />
              </details>
            ) : null}
            <div className={styles.list}>
              <SubCategoryList main={main} counts={counts} />
            </div>
          </section>
        )
      })}
    </div>
  )
}

function SubCategoryList({ main, counts }: { main: MainCategory; counts: Props['counts'] }) {
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
              {counts ? (
                <span className={clsx('num', styles.count)}>{counts[sub.category_code] ?? 0}</span>
              ) : (
                <ArrowRight className="icon" size={16} aria-hidden />
              )}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
