import type { AgendaDay, Session } from '@/lib/event/agenda/schema'
import type { Edition } from '@/lib/event/editions/schema'
import { formatClock } from '@/lib/platform/i18n/format'

/** An edition, its days and sessions as queries answer them, for tests without a database. */
export const editionOf = (values: Partial<Edition> = {}): Edition => ({
  id: 3,
  event: 'Уул уурхайн долоо хоног 2025',
  event_en: 'Mining Week 2025',
  year: 2025,
  place: 'Улаанбаатар',
  place_en: 'Ulaanbaatar',
  venue: 'Мишээл Экспо',
  venue_en: 'Misheel Expo',
  address: '',
  address_en: '',
  invitation: '',
  invitation_en: '',
  about: '',
  about_en: '',
  video: null,
  image: null,
  image_width: null,
  image_height: null,
  is_current: true,
  is_earlier: false,
  is_frozen: false,
  ...values,
})

export function sessionOf(values: Partial<Session> = {}): Session {
  const { starts_minutes = 570, ends_minutes = 630 } = values
  return {
    id: 1,
    event_date_id: 1,
    hall_id: 1,
    hall_name: 'Говь танхим',
    hall_name_en: 'Gobi hall',
    starts_minutes,
    ends_minutes,
    start_time: formatClock(starts_minutes),
    end_time: formatClock(ends_minutes),
    kind: 'talk',
    title: 'Зэсийн шинэ мөчлөг',
    title_en: 'A new copper cycle',
    summary: '',
    summary_en: '',
    speakers: 'Б. Номин-Эрдэнэ',
    speakers_en: 'B. Nomin-Erdene',
    presenters: [],
    created_at: '2025-08-01T02:03:04.000Z',
    ...values,
  }
}

export const agendaDayOf = (values: Partial<AgendaDay> = {}): AgendaDay => ({
  event_date_id: 1,
  number: 1,
  day: 'Нэгдүгээр өдөр',
  day_en: 'Day one',
  event_date: '2025-09-11',
  agenda_items: [],
  sessions: [],
  ...values,
})
