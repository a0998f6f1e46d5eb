import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import type { RegistrationFigures } from '@/lib/event/registrations/schema'
import { formatNumber } from '@/lib/platform/i18n/format'
import styles from './registration-counts.module.css'

const figureNames = ['registered', 'admitted', 'countries', 'newly'] as const

/** Shows the numbers of registrations, admitted visitors, countries and new registrations of an edition. */
export function RegistrationCounts({ figures }: { figures: RegistrationFigures | undefined }) {
  const t = useTranslations('admin.registrations.figures')
  return (
    <Panel className={styles.registrationCounts} aria-label={t('label')}>
      {figureNames.map((name) => (
        <div key={name}>
          <b className="num">{figures ? formatNumber(figures[name]) : '–'}</b>
          <span>{t(name)}</span>
        </div>
      ))}
    </Panel>
  )
}
