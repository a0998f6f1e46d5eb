'use client'

import { Image as NoPicture, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Picture } from '@/components/ui/picture'
import { EmptyState } from '@/components/ui/states'
import { meetingRoomCalls } from '@/lib/meetings/rooms/calls'
import type { MeetingRoomRow } from '@/lib/meetings/rooms/schema'
import { useMayCall } from '../../../office/account'
import { useListUrl } from '../../../office/list/list-url'
import { RowActions } from '../../../office/list/row-actions'
import { useRemove } from '../../../office/list/use-remove'
import { bannerMilliseconds } from '../banner'
import styles from './rooms-panel.module.css'

/** The rooms as cards: picture, name, number of seats. */
export function RoomsPanel({ rooms }: { rooms: readonly MeetingRoomRow[] }) {
  const t = useTranslations('admin.meetingInfo')
  const url = useListUrl()
  const mayCall = useMayCall()
  const add = mayCall(meetingRoomCalls.insertMeetingRoom) && (
    <LinkButton href={url.hrefWith({ new: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {t('addRoom')}
    </LinkButton>
  )
  return (
    <Panel aria-labelledby="meeting-rooms">
      <PanelHead>
        <h2 id="meeting-rooms">{t('rooms')}</h2>
        {add}
      </PanelHead>
      {rooms.length === 0 ? (
        <EmptyState title={t('noRooms')} hint={t('noRoomsHint')} action={add} level={3} />
      ) : (
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RoomCard({ room }: { room: MeetingRoomRow }) {
  const t = useTranslations('admin.meetingInfo')
  const url = useListUrl()
  const mayCall = useMayCall()
  const remove = useRemove({ remove: meetingRoomCalls.deleteMeetingRoom, milliseconds: bannerMilliseconds })
  const name = t('room', { room: room.room_number })
  return (
    <li className={styles.room} data-room={room.room_number}>
      <span className={styles.picture}>
        {room.room_pic ? (
          <Picture url={room.room_pic} alt={name} sizes="(max-width: 47.99rem) 90vw, 16rem" />
        ) : (
          <NoPicture className="icon" size={26} aria-hidden />
        )}
      </span>
      <div>
        <span>
          <b>{name}</b>
          <small className="num">
            {t(room.room_pic ? 'seats' : 'seatsNoPicture', { count: room.capacity })}
          </small>
        </span>
        <RowActions
          name={name}
          editHref={mayCall(meetingRoomCalls.updateMeetingRoom) ? url.hrefWith({ id: room.id }) : undefined}
          onRemove={
            remove
              ? () =>
                  void remove({ id: room.id }, t('remove', { name: room.room_number }), t('removeRoomHint'))
              : undefined
          }
        />
      </div>
    </li>
  )
}
