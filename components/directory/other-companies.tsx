import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import type { ListingCard } from '@/lib/directory/listings/cards'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { CompanyRow } from './company-row'
import { ListingRows } from './listing-rows'

type Props = {
  categoryCode: string
  companies: readonly ListingCard[]
  /** The number of companies in the category. */
  total: number
}

/** Other companies in the first category of a company, with a link to all of them. */
export function OtherCompanies({ categoryCode, companies, total }: Props) {
  const t = useTranslations('directory.company')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('others')}
          aside={
            <MoreLink href={directoryPaths.category(categoryCode)}>{t('allOf', { count: total })}</MoreLink>
          }
        />
        <ListingRows isBare>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} heading="h3" />
          ))}
        </ListingRows>
      </div>
    </section>
  )
}
