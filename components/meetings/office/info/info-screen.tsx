'use client'

import { useTranslations } from 'next-intl'
import { ErrorState, SkeletonRows } from '@/components/ui/states'
import { Panel } from '@/components/ui/panel'
import { meetingHourCalls } from '@/lib/meetings/hours/calls'
import type { MeetingHour } from '@/lib/meetings/hours/schema'
import { meetingRoomResource } from '@/lib/meetings/hours/resource'
import { useRead } from '../../../office/calls'
import { useListUrl } from '../../../office/list/list-url'
import { PageHead } from '../../../office/page-head'
import { bindResource } from '../../../office/resource/bound'
import { groupByDay } from './by-day'
import { HoursForm } from './hours-form'
import { HoursPanel } from './hours-panel'
import { RoomsPanel } from './rooms-panel'

export const meetingInfoScreen = bindResource({ resource: meetingRoomResource, List: MeetingHoursAndRooms })

const none: readonly MeetingHour[] = []

/** The hours and rooms of the meetings or, with `?time` in the address, the form that adds hours. */
function MeetingHoursAndRooms() {
  const url = useListUrl()
  const query = useRead(meetingHourCalls.listAdminTimesAndRooms, {})
  const times = query.data?.meetings.times ?? none
  if (url.get('time') !== null) return <HoursForm knownHours={times} onDone={() => url.go({ time: null })} />
  return <HoursAndRoomsOverview query={query} />
}

function HoursAndRoomsOverview({
  query,
}: {
  query: ReturnType<typeof useRead<typeof meetingHourCalls.listAdminTimesAndRooms>>
}) {
  const t = useTranslations('admin')
  const state = useTranslations('ui.state')
  const { data, isError, refetch } = query
  const days = groupByDay(data?.meetings.times ?? none)
  return (
    <>
      <PageHead
        title={t('screens.meetingInfo')}
        note={
          data
            ? t('meetingInfo.note', {
                days: days.length,
                hours: data.meetings.times.length,
                rooms: data.meetings.rooms.length,
              })
            : ''
        }
      />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data ? (
        <>
          <HoursPanel days={days} />
          <RoomsPanel rooms={data.meetings.rooms} />
        </>
      ) : (
        !isError && (
          <Panel as="div" aria-busy>
            <SkeletonRows count={5} label={state('loading')} />
          </Panel>
        )
      )}
    </>
  )
}
