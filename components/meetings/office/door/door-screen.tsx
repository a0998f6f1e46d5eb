'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import type { Locale } from '@/lib/platform/i18n/locale'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useRead } from '../../../office/calls'
import { useListUrl } from '../../../office/list/list-url'
import { RoomDoorDisplay } from './room-door'
import styles from './door.module.css'

/** The display of a tablet at the door of a room, or the choice of a room while the address names none. */
export function DoorScreen({ texts }: { texts: Record<Locale, MeetingTexts> }) {
  const room = useListUrl().get('room')
  return room ? <RoomDoorDisplay key={room} roomId={room} texts={texts} /> : <RoomChoice />
}

function RoomChoice() {
  const t = useTranslations('admin.meetingDoor')
  const state = useTranslations('ui.state')
  const { data, isError, refetch } = useRead(meetingOfficeCalls.listAdminDoorRooms, {})
  return (
    <div className={styles.choose}>
      <h1>{t('choose')}</h1>
      <p>{t('chooseHint')}</p>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows count={4} label={state('loading')} />}
      {data?.rooms.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.rooms}>
        {data?.rooms.map(({ id, room_number }) => (
          <li key={id}>
            <LinkButton variant="quiet" href={`${officePaths.meetingDoor}?room=${id}`}>
              {room_number}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
