'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/field'
import { isOptionalField } from '@/lib/platform/api/required-fields'
import { sheetQuery } from '@/lib/meetings/sheets/schema'
import { formatDate, formatWeekday } from '@/lib/platform/i18n/format'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { meetingSheetCalls } from '@/lib/meetings/sheets/calls'
import { fileHref } from '@/lib/wiring/calls/client'
import { useRead } from '../../../office/calls'
import { SegmentChoice } from '../../../directory/office/segments'
import { PersonField } from '../booking/person-field'
import styles from './sheets-dialog.module.css'

type Props = {
  /** The day that is chosen at first. */
  initialDay?: string | undefined
  onClose: () => void
}

const isPersonOptional = isOptionalField(sheetQuery, 'id')

/**
 * Offers run sheets, which list the meetings of a person or a room, as one A4 document. Staff choose one or
 * all persons or rooms, one day or all days, and the language.
 */
export function RunSheetsDialog({ initialDay: first = '', onClose }: Props) {
  const t = useTranslations('admin.meetingSheets')
  const common = useTranslations('common')
  const locale = useLocale()
  const id = useId()
  const [by, setBy] = useState<'person' | 'room'>('person')
  const [person, setPerson] = useState<number | null>(null)
  const [room, setRoom] = useState('')
  const [day, setDay] = useState(first)
  const [lang, setLang] = useState(locale)
  const { data: board } = useRead(meetingOfficeCalls.getMeetingBoard, {})
  const owner = by === 'person' ? String(person ?? '') : room
  const query = { by, lang, ...(owner && { id: owner }), ...(day && { day }) }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('note')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('close')}
          </Button>
          <LinkButton
            href={fileHref(meetingSheetCalls.exportMeetingSheets, query)}
            target="_blank"
            rel="noopener"
          >
            {t('download')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.fields}>
        <SegmentChoice
          name={`${id}-by`}
          label={t('by')}
          value={by}
          onChange={setBy}
          options={[
            { value: 'person', text: t('person') },
            { value: 'room', text: t('room') },
          ]}
        />
        {by === 'person' ? (
          <PersonField
            id={`${id}-person`}
            name="person"
            label={t('who')}
            hint={t('whoHint')}
            isOptional={isPersonOptional}
            value={person}
            onChange={setPerson}
          />
        ) : (
          <Select
            id={`${id}-room`}
            label={t('which')}
            placeholder={t('allRooms')}
            value={room}
            onChange={({ target }) => setRoom(target.value)}
            options={(board?.rooms ?? []).map(({ id: number, room_number }) => ({
              value: String(number),
              label: room_number,
            }))}
          />
        )}
        <Select
          id={`${id}-day`}
          label={t('day')}
          placeholder={t('allDays')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          options={(board?.days ?? []).map((each) => ({
            value: each.day,
            label: `${formatDate(each.day, locale)}, ${formatWeekday(each.day, locale)}`,
          }))}
        />
        <SegmentChoice
          name={`${id}-lang`}
          label={t('language')}
          value={lang}
          onChange={setLang}
          options={[
            { value: 'mn', text: t('mn') },
            { value: 'en', text: t('en') },
          ]}
        />
      </div>
    </Dialog>
  )
}
