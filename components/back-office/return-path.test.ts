import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

describe('the page after signing in', () => {
  it.each([
    '/admin/slides',
    '/admin/update-news?category=17&id=3',
    '/admin/edit-static/12',
    '/admin/slides?order',
  ])('is the screen that was asked for: %s', (address) => expect(safeReturnPath(address)).toBe(address))

  it.each([
    undefined,
    null,
    '',
    ['/admin/slides', '/admin/slides'],
    'admin/slides',
    '//evil.example',
    '//evil.example/admin/slides',
    '/\\evil.example',
    '\\\\evil.example/admin/slides',
    '/\\/evil.example/admin/slides',
    '/\t/evil.example/admin/slides',
    '/\n//evil.example/admin/slides',
    'https://evil.example/admin/slides',
    'https:evil.example',
    'javascript:alert(1)',
    '/admin/../mm',
    '/admin/..//evil.example',
    '/admin/%2e%2e/mm',
    '/admin@evil.example',
    '/mm',
    '/api/auth/signout',
    '/admin/auth/logout',
    '/admin/nothing',
    '/admin/login',
    '/admin/login/',
    '/admin/login?next=/admin/login',
    'http://[',
    '//[',
  ])('is the first screen, not %j', (address) => expect(safeReturnPath(address)).toBe('/admin/dashboard'))
})
