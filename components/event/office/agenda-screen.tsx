'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { sessionCalls } from '@/lib/event/agenda/calls'
import { requiredSessionColumns, sessionColumns } from '@/lib/event/agenda/columns'
import { agendaPictureResource, sessionResource } from '@/lib/event/agenda/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { useWrite } from '../../office/calls'
import { ImportPanel } from '../../office/import/import-panel'
import { titlesOf } from '../../office/import/titles'
import type { ListUrl } from '../../office/list/list-url'
import { bindResource } from '../../office/resource/bound'
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
  Actions: SessionFileLink,
  sheet: { call: sessionCalls.importSessions, Import: SessionImport },
})

/** The agenda: designed pictures of the days, and sessions as text. */
export const agendaScreen = [pictures, sessions]

/** A link to download the sessions of the listed edition as a file. */
function SessionFileLink({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.eventSessions')
  return (
    <LinkButton variant="quiet" href={fileHref(sessionCalls.exportSessions, { event: url.get('event') })}>
      <Download className="icon" size={17} aria-hidden />
      {t('template')}
    </LinkButton>
  )
}

/** Imports sessions of the listed edition. */
function SessionImport({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.eventSessions')
  const sendFile = useWrite(sessionCalls.importSessions)
  return (
    <ImportPanel
      send={(input, options) => sendFile({ event: url.get('event') ?? 'live', ...input }, options)}
      title={t('importTitle')}
      template={fileHref(sessionCalls.getSessionTemplate, {})}
      columns={titlesOf(sessionColumns, requiredSessionColumns)}
      onClose={() => url.go({ import: null })}
    >
      {t('importRules')}
    </ImportPanel>
  )
}
