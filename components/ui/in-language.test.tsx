import { expect, it, vi } from 'vitest'
import { drawAlone } from '@/tests/rendered'
import { InLanguage } from './in-language'

const locale = vi.hoisted(() => ({ now: 'en' }))
vi.mock('next/navigation', () => ({ useParams: () => ({ locale: locale.now }) }))

async function markedIn(page: 'mn' | 'en', of: Parameters<typeof InLanguage>[0]['of']) {
  locale.now = page
  await drawAlone(
    <p>
      <InLanguage of={of} />
    </p>,
  )
  const paragraph = [...document.querySelectorAll('p')].at(-1)
  return [
    paragraph?.textContent,
    ...[...(paragraph?.children ?? [])].map((mark) => `${mark.getAttribute('lang')}: ${mark.textContent}`),
  ]
}

it('marks what of a sentence is in other letters, and nothing else', async () => {
  const sentence = 'Is “Уул уурхай 101: нээлт” of MNMA, Говь, over?'
  expect(await markedIn('en', sentence)).toEqual([sentence, 'mn: Уул уурхай 101: нээлт', 'mn: Говь'])
  expect(await markedIn('en', 'Main hall')).toEqual(['Main hall'])
  expect(await markedIn('mn', 'Их танхим')).toEqual(['Их танхим'])
})

it('marks a text by the language that it is known to be in', async () => {
  expect(await markedIn('en', { text: 'Gobi', lang: 'mn' })).toEqual(['Gobi', 'mn: Gobi'])
  expect(await markedIn('mn', { text: 'Gobi', lang: 'en' })).toEqual(['Gobi', 'en: Gobi'])
  expect(await markedIn('mn', { text: 'Говь', lang: 'mn' })).toEqual(['Говь'])
})
