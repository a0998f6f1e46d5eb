import { createHash } from 'node:crypto'
import type { eventRegistrations } from '@/db/schema/event'
import { codeAlphabet, codeLetters } from '@/lib/event/registrations/pass-code'

type Registration = typeof eventRegistrations.$inferInsert

/** Last name, first name. */
const mongolians = [
  ['Ганболд', 'Хонгорзул'],
  ['Баярсайхан', 'Номин-Эрдэнэ'],
  ['Жаргал', 'Тэмүүлэн'],
  ['Гантөмөр', 'Цэрэндорж'],
  ['Сүрэн', 'Мөнхзул'],
  ['Эрдэнэбат', 'Билгүүн'],
  ['Дамдин', 'Үүрцайх'],
  ['Батсүх', 'Анужин'],
  ['Лхагвасүрэн', 'Отгонбаяр'],
  ['Пүрэвдорж', 'Сарангоо'],
  ['Нямдорж', 'Эрхэмбаяр'],
  ['Цогт', 'Ариунзаяа'],
  ['Мөнхбат', 'Дөлгөөн'],
  ['Очир', 'Бямбасүрэн'],
  ['Дорж', 'Энхжин'],
  ['Сандаг', 'Төгөлдөр'],
  ['Рэнцэн', 'Уянга'],
  ['Бат-Эрдэнэ', 'Өлзийсайхан'],
  ['Чулуун', 'Мягмарсүрэн'],
  ['Гомбо', 'Нарантуяа'],
] as const

const houses = [
  'Алтан Хөндий Инженеринг ХХК',
  'Тэнгэр Зэс ХХК',
  'Дорнод Геотек ХХК',
  'Хар Морин Тээвэр ХХК',
  'Бүрэн Лаб ХХК',
  'Завхан Лити ХХК',
  'Говийн Ус Судалгаа ХХК',
  'Хөх Толбо Өрөмдлөг ХХК',
  'Их сургууль, геологийн сургууль',
] as const

/** Last name, first name, organisation, country, phone. */
const guests = [
  ['Whitfield', 'Karen', 'Northgate Advisory', 'AU', '+61 400 000 000'],
  ['Lindqvist', 'Erik', 'Nordfjell Research', 'SE', '+46 70 000 0000'],
  ['Nguyen', 'Minh', 'Southern Cross Assay', 'AU', '+61 411 000 000'],
  ['Okafor', 'Adaeze', 'Harbour Resource Finance', 'GB', '+44 7700 900000'],
  ['Tanaka', 'Haruto', 'Kitano Conveyors', 'JP', '+81 90 0000 0000'],
  ['Becker', 'Annika', 'Ruhrtal Schachtbau', 'DE', '+49 151 00000000'],
  ['Tremblay', 'Luc', 'Boréal Drilling', 'CA', '+1 514 555 0100'],
  ['Park', 'Ji-woo', 'Hanbit Safety Systems', 'KR', '+82 10 0000 0000'],
  ['Sadykov', 'Alibek', 'Altyn Tau Survey', 'KZ', '+7 701 000 0000'],
  ['Moreno', 'Lucía', 'Andes Hydromet', 'CL', '+56 9 0000 0000'],
] as const

/** Codes that are the same in every demo, in an order that cannot be guessed. */
const passCodeOf = (id: number): string =>
  [...createHash('sha256').update(`demo pass ${id}`).digest().subarray(0, codeLetters)]
    .map((byte) => codeAlphabet[byte & 31])
    .join('')

const minutesMs = 60_000

function registrationOf(id: number, event_id: number, at: Date): Registration {
  const guest = id % 5 === 0 ? guests[(id / 5) % guests.length] : undefined
  const [last_name, first_name] = guest ?? mongolians[id % mongolians.length] ?? ['', '']
  return {
    event_id,
    last_name,
    first_name,
    company: guest?.[2] ?? houses[(id * 7) % houses.length] ?? '',
    country: guest?.[3] ?? 'MN',
    email: `guest-${id}@visitors.example`,
    phone_number: guest?.[4] ?? `99${String(110_000 + id * 137).slice(0, 6)}`,
    code: passCodeOf(id),
    submission_key: `demo ${id}`,
    lang: guest ? 'en' : 'mn',
    by_staff: id % 17 === 0,
    created_at: at,
  }
}

const liveEvent = 3
const count = 60
const last = Date.now() - 40 * minutesMs

/**
 * The registrations of the live edition, the newest last. Earlier editions have none: data from public forms
 * is deleted after two years.
 */
export const demoRegistrations: Registration[] = Array.from({ length: count }, (_, at) =>
  registrationOf(at + 1, liveEvent, new Date(last - (count - 1 - at) * 97 * minutesMs)),
)
