import { describe, expect, test } from 'vitest'
import { projectItems } from '@/lib/content/menu/fixed-items'
import { demoLogos } from './content/logos'
import { demoCompanies } from './directory/companies'
import { demoPeople as demoConsultants } from './directory/people'
import { demoDays, demoEditions, demoHalls } from './event/editions'
import { demoNews } from './news/list'
import { demoPages } from './pages/list'

/** A number of records, and the words behind the number that stands for it in texts. */
const counts: readonly { what: string; count: number; pattern: RegExp }[] = [
  {
    what: 'members of the board',
    count: demoLogos.filter(({ board }) => board).length,
    pattern: /(?:Удирдах зөвлөл|>Board):<\/strong> (\d+)/g,
  },
  {
    what: 'committees',
    count: new Set(demoLogos.flatMap(({ committees = [] }) => committees)).size,
    pattern: /(?<!\d)(\d+) хороо(?![а-яөү])|Committees:<\/strong> (\d+)/g,
  },
  {
    what: 'projects and programmes',
    count: projectItems.length,
    pattern: /(?:Төсөл, хөтөлбөр|Projects and programmes):<\/strong> (\d+)/g,
  },
]

describe('the figures of the demo', () => {
  const pageTexts = demoPages.map(({ text, text_en }) => `${text}\n${text_en}`).join('\n')
  test.each(counts)('say of the $what what the records say', ({ count, pattern }) => {
    const numbers = [...pageTexts.matchAll(pattern)].map(([, number, other]) => Number(number ?? other))
    expect(numbers.length).toBeGreaterThanOrEqual(2)
    expect(new Set(numbers)).toEqual(new Set([count]))
  })

  test('promise no more listings than the directory has, and add up', () => {
    const item = demoNews.find(({ mn }) => mn.title.startsWith('Бизнес лавлах 50'))
    for (const text of [item?.mn, item?.en]) {
      const number = Number(/\d+/.exec(text?.figure ?? '')?.[0])
      expect(number).toBeGreaterThan(0)
      expect(number).toBeLessThanOrEqual(demoCompanies.length + demoConsultants.length)
      const parts = [...(text?.text ?? '').matchAll(/: (\d+)<\/li>/g)].map(([, part]) => Number(part))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(number)
    }
  })

  test('of the event are its days and halls', () => {
    const live = demoEditions.find(({ is_current }) => is_current)
    const ofLive = ({ event_id }: { event_id: number }) => event_id === live?.id
    const words = ['тэг', 'нэг', 'хоёр', 'гурван', 'дөрвөн', 'таван']
    const english = ['no', 'one', 'two', 'three', 'four', 'five']
    const [days, halls] = [demoDays, demoHalls].map((rows) => rows.filter(ofLive).length)
    expect(live?.about?.toLowerCase()).toContain(`${words[days ?? 0]} өдөр ${words[halls ?? 0]} танхимд`)
    expect(live?.about_en).toMatch(new RegExp(`${english[days ?? 0]} days .* ${english[halls ?? 0]} halls`))
  })

  test('of a story are the same in both languages', () => {
    const numbersOf = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => number)
    const stories = demoNews.filter(({ mn, en }) => mn.figure && en)
    expect(stories.length).toBeGreaterThan(10)
    for (const { mn, en } of stories)
      expect(numbersOf(en?.figure ?? ''), mn.title).toEqual(numbersOf(mn.figure ?? ''))
  })
})
