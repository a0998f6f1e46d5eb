import type { Ref } from 'react'
import { AssociationMark } from '@/components/association/mark'
import { RockSwatch } from '@/components/ui/lith'
import type { MemberResult } from '@/lib/assessment/member/schema'
import { scoredSectionsMax } from '@/lib/assessment/questions/scored-sections'
import { pictureSources } from '@/lib/platform/files/picture'
import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import { formatDate, yearOf } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { shortenWebAddress } from '@/lib/platform/site/public-address'
import { rockSwatchOnPoster } from './layers'
import { ResultDial } from './result-dial'
import type { AssessmentTexts } from './texts'
import styles from './result-poster.module.css'

export type PosterSection = { text: string; lang: Locale; percent: number }
/** `address` is the host of the site's address, without `www.`; empty on a local machine. */
export type SiteName = { short: string; full: string; address: string }

/** The sections of the poster: the first five of the questionnaire, each with its percentage. */
export function posterSections(
  sections: readonly TextWithLang[],
  percentages: readonly number[],
): PosterSection[] {
  return sections
    .slice(0, scoredSectionsMax)
    .map(({ text, lang }, at) => ({ text, lang, percent: percentages[at] ?? 0 }))
}

/** The sections of the poster of a member's result, in the words that were answered. */
export const memberPosterSections = ({ sections }: MemberResult, locale: Locale): PosterSection[] =>
  sections.map((section) => ({
    ...bilingualText(section, 'question', locale),
    percent: section.percentage,
  }))

type Props = {
  ref: Ref<HTMLElement>
  locale: Locale
  organisation: string
  /** The address of the member's logo. */
  logo?: string
  percent: number
  sections?: PosterSection[]
  /** ISO date of the assessment. */
  date: string
  site: SiteName
  /** Where the result can be checked; left out for one that nobody confirms. */
  check?: Pick<MemberResult, 'check_url' | 'check_qr'>
  texts: AssessmentTexts['result']
}

/**
 * The poster of a result: the logos, the organisation's name, the dial, the sections and the date. It is also
 * drawn as an image, always in the colours of the association's site.
 */
export function ResultPoster(props: Props) {
  const { ref, locale, organisation, logo, percent, sections = [], date, site, check, texts } = props
  const day = formatDate(date, locale)
  return (
    <section ref={ref} className={styles.poster} data-site="mm" aria-label={texts.poster}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <AssociationMark onDark />
          <span>
            <b>{site.short}</b>
            <small>{site.full}</small>
          </span>
        </span>
        {logo && (
          <span className={styles.picture}>
            <img src={pictureSources(logo).src} alt="" />
          </span>
        )}
      </div>
      <h1>{organisation}</h1>
      <p className={styles.subtitle}>{fillPlaceholders(texts.subtitle, { year: yearOf(date) })}</p>
      <ResultDial percent={percent} label={fillPlaceholders(texts.dial, { percent })} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section, at) => (
            <li key={at}>
              <span lang={section.lang}>{section.text}</span>
              <b>{section.percent}%</b>
              <div className={styles.track}>
                <RockSwatch
                  {...rockSwatchOnPoster(at)}
                  className={styles.share}
                  style={{ width: `${section.percent}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <time className="num" dateTime={date}>
          {day}
        </time>
        {check ? <CheckAddress {...check} texts={texts} /> : <span>{site.address || site.short}</span>}
      </div>
    </section>
  )
}

function CheckAddress({ check_url, check_qr, texts }: NonNullable<Props['check']> & Pick<Props, 'texts'>) {
  return (
    <div className={styles.check}>
      <span>
        {texts.check}
        <b>{shortenWebAddress(check_url)}</b>
      </span>
      <svg
        viewBox={`0 0 ${check_qr.side} ${check_qr.side}`}
        role="img"
        aria-label={texts.qr}
        shapeRendering="crispEdges"
      >
        <path d={check_qr.path} />
      </svg>
    </div>
  )
}
