import type { officeRequests } from '@/db/schema/requests'

type Request = Omit<typeof officeRequests.$inferInsert, 'created_at'> & { daysAgo: number }

/** Requests that visitors sent to the office, newest first. */
const requests: Request[] = [
  {
    name: 'Д.Энхжин',
    email: 'enkhjin@bayanundur.example',
    phone_number: '+976 9900 1122',
    business_type: 'Уул уурхайн тээвэр',
    member_request: true,
    daysAgo: 1,
  },
  {
    name: 'Б.Мөнх-Оргил',
    email: 'orgil@seruun.example',
    phone_number: '+976 8811 3344',
    business_type: 'Хайгуул, өрөмдлөг',
    codex_request: true,
    meeting_request: true,
    daysAgo: 6,
  },
  {
    name: 'Г.Наранцэцэг',
    email: 'naran@tost.example',
    phone_number: '+976 9512 7788',
    business_type: 'Нүүрсний олборлолт',
    member_request: true,
    codex_request: true,
    daysAgo: 15,
  },
  {
    name: 'Т.Ганболд',
    email: 'ganbold@surgalt.example',
    phone_number: '+976 9404 5566',
    business_type: 'Мэргэжлийн сургалт',
    meeting_request: true,
    daysAgo: 33,
  },
]

const dayMilliseconds = 24 * 60 * 60 * 1_000

/** A moment so many days before now. */
export function dateDaysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMilliseconds)
}

export function demoRequests(): (typeof officeRequests.$inferInsert)[] {
  return requests.map(({ daysAgo, ...request }) => ({ ...request, created_at: dateDaysAgo(daysAgo) }))
}
