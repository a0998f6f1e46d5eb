import type { ReactNode } from 'react'
import { InLanguage } from '@/components/ui/in-language'
import { Picture } from '@/components/ui/picture'
import { langIfDifferent, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './event-card.module.css'

type Props = {
  name: TextWithLang
  /** Where the edition is in time. */
  state?: ReactNode
  facts: readonly { label: string; text: string }[]
  image: string | null
  locale: Locale
}

/** An edition in short: its picture, name, dates and place. */
export function EventCard({ name, state, facts, image, locale }: Props) {
  return (
    <section className={styles.eventCard} aria-labelledby="event-card">
      {image && (
        <Picture className={styles.picture} url={image} alt="" sizes="(min-width: 64rem) 400px, 100vw" />
      )}
      <div className={styles.body}>
        <h2 className="h4" id="event-card" lang={langIfDifferent(name.lang, locale)}>
          {name.text}
        </h2>
        {state && <p className={styles.state}>{state}</p>}
        <dl>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <InLanguage of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
