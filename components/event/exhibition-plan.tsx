import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { FoldingPart } from '@/components/site/folding-part'
import type { Edition } from '@/lib/event/editions/schema'
import type { Stand } from '@/lib/event/partners/schema'
import type { StandPlan } from '@/lib/event/partners/stand-plan'
import { bilingualText, langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { localePath } from '@/lib/platform/i18n/locale'
import { partnerAnchor, pathsOf } from '@/lib/platform/site/event-paths'
import styles from './exhibition-plan.module.css'

/** A sketch of the exhibition: each taken stand leads to its exhibitor in the list. */
export function ExhibitionPlan({ edition, plan }: { edition: Edition; plan: StandPlan }) {
  const t = useTranslations('event.exhibitors.plan')
  const locale = useLocale()
  const { width, height, placeWidth, placeHeight, places } = plan
  const nameOf = (stand: Stand) => bilingualText(stand, 'name', locale)
  const hasSponsors = places.some(({ stands }) => stands.some(({ is_sponsor }) => is_sponsor))
  const hasFree = places.some(({ stands }) => stands.length === 0)
  return (
    <FoldingPart title={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('title')}>
        {places.map(({ code, x, y, stands: [first, ...others] }) => {
          const place = (
            <g transform={`translate(${x} ${y})`}>
              <rect width={placeWidth} height={placeHeight} />
              <text x={placeWidth / 2} y="20">
                {code}
              </text>
            </g>
          )
          return first ? (
            <a
              key={code}
              href={`${localePath(locale, pathsOf(edition).exhibitors(first.page))}#${partnerAnchor(first.id)}`}
              aria-label={`${code} ${[first, ...others].map((stand) => nameOf(stand).text).join(', ')}`}
              lang={langIfDifferent(nameOf(first).lang, locale)}
              className={clsx([first, ...others].some(({ is_sponsor }) => is_sponsor) && styles.sponsor)}
            >
              {place}
            </a>
          ) : (
            <g key={code} aria-hidden>
              {place}
            </g>
          )
        })}
      </svg>
      <ul className={styles.legend}>
        <li>{t('exhibitor')}</li>
        {hasSponsors && <li className={styles.sponsor}>{t('sponsor')}</li>}
        {hasFree && <li className={styles.free}>{t('free')}</li>}
      </ul>
    </FoldingPart>
  )
}
