import { useTranslations } from 'next-intl'
import { LinkChips } from '@/components/site/link-chips'
import type { SideLink } from '@/components/site/side-panel'
import { BareSelect } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { NewsSearch } from './news-search'
import styles from './news-tools.module.css'

type Props = { action: string; term?: string; categories: SideLink[]; months: SideLink[] }

/**
 * The side panel on a phone, above the list: search, categories as chips, and months as a select with a
 * button.
 */
export function NewsFilters({ action, term, categories, months }: Props) {
  const t = useTranslations('news')
  const common = useTranslations('common')
  return (
    <div className={styles.newsTools}>
      <NewsSearch id="news-search-small" action={action} term={term} />
      <LinkChips links={categories} />
      {months.length > 0 && (
        // A month is also a search term (`yyyy-mm`), so a plain form can send it without a script.
        <form className={styles.month} action={action} method="get" autoComplete="off">
          <label className="sr-only" htmlFor="news-month">
            {t('archive')}
          </label>
          <BareSelect
            id="news-month"
            name="term"
            defaultValue={months.find((month) => month.current)?.key ?? ''}
          >
            <option value="">{t('allMonths')}</option>
            {months.map((month) => (
              <option key={month.key} value={month.key}>
                {month.label}
              </option>
            ))}
          </BareSelect>
          <Button variant="quiet" type="submit">
            {common('show')}
          </Button>
        </form>
      )}
    </div>
  )
}
