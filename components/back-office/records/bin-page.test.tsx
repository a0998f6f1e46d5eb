import { expect, it, vi } from 'vitest'
import { answering, click, draw, press } from '@/tests/rendered'
import { BinPage } from './bin-page'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/bin',
  useSearchParams: () => new URLSearchParams(),
}))

const row = (id: number, kind: string, name: string) => ({
  ...{ id, kind, record_id: id + 100, name, image: '', by: 'Бат' },
  ...{ at: '2026-01-02T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' },
})

it('restores several records at once and lists by name those that cannot be restored', async () => {
  const records = [row(3, 'news', 'Мэдээ'), row(2, 'banners', ''), row(1, 'reports', 'Тайлан')]
  const calls = answering({
    'GET /admin/get/bin': () => ({ body: { records, total: 3, totalPages: 1 } }),
    'POST /admin/restore/deleted': ({ id }) =>
      id === 2
        ? { status: 409, body: { message: 'Байр нь эзэнтэй.' } }
        : { body: { kind: 'news', record_id: 1, address: '/admin/update-news?id=1' } },
  })
  await draw(<BinPage />)
  const box = (name: string) => {
    const element = document.querySelector<HTMLElement>(`input[aria-label="${name}"]`)
    if (!element) throw new Error(`${name} is not drawn`)
    return element
  }
  await click(box('Сонгох: Мэдээ'))
  await click(box('Сонгох: Баннер № 102'))
  await press('Сонгосныг сэргээх (2)')
  const restoreCalls = calls.filter(({ route }) => route === 'POST /admin/restore/deleted')
  expect(restoreCalls.map(({ input }) => input.id)).toEqual([3, 2])
  expect(document.body.textContent).toContain('1 бүртгэл сэргээлээ.')
  expect(document.body.textContent).toContain('Сэргээж чадсангүй. Баннер № 102: Байр нь эзэнтэй.')
})
