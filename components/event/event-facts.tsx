import { useLocale, useTranslations } from 'next-intl'
import { RailFacts } from '@/components/site/text-with-rail'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { shortDateRange } from '@/lib/event/editions/event-dates'
import { bilingualText } from '@/lib/platform/i18n/bilingual'

/** The dates, place, venue and address of the edition; an empty fact is left out. */
export function EventFacts({ live: { edition, days } }: { live: EditionWithDays }) {
  const t = useTranslations('event.facts')
  const locale = useLocale()
  const dates = shortDateRange(
    days.map(({ event_date }) => event_date),
    locale,
  )
  const placeFacts = (['place', 'venue', 'address'] as const).map((field) => {
    const { text, lang } = bilingualText(edition, field, locale)
    return { label: t(field), text, value: <span lang={lang}>{text}</span> }
  })
  const facts = [
    { label: t('dates'), text: dates, value: <span className="num">{dates}</span> },
    ...placeFacts,
  ]
  return <RailFacts facts={facts.filter(({ text }) => text !== '')} />
}
