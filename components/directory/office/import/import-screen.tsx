'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { companyCalls } from '@/lib/directory/companies/calls'
import { listingImportCalls } from '@/lib/directory/imports/calls'
import { listingColumns, requiredListingColumns } from '@/lib/directory/imports/columns'
import { personCalls } from '@/lib/directory/people/calls'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { fileHref } from '@/lib/wiring/calls/client'
import { useWrite } from '../../../office/calls'
import { ImportPanel } from '../../../office/import/import-panel'
import { titlesOf } from '../../../office/import/titles'
import { PageHead } from '../../../office/page-head'
import styles from './import-screen.module.css'

const files = {
  companies: companyCalls.exportListings,
  people: personCalls.exportConsultants,
} as const

const allTitles = listingColumns.map(({ title }) => title).join(', ')

/** Imports companies from a file, and exports the whole directory. */
export function ImportScreen() {
  const t = useTranslations('admin.directoryImport')
  const title = useTranslations('admin.screens')('directoryImport')
  return (
    <>
      <PageHead title={title} />
      <section className={styles.exports} aria-labelledby="directory-export">
        <h2 id="directory-export">{t('export')}</h2>
        <p className="small">{t('exportNote')}</p>
        <div className={styles.files}>
          {(['companies', 'people'] as const).flatMap((file) =>
            tableKinds.map((kind) => (
              <LinkButton key={`${file} ${kind}`} variant="quiet" href={fileHref(files[file], { kind })}>
                <Download className="icon" size={17} aria-hidden />
                {t(`files.${file}`, { kind: kind.toUpperCase() })}
              </LinkButton>
            )),
          )}
        </div>
      </section>
      <ImportPanel
        send={useWrite(listingImportCalls.importListings)}
        title={t('import')}
        template={fileHref(listingImportCalls.getListingTemplate, {})}
        columns={titlesOf(listingColumns, requiredListingColumns)}
      >
        {t('columns', { columns: allTitles })} {t('rules')}
      </ImportPanel>
    </>
  )
}
