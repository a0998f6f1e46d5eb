import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { MoreLink } from '@/components/ui/more-link'
import { type Notice, totalTonnes } from '@/lib/exchange/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatNumber } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { currencyNameOrCode } from './currency'

/** The total quantity, lots, currency and order number of an auction. */
export function AuctionFacts({ notice, className }: { notice: Notice; className?: string | undefined }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const facts = [
    [t('total'), formats.tonnes(totalTonnes(notice))],
    [t('lots'), `${formatNumber(notice.quantity)} × ${formats.tonnes(notice.lot_size)}`],
    [t('currency'), currencyNameOrCode(notice.currency, locale)],
    [t('orderNum'), notice.order_num],
  ]
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A heading with the product of an auction, and the seller below it. */
export function AuctionHeading({
  notice,
  level,
  className,
}: {
  notice: Notice
  level: 3 | 4
  className?: string | undefined
}) {
  const locale = usePageLanguage()
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={className}>
        <InLanguage of={bilingualText(notice, 'type', locale)} />
      </Heading>
      <p>
        <InLanguage of={bilingualText(notice, 'seller_name', locale)} />
      </p>
    </>
  )
}

/** The conditions of the sale, if the auction has any. */
export function AuctionTerms({ notice }: { notice: Notice }) {
  const locale = usePageLanguage()
  if (!notice.other) return null
  return (
    <p className="small secondary">
      <InLanguage of={bilingualText(notice, 'other', locale)} />
    </p>
  )
}

/** A link to the page of the auction: `own_url` or, without it, `url`. Renders nothing without either. */
export function AuctionLink({ notice }: { notice: Notice }) {
  const t = useTranslations('exchange')
  const link = notice.own_url || notice.url
  if (!link) return null
  return (
    <MoreLink href={link} rel="noopener" icon={<ExternalLink className="icon" size={16} aria-hidden />}>
      {t('details')}
    </MoreLink>
  )
}
