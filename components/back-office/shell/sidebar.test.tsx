import { expect, it, vi } from 'vitest'
import { mapNewsTexts } from '@/lib/content/news/schema'
import { answering, draw } from '@/tests/rendered'
import { LatestNews } from '../dashboard/latest-news'
import { Sidebar } from './sidebar'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/activity',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))

it('the sidebar scrolls to the current screen', async () => {
  answering({})
  const hrefs: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    hrefs.push(this.getAttribute('href'))
  })
  await draw(<Sidebar />)
  expect(hrefs).toContain('/admin/activity')
})

it('the latest news of the dashboard say which of them visitors do not see, and why', async () => {
  answering({})
  const item = (id: number, title: string, more: object) => ({
    ...{ id, ...mapNewsTexts(() => ''), title, image: '' },
    ...{ publisher: 'Админ', created_at: '2031-01-01T10:00:00Z', updated_at: '2031-01-01T10:00:00Z' },
    ...{ category: 'Мэдээ', category_cid: 8, news_status: true, yellow_book: false, version: 1 },
    ...{ appears_at: null, ends_at: null, schedule_state: null, ...more },
  })
  await draw(
    <LatestNews
      news={[
        item(1, 'Гарсан', {}),
        item(2, 'Удахгүй', { schedule_state: 'waiting', appears_at: '2031-02-01T02:00:00Z' }),
        item(3, 'Дууссан', { schedule_state: 'ended', ends_at: '2030-12-01T02:00:00Z' }),
        item(4, 'Унтраасан', { news_status: false }),
      ]}
    />,
  )
  const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows[0]).toBe('Гарсан2031.01.01')
  expect(rows[1]).toContain('2031.02.01')
  expect(rows[2]).toContain('2030.12.01')
  expect(rows[3]).toContain('Идэвхгүй')
})
