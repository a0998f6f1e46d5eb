import { act } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import type { RecordForm } from '../form/use-record-form'
import { answering, draw } from '@/tests/rendered'
import { WritingHelp } from './writing-help'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
}))

const fields = [
  { name: 'title', lang: 'mn', isRich: false, label: 'Гарчиг' },
  { name: 'text', lang: 'mn', isRich: true, label: 'Агуулга' },
] as const

it('shows what a mistyped word should be, and asks for each word once', async () => {
  const calls = answering({
    'GET /admin/get/misspelled-words': ({ words }) => ({
      body: {
        slips: String(words).includes('туршлга') ? [{ word: 'туршлга', better: 'туршлага' }] : [],
      },
    }),
  })
  let setText: (text: string) => void = () => undefined
  let values = { title: 'Уурхайн туршлга' }
  function Screen() {
    const form = useForm({ defaultValues: values })
    setText = (text) => form.setValue('title', text)
    values = form.watch()
    const record = { form, focus: vi.fn(), slipExcerptsRef: { current: [] } } as unknown as RecordForm<
      typeof values
    >
    return <WritingHelp record={record} fields={[fields[0]]} />
  }
  await draw(<Screen />)
  const waitForText = (text: string) =>
    vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(document.querySelector('main')?.textContent).toContain(text)
    }, 5_000)
  await waitForText('туршлга → туршлага')
  await act(async () => setText('Уурхайн туршлга, нүүрс'))
  await waitForText('туршлга → туршлага')
  await vi.waitFor(
    () => expect(calls.map(({ input }) => input.words)).toEqual(['туршлга уурхайн', 'нүүрс']),
    5_000,
  )
})

it('corrects a slip by one press, goes to the field of another, and is gone without any', async () => {
  let values = { title: 'уул  уурхай', text: '<p>"Зэс"</p>' }
  const focus = vi.fn()
  function Screen() {
    const form = useForm({ defaultValues: values })
    values = form.watch()
    const record = { form, focus, slipExcerptsRef: { current: [] } } as unknown as RecordForm<typeof values>
    return <WritingHelp record={record} fields={fields} />
  }
  await draw(<Screen />)
  const buttons = (text: string) =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === text)
  const click = (button: HTMLElement | undefined) => act(async () => button?.click())
  /** Waits until typing has rested, and the rules have been applied. */
  const waitForSlips = (count: number) =>
    vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(document.querySelectorAll('main li')).toHaveLength(count)
      expect(buttons('Засах').filter(({ disabled }) => disabled)).toEqual([])
    }, 3_000)

  await waitForSlips(2)
  await click(buttons('Талбар: Агуулга')[0])
  expect(focus).toHaveBeenCalledWith('text')
  await click(buttons('Засах')[0])
  expect(values.title).toBe('уул уурхай')
  await waitForSlips(1)
  await click(buttons('Засах')[0])
  expect(values.text).toBe('<p>«Зэс»</p>')
  await waitForSlips(0)
})
