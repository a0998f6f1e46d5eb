import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '@/messages/mn.json'
import { button, drawAlone } from '@/tests/rendered'
import { ToastProvider, useToast } from './toast'

afterEach(() => vi.useRealTimers())

function Teller() {
  const show = useToast()
  return (
    <>
      <button onClick={() => show('Нэмлээ.', { links: <a href="/mm">Харах</a> })}>tell</button>
      <button onClick={() => show('Болсонгүй.', { kind: 'danger' })}>fail</button>
    </>
  )
}

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
const isTold = (text: string) => document.body.textContent.includes(text)
const draw = async () => {
  await drawAlone(
    <NextIntlClientProvider locale="mn" messages={messages} timeZone="Asia/Ulaanbaatar">
      <ToastProvider>
        <Teller />
      </ToastProvider>
    </NextIntlClientProvider>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

it('a message with a link is shown for three seconds, a failure for five', async () => {
  await draw()
  await act(async () => button('tell').click())
  await act(async () => button('fail').click())
  await pass(2_900)
  expect(isTold('Нэмлээ.')).toBe(true)
  await pass(200)
  expect([isTold('Нэмлээ.'), isTold('Болсонгүй.')]).toEqual([false, true])
  await pass(2_000)
  expect(isTold('Болсонгүй.')).toBe(false)
})

it('it stays while it is hovered or has the focus, whichever ends last', async () => {
  await draw()
  await act(async () => button('tell').click())
  const link = button('Харах')
  await act(async () => {
    link.focus()
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await act(async () => void link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  await pass(9_000)
  expect(isTold('Нэмлээ.')).toBe(true)
  await act(async () => link.blur())
  await pass(3_100)
  expect(isTold('Нэмлээ.')).toBe(false)
})
