import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageSection } from '@/components/association/part'
import { NotFoundMarker } from '@/components/site/not-found-marker'
import { PageTitle } from '@/components/site/page-title'
import { Alert } from '@/components/ui/alert'
import { AppLink } from '@/components/ui/app-link'
import { FileLink, MoreLink } from '@/components/ui/more-link'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { StatusDot } from '@/components/ui/status-dot'
import { formatCheckCode } from '@/lib/assessment/credentials/code'
import type { CheckedResult } from '@/lib/assessment/credentials/queries'
import { formatDate } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './checked-result.module.css'
import { stateDots } from './state-dots'

function useCrumbs() {
  const t = useTranslations()
  return [
    { label: t('common.home'), href: associationPaths.home },
    { label: t('assessment.short'), href: associationPaths.assessment },
    { label: t('assessment.check.crumb') },
  ]
}

/** The page that confirms a result to whoever has its code. */
export function CheckedResultView({ result, locale }: { result: CheckedResult; locale: Locale }) {
  const t = useTranslations('assessment.check')
  const { code, name, year, main_percentage, state, created_at, valid_until, documents } = result
  return (
    <>
      <PageTitle crumbs={useCrumbs()} title={name} lead={t('lead', { year })} />
      <PageSection label={t('title')}>
        <Notes {...result} />
        <dl className={styles.facts}>
          <Fact label={t('state')}>
            <StatusDot kind={stateDots[state]}>{t(`states.${state}`)}</StatusDot>
          </Fact>
          <Fact label={t('member')}>
            <InLanguage of={name} />
          </Fact>
          <Fact label={t('year')}>{year}</Fact>
          <Fact label={t('percentage')}>{`${main_percentage}%`}</Fact>
          <Fact label={t('finished')}>
            <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
          </Fact>
          <Fact label={t('validUntil')}>
            <time dateTime={valid_until}>{formatDate(valid_until, locale)}</time>
          </Fact>
          <Fact label={t('code')}>{formatCheckCode(code)}</Fact>
          <div className={styles.wide}>
            <dt>{t('documents')}</dt>
            {documents.map(({ sha256, lang, created_at: drawnAt }) => (
              <dd key={sha256}>
                {t(`document.${lang}`, { date: formatDate(drawnAt, locale) })}
                <code className={styles.hash}>{sha256}</code>
              </dd>
            ))}
            <dd className={styles.hint}>{t(documents.length > 0 ? 'documentsHint' : 'noDocuments')}</dd>
          </div>
        </dl>
        <FileLink
          href={`${localePath(locale, associationPaths.checkedResult(formatCheckCode(code)))}/credential.jwt`}
          download
          icon={<Download className="icon" size={18} aria-hidden />}
        >
          {t('credential')}
        </FileLink>
        <p className={styles.hint}>{t('credentialHint')}</p>
        <p className={styles.hint}>{t('self')}</p>
        <MoreLink href={associationPaths.publishedResults}>{t('published')}</MoreLink>
      </PageSection>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

/** What a reader has to know before the figures: that the result no longer stands, or that a newer one exists. */
function Notes({ state, is_member, newer }: CheckedResult) {
  const t = useTranslations('assessment.check')
  return (
    <div className={styles.notes}>
      {state !== 'valid' && (
        <Alert kind={state === 'withdrawn' ? 'danger' : 'warning'}>
          {t(`notes.${is_member ? state : 'notMember'}`)}
        </Alert>
      )}
      {newer && (
        <Alert kind="info">
          {t('newer', { year: newer.year })}{' '}
          {newer.code && (
            <AppLink href={associationPaths.checkedResult(formatCheckCode(newer.code))}>
              {t('newerLink')}
            </AppLink>
          )}
        </Alert>
      )}
    </div>
  )
}

/** The page of a code that no result has. Answers 404. */
export function UnknownCodeView() {
  const t = useTranslations('assessment.check.unknown')
  return (
    <>
      <NotFoundMarker />
      <PageTitle crumbs={useCrumbs()} title={t('title')} lead={t('text')} />
      <PageSection>
        <LinkButton variant="quiet" href={associationPaths.assessment}>
          {t('assessment')}
        </LinkButton>
      </PageSection>
    </>
  )
}
