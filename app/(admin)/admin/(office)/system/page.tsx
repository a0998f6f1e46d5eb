import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/office/page-head'
import { createScreenMetadata, requireScreenAccess } from '@/components/back-office/screen-page'
import { Backups } from '@/components/back-office/system/backups'
import { Certificates } from '@/components/back-office/system/certificates'
import { FailedJobs } from '@/components/back-office/system/failed-jobs'
import { Instances } from '@/components/back-office/system/instances'
import { Readiness } from '@/components/back-office/system/readiness'
import { SlowRoutes } from '@/components/back-office/system/slow-routes'
import { AppLink } from '@/components/ui/app-link'
import { cellLinkClass } from '@/components/office/list/cells'
import { UnsentMails } from '@/components/back-office/system/unsent-mails'
import { readSystemState } from '@/lib/office/system/queries'
import { officePaths } from '@/lib/platform/site/office-paths'

export const generateMetadata = createScreenMetadata('system')

export default async function SystemPage() {
  await requireScreenAccess('system')
  const [t, { version, schemaVersion, parts, instances, certificates, slowRoutes, ...state }] =
    await Promise.all([getTranslations('admin'), readSystemState()])
  return (
    <>
      <PageHead
        title={t('screens.system')}
        note={
          <>
            {t('system.version', { version, schema: schemaVersion })} ·{' '}
            <AppLink className={cellLinkClass()} href={officePaths.changes}>
              {t('screens.changes')}
            </AppLink>
          </>
        }
      />
      <Readiness parts={parts} />
      <Instances instances={instances} />
      <FailedJobs />
      <UnsentMails />
      <Backups {...state} />
      <Certificates certificates={certificates} />
      <SlowRoutes routes={slowRoutes} />
    </>
  )
}
