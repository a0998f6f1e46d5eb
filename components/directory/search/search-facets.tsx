import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { RockSwatch } from '@/components/ui/lith'
import type { MainCategory } from '@/lib/directory/categories/queries'
import { mainCodeOf } from '@/lib/directory/codes'
import { type DirectoryQuery, searchParamsOf } from '@/lib/directory/search/address'
import type { Facets } from '@/lib/directory/search/queries'
import { type AimagCode, type AimagCounts, aimagOptions } from '@/lib/organisations/aimags'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from '../category-name'
import { categoryStone } from '../category-stones'
import styles from './search-facets.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

type Props = { query: DirectoryQuery; facets: Facets; tree: readonly MainCategory[] }

/** The filters of the search as links. Each shows a number of results, except the link to all categories. */
export function SearchFacets({ query, facets, tree }: Props) {
  const t = useTranslations('directory.search')
  const locale = useLocale()
  const filteredHref = (change: Partial<DirectoryQuery>) =>
    directoryPaths.search(searchParamsOf({ ...query, ...change, page: 1 }))
  /** Returns the link of a category: the filtered search or, for the chosen one, the category's own page. */
  const categoryHref = (code: string) =>
    query.category === code ? directoryPaths.category(code) : filteredHref({ category: code })
  const main = query.category ? mainCodeOf(query.category) : null
  return (
    <>
      <FacetGroup title={t('type')}>
        {(['company', 'consultant'] as const).map((type) => (
          <FacetOption
            key={type}
            isChosen={query.type === type}
            href={filteredHref({ type: query.type === type ? null : type })}
            count={facets.types[type]}
          >
            {t(`types.${type}`)}
          </FacetOption>
        ))}
      </FacetGroup>
      <FacetGroup title={t('category')}>
        {query.category && (
          <FacetOption isChosen={false} href={filteredHref({ category: null })}>
            {t('allCategories')}
          </FacetOption>
        )}
        {tree.flatMap((each) => {
          const name = categoryName(each, locale)
          const isOpen = main === each.code
          const subs = isOpen ? each.subs : []
          return [
            <FacetOption
              key={each.code}
              isChosen={isOpen}
              href={categoryHref(each.code)}
              count={facets.categories[each.code] ?? 0}
              lang={name.lang}
            >
              <RockSwatch {...categoryStone(each.code)} className={styles.rock} />
              {name.text}
            </FacetOption>,
            ...subs.map((sub) => {
              const subName = categoryName(sub, locale)
              const isChosen = query.category === sub.category_code
              return (
                <FacetOption
                  key={sub.category_code}
                  isSub
                  isChosen={isChosen}
                  href={categoryHref(sub.category_code)}
                  count={facets.categories[sub.category_code] ?? 0}
                  lang={subName.lang}
                >
                  {subName.text}
                </FacetOption>
              )
            }),
          ]
        })}
      </FacetGroup>
      <FacetGroup title={t('mark')}>
        {(['member', 'exhibitor'] as const).map((mark) => (
          <FacetOption
            key={mark}
            isChosen={query.mark === mark}
            href={filteredHref({ mark: query.mark === mark ? null : mark })}
            count={facets.marks[mark]}
          >
            {t(`marks.${mark}`)}
          </FacetOption>
        ))}
      </FacetGroup>
      <AimagFacet
        counts={facets.aimags}
        chosen={query.aimag}
        hrefOf={(aimag) => filteredHref({ aimag: query.aimag === aimag ? null : aimag })}
      />
    </>
  )
}

type AimagProps = { counts: AimagCounts; chosen?: AimagCode | null; hrefOf: (aimag: AimagCode) => string }

/** The aimags that have results, and the chosen one, by name; nothing if there is neither. */
export function AimagFacet({ counts, chosen, hrefOf }: AimagProps) {
  const t = useTranslations('directory.search')
  const options = aimagOptions(useLocale()).filter(({ value }) => counts[value] || value === chosen)
  if (options.length === 0) return null
  return (
    <FacetGroup title={t('aimag')}>
      {options.map(({ value, label }) => (
        <FacetOption key={value} isChosen={value === chosen} href={hrefOf(value)} count={counts[value] ?? 0}>
          {label}
        </FacetOption>
      ))}
    </FacetGroup>
  )
}

function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  // The groups are rendered twice, beside the list and in the fold above it, so an id would occur twice. An
  // aria-label needs no id.
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type ChoiceProps = {
  isChosen: boolean
  isSub?: boolean
  href: string
  /** The number of results with this filter; without it the link shows no number. */
  count?: number
  lang?: Locale
  children: ReactNode
}

/**
 * A filter. It looks like a checkbox, but is a link, which works without scripts. A filter that would find
 * nothing is plain text, unless it is chosen.
 */
function FacetOption({ isChosen, isSub, href, count, lang, children }: ChoiceProps) {
  const locale = useLocale()
  const text = (
    <>
      <span className={styles.box}>{isChosen && <Check className="icon" size={16} aria-hidden />}</span>
      <span className={styles.name} lang={lang && langIfDifferent(lang, locale)}>
        {children}
      </span>
      {count !== undefined && <span className={clsx('num', styles.count)}>{count}</span>}
    </>
  )
  return (
    <li className={isSub ? styles.sub : undefined}>
      {count !== 0 || isChosen ? (
        <AppLink className={styles.choice} href={href} aria-current={isChosen ? 'true' : undefined}>
          {text}
        </AppLink>
      ) : (
        <span className={clsx(styles.choice, styles.empty)}>{text}</span>
      )}
    </li>
  )
}
