'use client'

import { useTranslations } from 'next-intl'
import { meetingUserCalls } from '@/lib/meetings/users/calls'
import { requiredUserColumns, userColumns } from '@/lib/meetings/users/columns'
import { meetingUserResource } from '@/lib/meetings/users/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useWrite } from '../../../office/calls'
import { ImportPanel } from '../../../office/import/import-panel'
import { titlesOf } from '../../../office/import/titles'
import { useListUrl } from '../../../office/list/list-url'
import { useFormRecord } from '../../../office/form-record'
import { PageHead } from '../../../office/page-head'
import { bindResource } from '../../../office/resource/bound'
import { RecordForm } from '../../../office/resource/record-form'
import { RecordLoadingOrError, useNewRecordDefaults } from '../../../office/resource/record-page'
import { LanguagesField } from '../languages-field'
import { BlockUserPanel } from './block-panel'

const listPath = officePaths.meetingUsers

const fields = { languages: LanguagesField }
const bound = bindResource({ resource: meetingUserResource, fields })
const existing = bindResource({ resource: meetingUserResource, fields, About: BlockUserPanel })

/** Adds participants from a file, or a single one by a form; with `?id` edits an existing participant. */
export function MeetingUserScreen() {
  const { get } = useListUrl()
  const id = get('id')
  return id === null ? <NewUsersPage /> : <ExistingUserForm key={id} id={id} />
}

function NewUsersPage() {
  const t = useTranslations('admin.addMeetingUser')
  const screens = useTranslations('admin.screens')
  const list = useListUrl('', listPath)
  return (
    <>
      <PageHead title={screens('addMeetingUser')} />
      <ImportPanel
        send={useWrite(meetingUserCalls.importMeetingUsers)}
        title={t('import')}
        template={fileHref(meetingUserCalls.getMeetingUserTemplate, {})}
        columns={titlesOf(userColumns, requiredUserColumns)}
      >
        {t('columns', { columns: userColumns.map(({ name }) => name).join(', ') })} {t('rules')}
      </ImportPanel>
      <NewUserForm onDone={() => list.go({ id: null })} />
    </>
  )
}

function NewUserForm({ onDone }: { onDone: () => void }) {
  const { name, form } = meetingUserResource
  const url = useListUrl()
  const start = useNewRecordDefaults(name, '', form?.defaults)
  if (!start.data) return <RecordLoadingOrError query={start} listHref={listPath} />
  return (
    <RecordForm
      bound={bound}
      call={meetingUserCalls.insertMeetingUser}
      startValues={start.data}
      href={url.hrefWith({})}
      isBelowList
      onDone={onDone}
    />
  )
}

function ExistingUserForm({ id }: { id: string }) {
  const url = useListUrl()
  const list = useListUrl('', listPath)
  const query = useFormRecord(meetingUserCalls.getMeetingUser, { id })
  if (!query.data) return <RecordLoadingOrError query={query} listHref={listPath} />
  return (
    <RecordForm
      bound={existing}
      call={meetingUserCalls.updateMeetingUser}
      startValues={query.data.record}
      row={query.data.record}
      href={url.hrefWith({ id })}
      onDone={() => list.go({ id: null })}
    />
  )
}
