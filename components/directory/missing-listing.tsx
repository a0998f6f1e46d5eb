import { useLocale, useTranslations } from 'next-intl'
import { NotFoundMarker } from '@/components/site/not-found-marker'
import { PageTitle } from '@/components/site/page-title'
import { AppLink } from '@/components/ui/app-link'
import { EmptyState } from '@/components/ui/states'
import type { Category } from '@/lib/directory/categories/queries'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from './category-name'
import { DirectorySearchField } from './search/directory-search-field'
import styles from './missing-listing.module.css'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'

type Props = {
  kind: 'company' | 'consultant'
  /** Categories in which the reader may continue. */
  categories: readonly Category[]
}

/** Shown with the status 404 for a missing listing: possible reasons, the search, some categories. */
export function MissingListing({ kind, categories }: Props) {
  const t = useTranslations('directory.missing')
  const shell = useTranslations('directory.shell')
  const crumb = useTranslations(`directory.${kind}`)
  const locale = useLocale()
  return (
    <>
      <NotFoundMarker />
      <PageTitle
        crumbs={[{ label: shell('home'), href: directoryPaths.home }, { label: crumb('crumb') }]}
        title={t('title')}
      />
      <div className={`wrap ${styles.missing}`}>
        <EmptyState
          title={t(kind === 'company' ? 'heading' : 'personHeading')}
          hint={t(kind === 'company' ? 'text' : 'personText')}
          action={
            <div className={styles.ways}>
              <DirectorySearchField id="missing-search" mustBeFilled className={styles.find} />
              <ul>
                {categories.map((category) => {
                  const { text, lang } = categoryName(category, locale)
                  return (
                    <li key={category.id}>
                      <AppLink
                        href={directoryPaths.category(category.category_code)}
                        lang={langIfDifferent(lang, locale)}
                      >
                        {text}
                      </AppLink>
                    </li>
                  )
                })}
              </ul>
            </div>
          }
        />
      </div>
    </>
  )
}
