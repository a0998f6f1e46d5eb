// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { click, drawAlone } from '@/tests/rendered'
import { useRested, useWhenRested } from './use-debounced'

const done: string[] = []

function Field() {
  const [typed, setTyped] = useState('а')
  const rested = useRested(typed, 30)
  useWhenRested(typed, 30, (text) => done.push(text))
  return (
    <>
      <button onClick={() => setTyped((now) => now + 'б')}>{typed}</button>
      <output>{rested}</output>
    </>
  )
}

const shown = () => document.querySelector('output')?.textContent
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const letter = async () => {
  const button = document.querySelector('button')
  if (button) await click(button)
}

it('what is typed counts once typing rests, each pause once', async () => {
  await drawAlone(<Field />)
  await letter()
  await letter()
  expect(shown()).toBe('а')
  await act(() => wait(60))
  expect(shown()).toBe('абб')
  expect(done).toEqual(['абб'])
})
