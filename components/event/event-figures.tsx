import { useLocale, useTranslations } from 'next-intl'
import type { Statistic } from '@/lib/event/statistics/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import styles from './event-figures.module.css'

/** The figures that advertise an edition, each with its label. */
export function EventFigures({ statistics }: { statistics: readonly Statistic[] }) {
  const t = useTranslations('event.home')
  const locale = useLocale()
  if (statistics.length === 0) return null
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {statistics.map((statistic) => {
        const { text, lang } = bilingualText(statistic, 'label', locale)
        return (
          <div key={statistic.id}>
            <dt lang={langIfDifferent(lang, locale)}>{text}</dt>
            <dd>{statistic.figure}</dd>
          </div>
        )
      })}
    </dl>
  )
}
