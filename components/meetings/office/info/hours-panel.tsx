'use client'

import { CalendarCheck, Plus, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, LinkButton } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import { EmptyState } from '@/components/ui/states'
import { longDateRange } from '@/lib/event/editions/event-dates'
import { formatWeekday } from '@/lib/platform/i18n/format'
import { meetingHourCalls } from '@/lib/meetings/hours/calls'
import type { MeetingHour } from '@/lib/meetings/hours/schema'
import { useMayCall } from '../../../office/account'
import { useListUrl } from '../../../office/list/list-url'
import { useRemove } from '../../../office/list/use-remove'
import { bannerMilliseconds } from '../banner'
import { startTimeOf, type Day } from './by-day'
import styles from './hours-panel.module.css'

/** The hours of each day in tiles; in delete mode a press on a free hour asks whether to delete it. */
export function HoursPanel({ days }: { days: readonly Day[] }) {
  const t = useTranslations('admin.meetingInfo')
  const url = useListUrl()
  const mayCall = useMayCall()
  const [isDeleting, setDeleting] = useState(false)
  const mayDelete = mayCall(meetingHourCalls.deleteMeetingHour) && days.length > 0
  const add = mayCall(meetingHourCalls.insertMeetingHours) && (
    <LinkButton href={url.hrefWith({ time: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {t('addHours')}
    </LinkButton>
  )
  return (
    <Panel aria-labelledby="meeting-hours">
      <PanelHead>
        <h2 id="meeting-hours">
          {t('hours')}
          <small className={styles.legend}>
            <CalendarCheck className="icon" size={13} aria-hidden /> {t('legend')}
          </small>
        </h2>
        <div className={styles.actions}>
          {mayDelete && (
            <Button
              variant={isDeleting ? 'fill' : 'quiet'}
              aria-pressed={isDeleting}
              onClick={() => setDeleting(!isDeleting)}
            >
              {isDeleting ? (
                <X className="icon" size={16} aria-hidden />
              ) : (
                <Trash2 className="icon" size={16} aria-hidden />
              )}
              {t(isDeleting ? 'cancel' : 'deleteHours')}
            </Button>
          )}
          {!isDeleting && add}
        </div>
      </PanelHead>
      {isDeleting && mayDelete && (
        <Alert kind="warning" className={styles.note}>
          {t('deleteNote')}
        </Alert>
      )}
      {days.length === 0 && (
        <EmptyState title={t('noHours')} hint={t('noHoursHint')} action={add} level={3} />
      )}
      {days.map((day) => (
        <DayHours key={day.day} {...day} isDeleteMode={isDeleting} />
      ))}
    </Panel>
  )
}

function DayHours({ day, hours, isDeleteMode }: Day & { isDeleteMode: boolean }) {
  const t = useTranslations('admin.meetingInfo')
  const dayName = longDateRange([day], 'mn')
  const remove = useRemove({
    remove: meetingHourCalls.deleteMeetingHour,
    failed: t('deleteFailed'),
    milliseconds: bannerMilliseconds,
  })
  const confirmAndRemoveHour = (hour: MeetingHour) =>
    void remove?.(
      { id: hour.id },
      t('deleteAsk', { day: dayName, time: startTimeOf(hour) }),
      t('deleteAskHint'),
    )
  return (
    <div className={styles.day} data-day={day}>
      <h3>
        {dayName}, {formatWeekday(day, 'mn')}
        <small className="num">{t('dayHours', { count: hours.length })}</small>
      </h3>
      <ul className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.id}>
            {isDeleteMode ? (
              <button
                type="button"
                className={styles.free}
                disabled={hour.meetings > 0}
                aria-label={t('deleteHour', { day: dayName, time: startTimeOf(hour) })}
                onClick={() => confirmAndRemoveHour(hour)}
              >
                {startTimeOf(hour)}
                {hour.meetings > 0 ? (
                  <MeetingCount count={hour.meetings} />
                ) : (
                  <X className="icon" size={16} aria-hidden />
                )}
              </button>
            ) : (
              <span className={styles.hour}>
                {startTimeOf(hour)}
                {hour.meetings > 0 && <MeetingCount count={hour.meetings} />}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function MeetingCount({ count }: { count: number }) {
  const t = useTranslations('admin.meetingInfo')
  return (
    <small>
      <CalendarCheck className="icon" size={13} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('meetingsHere', { count: count })}</span>
    </small>
  )
}
