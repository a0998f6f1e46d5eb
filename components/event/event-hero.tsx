import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import type { Statistic } from '@/lib/event/statistics/schema'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import type { EditionState } from '@/lib/event/editions/state'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import { EditionStateText } from './edition-state'
import { HeroFacts } from './hero-facts'
import { HeroFilm } from './hero-film'
import { HeroStill } from './hero-still'
import { EventFigures } from './event-figures'
import styles from './event-hero.module.css'

type Props = {
  live: EditionWithDays
  /** Where the edition is in time; null for an earlier one, whose year says it. */
  state: EditionState | null
  name: TextWithLang
  statistics: readonly Statistic[]
  /** The main actions of a visitor, the most important first. */
  actions: readonly { label: string; href: string }[]
}

/** Marks the year in the name of an edition, if the name contains it exactly once. */
function highlightYear(name: string, year: number) {
  const [before, after, ...rest] = name.split(String(year))
  if (after === undefined || rest.length > 0) return name
  return (
    <>
      {before}
      <em>{year}</em>
      {after}
    </>
  )
}

/** The opening of the event's home: its picture or film, name, dates and place, main actions, figures. */
export function EventHero({ live, state, name, statistics, actions }: Props) {
  const t = useTranslations('event.home')
  const { video, image, year } = live.edition
  return (
    <section className={styles.hero}>
      <HeroStill image={image} />
      {video && <HeroFilm src={video} texts={{ pause: t('pauseFilm'), play: t('playFilm') }} />}
      <div className={styles.neatline} aria-hidden>
        <i>47°55’N</i>
        <i>106°55’E</i>
      </div>
      <div className={clsx('wrap', styles.frame)}>
        {state && (
          <p className={styles.state}>
            <EditionStateText state={state} />
          </p>
        )}
        <h1 lang={name.lang}>{highlightYear(name.text, year)}</h1>
        <HeroFacts live={live} />
        <div className={styles.actions}>
          {actions.map(({ label, href }, at) => (
            <LinkButton
              key={href}
              href={href}
              {...(at > 0 && { variant: 'onDark', className: styles.quiet })}
            >
              {label}
            </LinkButton>
          ))}
        </div>
        <EventFigures statistics={statistics} />
      </div>
    </section>
  )
}
