import { expect, it } from 'vitest'
import { isRedirectable, normaliseAddress, redirectAddresses } from './redirects'

it('writes an address in one way, without host, end stroke or fragment', () => {
  expect(normaliseAddress(' https://old.example/news.php?id=5#top ')).toBe('/news.php?id=5')
  expect(normaliseAddress('/a/../мэдээ//')).toBe('/%D0%BC%D1%8D%D0%B4%D1%8D%D1%8D')
  expect(normaliseAddress('/%d0%bc')).toBe(normaliseAddress('/м'))
  expect(normaliseAddress('/')).toBe('/')
  for (const none of ['news', '//evil.example', '/\\evil.example', 'ftp://a/b', '', `/${'x'.repeat(1_000)}`])
    expect(normaliseAddress(none), none).toBeNull()
})

it('looks for no page in the folders of the office, calls and files', () => {
  expect(['/admin/news', '/client/get/news?id=1', '/files/a', '/'].filter(isRedirectable)).toEqual([])
  expect(['/administration', '/mm/detail/5', '/client'].filter(isRedirectable)).toEqual([
    '/administration',
    '/mm/detail/5',
  ])
  expect(redirectAddresses('/api/x')).toEqual([])
})

it('looks for an address with its query first, and in English also without the language', () => {
  expect(redirectAddresses('/index.php?id=5')).toEqual([
    { address: '/index.php?id=5', locale: 'mn' },
    { address: '/index.php', locale: 'mn' },
  ])
  expect(redirectAddresses('/en/mm/detail/5/')).toEqual([
    { address: '/en/mm/detail/5', locale: 'mn' },
    { address: '/mm/detail/5', locale: 'en' },
  ])
})
