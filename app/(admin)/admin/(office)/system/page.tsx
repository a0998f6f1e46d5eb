import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/office/page-head'
import { createScreenMetadata, requireScreenAccess } from '@/components/back-office/screen-page'
import { Backups } from '@/components/back-office/system/backups'
import { Readiness } from '@/components/back-office/system/readiness'
import { readSystemState } from '@/lib/office/system/queries'

export const generateMetadata = createScreenMetadata('system')

export default async function SystemPage() {
  await requireScreenAccess('system')
  const [t, { version, schemaVersion, parts, ...state }] = await Promise.all([
    getTranslations('admin'),
    readSystemState(),
  ])
  return (
    <>
      <PageHead title={t('screens.system')} note={t('system.version', { version, schema: schemaVersion })} />
      <Readiness parts={parts} />
      <Backups {...state} />
    </>
  )
}
