'use client'

import { useTranslations } from 'next-intl'
import { newsCalls } from '@/lib/content/news/calls'
import { newsColumns, newsPictureColumn, requiredNewsColumns } from '@/lib/content/news/columns'
import { fileHref } from '@/lib/wiring/calls/client'
import { useWrite } from '../../office/calls'
import { ImportPanel } from '../../office/import/import-panel'
import { titlesOf } from '../../office/import/titles'

/** Imports news from a file. */
export function NewsImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.news')
  return (
    <ImportPanel
      send={useWrite(newsCalls.importNews)}
      title={t('importTitle')}
      template={fileHref(newsCalls.getNewsTemplate, {})}
      columns={titlesOf(newsColumns, requiredNewsColumns)}
      pictureColumn={newsPictureColumn.title}
      onClose={onClose}
    >
      {t('importRules')}
    </ImportPanel>
  )
}
