import { useLocale } from 'next-intl'
import { CompanyLogoAndName } from '@/components/site/company-mark'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Partner } from '@/lib/event/partners/schema'
import { partnerStone } from './partner-stones'

type Props = { partner: Partner; stacked?: boolean; className?: string }

/**
 * The logo and name of an organiser, sponsor or exhibitor, linked to the partner's own website if there is
 * one.
 */
export function PartnerMark({ partner, stacked, className }: Props) {
  const locale = useLocale()
  const { text, lang } = bilingualText(partner, 'name', locale)
  const mark = (
    <CompanyLogoAndName
      name={text}
      lang={langIfDifferent(lang, locale)}
      logo={partner.logo}
      stone={partnerStone(partner)}
      note={partner.stand || undefined}
      className={partner.link ? undefined : className}
      {...(stacked && { stacked })}
    />
  )
  if (!partner.link) return mark
  return (
    <a href={partner.link} className={className} target="_blank" rel="noopener">
      {mark}
    </a>
  )
}
