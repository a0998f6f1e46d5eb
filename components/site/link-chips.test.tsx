// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { drawAlone } from '@/tests/rendered'
import { LinkChips } from './link-chips'

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }))

it('marks a name without English on an English page', async () => {
  await drawAlone(
    <LinkChips
      links={[
        { key: '1', href: '/mw', label: 'Их танхим', current: false },
        { key: '2', href: '/mw', label: 'Main hall', current: false },
      ]}
    />,
  )
  const langs = [...document.querySelectorAll('a > span')].map((label) => label.getAttribute('lang'))
  expect(langs).toEqual(['mn', null])
})
