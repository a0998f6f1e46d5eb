'use client'

import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/site/section-head'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { MeetingCard } from './meeting-card'
import { useRead } from './meeting-calls'
import { QueryContent, MeetingPageLayout } from './page-frame'
import styles from './requests-page.module.css'

/** The requests that wait for an answer on either side, and the results of the reader's own requests. */
export function RequestsPage() {
  const t = useTranslations('meetings')
  const query = useRead('GET /client/yellow-page/meetings/requests', {})
  const counts = query.data && {
    received: query.data.received.length,
    sent: query.data.sent.filter(({ waits_for }) => waits_for !== null).length,
  }
  return (
    <MeetingPageLayout title={t('pages.requests')} lead={counts && t('requests.summary', counts)}>
      <QueryContent query={query}>
        {({ received, sent }) => (
          <>
            {received.length === 0 ? (
              <EmptyState
                title={t('requests.none')}
                hint={t('requests.noneHint')}
                action={
                  <LinkButton variant="quiet" href={meetingPaths.people()}>
                    {t('requests.people')}
                  </LinkButton>
                }
              />
            ) : (
              <section>
                <SectionHead title={t('requests.received')} />
                <div className={styles.cards}>
                  {received.map((meeting) => (
                    <MeetingCard key={meeting.id} meeting={meeting} isInRequestList level={3} />
                  ))}
                </div>
              </section>
            )}
            <section className={styles.sent}>
              <SectionHead title={t('requests.sent')} />
              {sent.length === 0 ? (
                <p className="muted">{t('requests.sentNone')}</p>
              ) : (
                <div className={styles.cards}>
                  {sent.map((meeting) => (
                    <MeetingCard key={meeting.id} meeting={meeting} isInRequestList level={3} />
                  ))}
                </div>
              )}
            </section>
          </>
        )}
      </QueryContent>
    </MeetingPageLayout>
  )
}
