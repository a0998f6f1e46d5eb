import { useEffect, useRef, useState, type ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import type { OwnResult } from '@/lib/assessment/own/schema'
import { localePath, type Locale } from '@/lib/i18n/locale'
import { fillIn } from '@/lib/i18n/fill-in'
import { PosterDownload } from './poster-download'
import { ResultPoster, type SiteName } from './result-poster'
import { ResultTotals } from './result-totals'
import type { AssessmentTexts } from './texts'

type Props = {
  locale: Locale
  organisation: string
  result: OwnResult
  crumbs: ReactNode
  site: SiteName
  /** With the number of answers. */
  text: string
  texts: AssessmentTexts['result']
}

/** The result of an assessment for one's own interest, to look at and to take home. */
export function OwnResultView({ locale, organisation, result, crumbs, site, text, texts }: Props) {
  const poster = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [date] = useState(() => new Date().toISOString())
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="wrap result">
      <div className="result__crumbs">{crumbs}</div>
      <ResultPoster
        ref={poster}
        locale={locale}
        organisation={organisation}
        percent={result.percentage}
        date={date}
        site={site}
        texts={texts}
      />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p className="lead">{fillIn(text, { count: result.total_true + result.total_false })}</p>
        <ResultTotals yes={result.total_true} no={result.total_false} texts={texts} />
        <div className="result__actions">
          <PosterDownload poster={poster} organisation={organisation} date={date} texts={texts} />
          <LinkButton variant="quiet" href={localePath(locale, '/mm')}>
            {texts.home}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
