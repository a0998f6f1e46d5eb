import { expect, it, vi } from 'vitest'
import { mediaTypesOf } from '@/lib/platform/api/answer-file'
import { requestCalls } from '@/lib/office/requests/calls'
import { fileHref } from '@/lib/wiring/calls/client'
import { allCalls } from '@/lib/wiring/calls/table'
import { draw } from '@/tests/rendered'
import { AppLink } from './app-link'

vi.mock('next/navigation', () => {
  const router = { refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin',
    useParams: () => ({}),
    useSearchParams: () => new URLSearchParams(),
  }
})

it('knows the calls that answer a file by their address', () => {
  const files = allCalls.filter(({ answer }) => mediaTypesOf(answer))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter(({ path }) => !path.endsWith('/file'))).toEqual([])
})

it.each([
  ['/mm/blog/8=1', true],
  ['/admin/dashboard', true],
  ['/files/ab/file.pdf', false],
  ['//other.example/', false],
  ['https://other.example/', false],
  [fileHref(requestCalls.exportRequests, { kind: 'csv', term: 'a' }), false],
  [fileHref('GET /client/get/member-files/file', {}), false],
])('opens %s as a page of ours: %s', async (href, isPage) => {
  await draw(<AppLink href={href}>x</AppLink>)
  expect(document.querySelector('a')?.hasAttribute('data-page')).toBe(isPage)
})
