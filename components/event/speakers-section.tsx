import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import type { Edition } from '@/lib/event/editions/schema'
import type { Speaker } from '@/lib/event/speakers/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { SpeakerGrid } from './speaker-grid'
import styles from './speakers-section.module.css'

/** The key speakers with a heading, or a note that the speakers are not known yet. */
export function SpeakersSection({
  edition,
  speakers,
  locale,
}: {
  edition: Edition | null
  speakers: readonly Speaker[]
  locale: Locale
}) {
  const t = useTranslations('event.speaker')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('key')} />
        {speakers.length > 0 ? (
          <SpeakerGrid edition={edition} speakers={speakers} locale={locale} />
        ) : (
          <p className={styles.none}>{t('none')}</p>
        )}
      </div>
    </section>
  )
}
