import { lazy, type ComponentType, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { answering, draw } from '@/tests/rendered'
import { ResourceScreen } from '../../../office/resource/resource-screen'
import { meetingInfoScreen } from './info-screen'

const place = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/yellow/meeting-info',
    useSearchParams: () => new URLSearchParams(place.query),
    useParams: () => ({}),
  }
})
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
}))

it.each([
  ['of a new room is labelled required', 'new=', 'Зураг (заавал)'],
  ['of a room that is there may be left', 'id=1', 'Зураг (заавал биш)'],
])('the picture %s', async (_, query, label) => {
  place.query = query
  const record = { id: 1, room_number: 'А1', capacity: 4, room_pic: '', version: 1 }
  answering({ 'GET /yellow-page/get/meeting-room/id': () => ({ body: { record } }) })
  await draw(
    <Suspense>
      <ResourceScreen name="meetingInfo" declared={meetingInfoScreen} />
    </Suspense>,
  )
  const labelOf = () => document.querySelector('[data-kind=image] [id$=-label]')?.textContent
  await vi.waitFor(() => expect(labelOf()).toBe(label), 10_000)
})
