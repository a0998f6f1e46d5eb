'use client'

import { useTranslations } from 'next-intl'
import { memberCalls } from '@/lib/content/members/calls'
import { memberColumns, memberPictureColumn, requiredMemberColumns } from '@/lib/content/members/columns'
import { companyResource } from '@/lib/content/members/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { useWrite } from '../../../office/calls'
import { ImportPanel } from '../../../office/import/import-panel'
import { titlesOf } from '../../../office/import/titles'
import type { ListUrl } from '../../../office/list/list-url'
import { bindResource } from '../../../office/resource/bound'

/** The member companies, also by a file. */
export const memberScreen = bindResource({
  resource: companyResource,
  sheet: { call: memberCalls.importMembers, Import: MemberImport },
})

function MemberImport({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.companies')
  return (
    <ImportPanel
      send={useWrite(memberCalls.importMembers)}
      title={t('importTitle')}
      template={fileHref(memberCalls.getMemberTemplate, {})}
      columns={titlesOf(memberColumns, requiredMemberColumns)}
      pictureColumn={memberPictureColumn.title}
      onClose={() => url.go({ import: null })}
    >
      {t('importRules')}
    </ImportPanel>
  )
}
