import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { OfficeMeeting } from '@/lib/meetings/office/schema'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import type { ListUrl } from '../../../office/list/list-url'
import { PersonLink } from '../person-link'
import { MeetingStatus } from '../status'
import styles from './meeting-list.module.css'

/** A meeting with its position in the whole list. */
type ListedMeeting = OfficeMeeting & { place: number }
type ColumnOptions = {
  texts: MeetingTexts
  locale: Locale
  url: ListUrl
}

/**
 * The columns of the list in one language. On a phone a closed row shows the sender, the state and the time;
 * an opened row shows all columns.
 */
export function useMeetingColumns({ texts, locale, url }: ColumnOptions): Column<ListedMeeting>[] {
  const list = useTranslations('admin.list')
  const { fields } = texts
  return [
    {
      key: 'row',
      label: fields.row,
      cell: ({ place }) => <span className={styles.quiet}>{place}</span>,
    },
    {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: ({ id, meeting_number }) => (
        <LinkButton
          variant="quiet"
          small
          href={url.hrefWith({ id })}
          aria-label={fillPlaceholders(texts.showOf, { number: meeting_number })}
        >
          {texts.show}
        </LinkButton>
      ),
    },
    {
      key: 'meeting_number',
      label: fields.meeting_number,
      cell: ({ meeting_number }) => <span className={styles.whole}>{meeting_number}</span>,
    },
    {
      key: 'meeting_status',
      label: fields.meeting_status,
      brief: true,
      cell: ({ meeting_status }) => <MeetingStatus status={meeting_status} texts={texts} />,
    },
    {
      key: 'when',
      label: fields.when,
      brief: true,
      cell: ({ meeting_date, meeting_time }) => (
        <span className={styles.when}>
          <span>{formatDate(meeting_date, locale)}</span> <span>{meeting_time.slice(0, 5)}</span>
        </span>
      ),
    },
    {
      key: 'sender',
      label: fields.sender,
      heading: true,
      cell: ({ sender_id: id, sender_name: name, sender_name_en: name_en }) => (
        <PersonLink person={{ id, name, name_en }} />
      ),
    },
    {
      key: 'receiver',
      label: fields.receiver,
      cell: ({ receiver_id: id, receiver_name: name, receiver_name_en: name_en }) => (
        <PersonLink person={{ id, name, name_en }} />
      ),
    },
    {
      key: 'meeting_description',
      label: fields.meeting_description,
      width: '20%',
      cell: ({ meeting_description }) => <span className={styles.purpose}>{meeting_description || '–'}</span>,
    },
    {
      key: 'room',
      label: fields.room,
      cell: ({ room_number, capacity }) => (
        <span className={styles.whole}>
          {room_number || '–'}
          {capacity !== null && (
            <span className={styles.seats}>{fillPlaceholders(texts.seats, { count: capacity })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'created_at',
      label: fields.created_at,
      kind: 'date',
      cell: ({ created_at }) => <span className={styles.quiet}>{formatDate(created_at, locale)}</span>,
    },
  ]
}
