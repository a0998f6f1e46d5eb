import { clsx } from 'clsx'
import { EmptyStateArt } from '@/components/ui/states'
import { RockSwatch } from '@/components/ui/lith'
import { PlainTable } from '@/components/ui/table'
import { type OwnYear, peersMin, type Spread } from '@/lib/assessment/years/schema'
import { bilingualText, langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import { rockSwatchOnPage } from '../layers'
import type { AssessmentTexts } from '../texts'
import { type SectionHistory, sectionHistoriesOf, type SectionYear } from './section-histories'
import styles from './year-results.module.css'

type Texts = AssessmentTexts['year']['results']
type Parts = { locale: Locale; texts: Texts }

/** A member's total and sections over the years, each beside the median and the quartiles of all members. */
export function YearResults({ years, ...parts }: Parts & { years: OwnYear[] }) {
  const { texts } = parts
  if (years.length === 0)
    return (
      <div className={styles.none}>
        <EmptyStateArt />
        <p>
          <b>{texts.none}</b>
        </p>
        <p className="secondary">{texts.noneHint}</p>
      </div>
    )
  const total = {
    years: years.map(({ answer_id, year, percentage, peers, withdrawn_at }) => ({
      ...{ answer_id, year, percentage, peers, isWithdrawn: withdrawn_at !== null },
      ...{ question: '', question_en: '' },
    })),
  }
  return (
    <>
      <p className={clsx('small secondary', styles.note)}>
        {fillPlaceholders(texts.note, { count: peersMin })}
      </p>
      <ul className={clsx('small secondary', styles.legend)} aria-hidden>
        {(['own', 'median', 'quartiles'] as const).map((name) => (
          <li key={name}>
            <i className={styles[`${name}Key`]} />
            {texts[name]}
          </li>
        ))}
      </ul>
      <div className={styles.histories}>
        <HistoryTable {...parts} title={{ text: texts.total }} years={total.years} />
        {sectionHistoriesOf(years).map((section, at) => (
          <SectionTable key={section.id} {...{ ...parts, section, at }} />
        ))}
      </div>
    </>
  )
}

function SectionTable({ section, at, ...parts }: Parts & { section: SectionHistory; at: number }) {
  const { text, lang } = bilingualText(section, 'question', parts.locale)
  return (
    <HistoryTable
      {...parts}
      title={{ text, lang: langIfDifferent(lang, parts.locale), cid: section.cid }}
      swatch={<RockSwatch {...rockSwatchOnPage(at)} className={styles.swatch} />}
      years={section.years}
    />
  )
}

type HistoryProps = Parts & {
  title: { text: string; lang?: Locale | undefined; cid?: string }
  swatch?: React.ReactNode
  years: SectionYear[]
}

/** The years of one figure, newest first: a table whose first column draws each year as a bar. */
function HistoryTable({ title, swatch, years, locale, texts }: HistoryProps) {
  return (
    <PlainTable className={styles.history}>
      <caption lang={title.lang}>
        {swatch}
        <span>
          {title.cid && <span className="num muted">{title.cid} </span>}
          {title.text}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.own}</th>
          <th scope="col">{texts.median}</th>
          <th scope="col">{texts.quartiles}</th>
        </tr>
      </thead>
      <tbody>
        {years.map((row) => (
          <tr key={row.answer_id}>
            <th scope="row">
              <span className="num">{row.year}</span>
              <OwnWords row={row} title={title.text} locale={locale} />
              {row.isWithdrawn && <span className={styles.words}>{texts.withdrawn}</span>}
              <SpreadBar percentage={row.percentage} peers={row.peers} />
            </th>
            <td>
              <b>{row.percentage}%</b>
            </td>
            {row.peers ? (
              <>
                <td>{row.peers.median}%</td>
                <td>{fillPlaceholders(texts.range, row.peers)}</td>
              </>
            ) : (
              <td colSpan={2} className="secondary">
                {texts.noPeers}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** The words of the year, where the section was called something else. */
function OwnWords({ row, title, locale }: { row: SectionYear; title: string; locale: Locale }) {
  const { text, lang } = bilingualText(row, 'question', locale)
  if (text === '' || text === title) return null
  return (
    <span className={styles.words} lang={langIfDifferent(lang, locale)}>
      {text}
    </span>
  )
}

/** The member's result as a bar, the quartiles as a band over it, and the median as a mark. */
function SpreadBar({ percentage, peers }: { percentage: number; peers: Spread | null }) {
  return (
    <span className={styles.bar} aria-hidden>
      <i className={styles.own} style={{ width: `${percentage}%` }} />
      {peers && (
        <>
          <i
            className={styles.band}
            style={{ left: `${peers.lower}%`, width: `${peers.upper - peers.lower}%` }}
          />
          <i className={styles.median} style={{ left: `${peers.median}%` }} />
        </>
      )}
    </span>
  )
}
