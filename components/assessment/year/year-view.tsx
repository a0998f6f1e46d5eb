import { clsx } from 'clsx'
import { Button, LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { LoadFailed } from '../load-failed'
import type { MemberCalls } from '../member-calls'
import type { SiteName } from '../result-poster'
import type { AssessmentTexts } from '../texts'
import { useLoadedData } from '../use-loaded'
import { Waiting } from '../waiting'
import { OpenTaskList } from './open-task-list'
import { YearDocuments } from './year-documents'
import { YearResults } from './year-results'
import styles from './year-view.module.css'

type Props = {
  locale: Locale
  calls: MemberCalls
  site: SiteName
  texts: Pick<AssessmentTexts, 'year' | 'member' | 'result'>
  /** @returns whether the refusal ends this step */
  onRefused: (reason: unknown) => boolean
  onLeave: () => void
}

/** What a member sees of its years: what is left to do, the results beside those of all members, documents. */
export function YearView({ locale, calls, site, texts, onRefused, onLeave }: Props) {
  const { year: yearTexts, member: memberTexts } = texts
  const [loadState, loadAgain] = useLoadedData(calls.overview, onRefused)
  if (loadState === 'loading') return <Waiting text={memberTexts.loading} />
  if (loadState === 'failed')
    return (
      <LoadFailed
        className={clsx('wrap', styles.failed)}
        text={yearTexts.failed}
        retry={memberTexts.retry}
        onRetry={loadAgain}
      />
    )
  const { member, years, open } = loadState.value
  return (
    <div className={clsx('wrap', styles.view)}>
      <h2 className={styles.organisation}>
        <InLanguage of={member.name} />
      </h2>
      <section aria-labelledby="year-open">
        <h3 id="year-open" className="h3">
          {yearTexts.open.title}
        </h3>
        <OpenTaskList open={open} locale={locale} texts={yearTexts.open} />
      </section>
      <section aria-labelledby="year-results">
        <h3 id="year-results" className="h3">
          {yearTexts.results.title}
        </h3>
        <YearResults years={years} locale={locale} texts={yearTexts.results} />
      </section>
      {years.length > 0 && (
        <section aria-labelledby="year-documents">
          <h3 id="year-documents" className="h3">
            {yearTexts.documents.title}
          </h3>
          <YearDocuments {...{ years, member, locale, calls, site, texts }} />
        </section>
      )}
      <div className={styles.foot}>
        <LinkButton variant="quiet" href={associationPaths.memberAssessment}>
          {memberTexts.title}
        </LinkButton>
        <Button variant="quiet" onClick={onLeave}>
          {memberTexts.leave}
        </Button>
      </div>
    </div>
  )
}
