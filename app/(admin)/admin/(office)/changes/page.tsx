import { getTranslations } from 'next-intl/server'
import { ChangeList } from '@/components/back-office/changes/change-list'
import { createScreenMetadata, requireScreenAccess } from '@/components/back-office/screen-page'
import { PageHead } from '@/components/office/page-head'
import { version } from '@/package.json'

export const generateMetadata = createScreenMetadata('changes')

export default async function ChangesPage() {
  const account = await requireScreenAccess('changes')
  const t = await getTranslations('admin')
  return (
    <>
      <PageHead title={t('screens.changes')} note={t('changes.note', { version })} />
      <ChangeList account={account} />
    </>
  )
}
