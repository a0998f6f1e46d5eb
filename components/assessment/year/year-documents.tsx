import { Download, FileText, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AppLink } from '@/components/ui/app-link'
import type { MemberResult } from '@/lib/assessment/member/schema'
import type { OwnYear } from '@/lib/assessment/years/schema'
import type { KnownMember } from '@/lib/content/members/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { fileHref } from '@/lib/wiring/calls/client'
import type { MemberCalls } from '../member-calls'
import { PosterDownload } from '../poster-download'
import { memberPosterSections, ResultPoster, type SiteName } from '../result-poster'
import type { AssessmentTexts } from '../texts'
import styles from './year-documents.module.css'

type Props = {
  years: OwnYear[]
  member: KnownMember
  locale: Locale
  calls: MemberCalls
  site: SiteName
  texts: Pick<AssessmentTexts, 'year' | 'result'>
}

/** What a member can download of each year, and the page that confirms its result. */
export function YearDocuments({ years, ...parts }: Props) {
  const { locale } = parts
  const { documents } = parts.texts.year
  return (
    <ul className={styles.years}>
      {years.map((year) => {
        const checkPath = associationPaths.checkedResult(year.check_code)
        return (
          <li key={year.answer_id}>
            <h4>{fillPlaceholders(documents.year, { year: year.year })}</h4>
            <ul>
              <li>
                <a
                  href={fileHref('GET /client/get/member-answers/file', { id: year.answer_id, lang: locale })}
                  download
                >
                  <FileText className="icon" size={18} aria-hidden />
                  {documents.answers}
                </a>
              </li>
              {year.has_files && (
                <li>
                  <a href={fileHref('GET /client/get/member-files/file', { id: year.answer_id })} download>
                    <Download className="icon" size={18} aria-hidden />
                    {documents.files}
                  </a>
                </li>
              )}
              <li>
                <AppLink href={checkPath}>
                  <ShieldCheck className="icon" size={18} aria-hidden />
                  {documents.check}
                </AppLink>
              </li>
              <li>
                <a href={`${checkPath}/credential.jwt`} download>
                  <Download className="icon" size={18} aria-hidden />
                  {documents.credential}
                </a>
              </li>
            </ul>
            <YearPoster {...parts} year={year} />
          </li>
        )
      })}
    </ul>
  )
}

/** Saves the poster of a year. Its result is loaded at the press, because of the QR code on it. */
function YearPoster({ year, member, locale, calls, site, texts }: Omit<Props, 'years'> & { year: OwnYear }) {
  const poster = useRef<HTMLElement>(null)
  const [result, setResult] = useState<MemberResult | null>(null)
  const loadResult = async () => {
    if (result) return
    const answers = await calls.answers(year.answer_id, member.id)
    flushSync(() => setResult(answers.result))
  }
  return (
    <>
      <PosterDownload
        poster={poster}
        organisation={member.name}
        date={year.created_at}
        texts={texts.result}
        prepare={loadResult}
        isQuiet
      />
      {result && (
        <div hidden>
          <ResultPoster
            ref={poster}
            locale={locale}
            organisation={member.name}
            logo={member.logo}
            percent={result.main_percentage}
            sections={memberPosterSections(result, locale)}
            date={result.created_at}
            site={site}
            check={result}
            texts={texts.result}
          />
        </div>
      )}
    </>
  )
}
