import type { officeRequests } from '@/db/schema/requests'

type Request = Omit<typeof officeRequests.$inferInsert, 'createdAt'> & { daysAgo: number }

/** Requests that visitors sent to the office, newest first. */
const requests: Request[] = [
  {
    name: 'Д.Энхжин',
    email: 'enkhjin@bayanundur.example',
    phoneNumber: '+976 9900 1122',
    businessType: 'Уул уурхайн тээвэр',
    memberRequest: true,
    daysAgo: 1,
  },
  {
    name: 'Б.Мөнх-Оргил',
    email: 'orgil@seruun.example',
    phoneNumber: '+976 8811 3344',
    businessType: 'Хайгуул, өрөмдлөг',
    codexRequest: true,
    meetingRequest: true,
    daysAgo: 6,
  },
  {
    name: 'Г.Наранцэцэг',
    email: 'naran@tost.example',
    phoneNumber: '+976 9512 7788',
    businessType: 'Нүүрсний олборлолт',
    memberRequest: true,
    codexRequest: true,
    daysAgo: 15,
  },
  {
    name: 'Т.Ганболд',
    email: 'ganbold@surgalt.example',
    phoneNumber: '+976 9404 5566',
    businessType: 'Мэргэжлийн сургалт',
    meetingRequest: true,
    daysAgo: 33,
  },
]

const dayMilliseconds = 24 * 60 * 60 * 1_000

/** A moment so many days before now. */
export function daysBefore(days: number): Date {
  return new Date(Date.now() - days * dayMilliseconds)
}

export function demoRequests(): (typeof officeRequests.$inferInsert)[] {
  return requests.map(({ daysAgo, ...request }) => ({ ...request, createdAt: daysBefore(daysAgo) }))
}
