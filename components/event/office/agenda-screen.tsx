'use client'

import { Download, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, LinkButton } from '@/components/ui/button'
import { sessionCalls } from '@/lib/event/agenda/calls'
import { sessionColumns } from '@/lib/event/agenda/columns'
import { agendaPictureResource, sessionResource } from '@/lib/event/agenda/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { useMayCall } from '../../office/account'
import { useWrite } from '../../office/calls'
import { ImportPanel } from '../../office/import/import-panel'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { bindResource } from '../../office/resource/bound'
import { ResourceScreen } from '../../office/resource/resource-screen'
import { EnlargeablePicture, PictureDayField } from './agenda-picture-fields'
import { HallField, SpeakersField, SessionDayField, TimeField } from './session-fields'

const pictures = bindResource({
  resource: agendaPictureResource,
  cells: { agenda_image: EnlargeablePicture },
  fields: { event_date_id: PictureDayField },
})

const sessions = bindResource({
  resource: sessionResource,
  fields: {
    event_date_id: SessionDayField,
    hall_id: HallField,
    start_time: TimeField,
    end_time: TimeField,
    presenter_ids: SpeakersField,
  },
  Actions: SessionFileActions,
})

const lists = [pictures, sessions]
const scope = `${sessionResource.name}.`

/** A link to download the sessions of the listed edition as a file, and a button that opens the import. */
function SessionFileActions({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.eventSessions')
  const mayImport = useMayCall()(sessionCalls.importSessions)
  if (!mayImport) return null
  return (
    <>
      <LinkButton variant="quiet" href={fileHref(sessionCalls.exportSessions, { event: url.get('event') })}>
        <Download className="icon" size={17} aria-hidden />
        {t('template')}
      </LinkButton>
      <Button variant="quiet" onClick={() => url.go({ import: 1 })}>
        <Upload className="icon" size={17} aria-hidden />
        {t('import')}
      </Button>
    </>
  )
}

/** The agenda: designed pictures of the days, and sessions as text. */
export function AgendaScreen() {
  const t = useTranslations('admin.eventSessions')
  const url = useListUrl(scope)
  const mayImport = useMayCall()(sessionCalls.importSessions)
  const sendFile = useWrite(sessionCalls.importSessions)
  const requiredColumns = sessionColumns.filter((column) => 'required' in column)
  return (
    <>
      {mayImport && url.get('import') !== null && (
        <ImportPanel
          send={(input, options) => sendFile({ event: url.get('event') ?? 'live', ...input }, options)}
          title={t('importTitle')}
          fileLabel={t('file')}
          fileHint={t('fileHint', { columns: requiredColumns.map(({ title }) => title).join(', ') })}
          onClose={() => url.go({ import: null })}
        >
          <p className="small">{t('templateHint')}</p>
        </ImportPanel>
      )}
      <ResourceScreen name="weekAgenda" declared={lists} />
    </>
  )
}
