import { useLocale, useTranslations } from 'next-intl'
import { CompanyLogoAndName } from '@/components/site/company-mark'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import type { HomeRow } from '@/lib/directory/search/home-rows'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryStone } from './category-stones'
import styles from './home-companies.module.css'

type Props = {
  counts: { companies: number; consultants: number }
  rows: { newest: HomeRow; members: HomeRow; exhibitors: HomeRow }
}

/** What the directory contains: a sentence of counts, and rows of companies; a row without companies is left out. */
export function HomeCompanies({ counts: { companies, consultants }, rows }: Props) {
  const t = useTranslations('directory.home')
  const search = useTranslations('directory.search')
  const category = useTranslations('directory.category')
  const shell = useTranslations('directory.shell')
  const total = companies + consultants
  if (total === 0)
    return (
      <section className={styles.companies}>
        <div className="wrap">
          <EmptyState
            title={search('noneIndex')}
            action={<LinkButton href={directoryPaths.register}>{shell('register')}</LinkButton>}
          />
        </div>
      </section>
    )
  const parts = [
    ...(companies > 0 ? [category('companies', { count: companies })] : []),
    ...(consultants > 0 ? [category('consultants', { count: consultants })] : []),
  ]
  const year = rows.exhibitors.companies[0]?.exhibitorOf ?? ''
  return (
    <section className={styles.companies}>
      <div className="wrap">
        <SectionHead
          title={`${search('listed', { count: total })}: ${parts.join(', ')}`}
          aside={<MoreLink href={directoryPaths.search()}>{t('allListings')}</MoreLink>}
        />
        <CompanyMarks title={t('newest')} companies={rows.newest.companies} />
        <CompanyMarks
          title={t('members')}
          all={{ href: directoryPaths.search({ mark: 'member' }), total: rows.members.total }}
          companies={rows.members.companies}
        />
        <CompanyMarks
          title={t('exhibitors', { year })}
          all={{ href: directoryPaths.search({ mark: 'exhibitor' }), total: rows.exhibitors.total }}
          companies={rows.exhibitors.companies}
        />
      </div>
    </section>
  )
}

type RowProps = {
  title: string
  companies: HomeRow['companies']
  /** The list of all companies of this row, and their number. */
  all?: { href: string; total: number }
}

function CompanyMarks({ title, companies, all }: RowProps) {
  const t = useTranslations('directory.company')
  const locale = useLocale()
  if (companies.length === 0) return null
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {all && all.total > companies.length && (
          <MoreLink href={all.href} aria-label={`${title}: ${t('allOf', { count: all.total })}`}>
            {t('allOf', { count: all.total })}
          </MoreLink>
        )}
      </div>
      <ul className={styles.marks}>
        {companies.map((company) => {
          const { text, lang } = nameIn(company, locale)
          return (
            <li key={company.id}>
              <AppLink href={directoryPaths.company(company.id)}>
                <CompanyLogoAndName
                  name={text}
                  lang={langIfDifferent(lang, locale)}
                  logo={company.logo}
                  stone={categoryStone(company.categories[0]?.category_code ?? '04')}
                />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
