'use client'

import { useTranslations } from 'next-intl'
import { clauseCalls } from '@/lib/assessment/clauses/calls'
import { clauseColumns, requiredClauseColumns } from '@/lib/assessment/clauses/columns'
import { clauseResource } from '@/lib/assessment/clauses/resource'
import { standardResource } from '@/lib/assessment/standards/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { useWrite } from '../../office/calls'
import { ImportPanel } from '../../office/import/import-panel'
import { titlesOf } from '../../office/import/titles'
import type { ListUrl } from '../../office/list/list-url'
import { bindResource } from '../../office/resource/bound'

/** The clauses to which the questions belong, also by a file, and the standards below them. */
export const standardsScreen = [
  bindResource({
    resource: clauseResource,
    sheet: { call: clauseCalls.importClauses, Import: ClauseImport },
  }),
  bindResource({ resource: standardResource }),
]

function ClauseImport({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.clauses')
  return (
    <ImportPanel
      send={useWrite(clauseCalls.importClauses)}
      title={t('importTitle')}
      template={fileHref(clauseCalls.getClauseTemplate, {})}
      columns={titlesOf(clauseColumns, requiredClauseColumns)}
      onClose={() => url.go({ import: null })}
    >
      {t('importRules')}
    </ImportPanel>
  )
}
