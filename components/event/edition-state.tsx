import { useLocale, useTranslations } from 'next-intl'
import { InLanguage } from '@/components/ui/in-language'
import type { EditionState } from '@/lib/event/editions/state'
import { bilingualText } from '@/lib/platform/i18n/bilingual'

/** Says where an edition is in time: how many days are left, that it is on, with the day, or that it is over. */
export function EditionStateText({ state }: { state: EditionState }) {
  const t = useTranslations('event.state')
  const locale = useLocale()
  if (state.name === 'open' || state.name === 'near')
    return state.daysLeft === 1 ? t('tomorrow') : t('daysLeft', { count: state.daysLeft })
  if (state.name !== 'now') return t(state.name)
  return state.today ? (
    <InLanguage of={t('today', { day: bilingualText(state.today, 'day', locale).text })} />
  ) : (
    t('now')
  )
}
