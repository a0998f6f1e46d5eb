import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { BareSelect } from '@/components/ui/bare-field'
import { Checkbox } from '@/components/ui/field'
import { FilterBar, FilterField } from '@/components/ui/filter-bar'
import { FileLink } from '@/components/ui/more-link'
import {
  filterCount,
  firstSchedule,
  type ScheduleQuery,
  schedulePath,
  tradeHome,
} from '@/lib/exchange/address'
import type { AuctionChoice, AuctionPage } from '@/lib/exchange/schedule'
import { noticePageSizes } from '@/lib/exchange/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath } from '@/lib/platform/i18n/locale'
import { PageSizeField } from './page-size'

type Props = {
  query: ScheduleQuery
  choices: { products: AuctionChoice[]; sellers: AuctionChoice[] }
  listing: Pick<AuctionPage, 'total' | 'comingTotal'>
}

/** The filters of the auctions, the number of results, and a link to the calendar of auctions. */
export function AuctionFilters({ query, choices, listing }: Props) {
  const t = useTranslations('exchange')
  const locale = usePageLanguage()
  const renderSelect = (name: 'product' | 'seller', any: string, rows: AuctionChoice[]) => (
    <FilterField label={t(name)} id={`auction-${name}`}>
      <BareSelect id={`auction-${name}`} name={name} defaultValue={query[name] > 0 ? query[name] : ''}>
        <option value="">{any}</option>
        {rows.map((row) => {
          const { text, lang } = bilingualText(row, 'name', locale)
          return (
            <option key={row.id} value={row.id} lang={langIfDifferent(lang, locale)}>
              {text}
            </option>
          )
        })}
      </BareSelect>
    </FilterField>
  )
  return (
    <FilterBar
      // A new address remounts the form, so that it shows the filters of the address.
      key={schedulePath(query)}
      label={t('filterAuctions')}
      action={localePath(locale, tradeHome)}
      keptParams={{ tab: 'schedule' }}
      count={filterCount(query)}
      clearHref={schedulePath({ ...firstSchedule, limit: query.limit })}
      aside={
        <>
          <PageSizeField
            label={t('pageSize')}
            submitLabel={t('show')}
            sizes={noticePageSizes}
            value={query.limit}
            isSubmittedByForm
          />
          <input type="hidden" name="page" value="1" />
        </>
      }
      foot={
        <>
          <span role="status">
            {t('auctionsFound', { total: listing.total, coming: listing.comingTotal })}
          </span>
          <FileLink
            href={localePath(locale, `${tradeHome}/auctions.ics`)}
            icon={<CalendarPlus className="icon" size={18} aria-hidden />}
          >
            {t('calendar')}
          </FileLink>
        </>
      }
    >
      {renderSelect('product', t('anyProduct'), choices.products)}
      {renderSelect('seller', t('anySeller'), choices.sellers)}
      <Checkbox name="upcoming" value="1" defaultChecked={query.isUpcoming} label={t('onlyComing')} />
    </FilterBar>
  )
}
