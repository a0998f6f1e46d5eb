// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { click, drawAlone } from '@/tests/rendered'
import { useDebouncedText, useAfterTypingPause } from './use-debounced'

const restedTexts: string[] = []

function Field() {
  const [fieldText, setFieldText] = useState('а')
  const restedText = useDebouncedText(fieldText, 30)
  useAfterTypingPause(fieldText, 30, (text) => restedTexts.push(text))
  return (
    <>
      <button onClick={() => setFieldText((now) => now + 'б')}>{fieldText}</button>
      <output>{restedText}</output>
    </>
  )
}

const readOutput = () => document.querySelector('output')?.textContent
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const letter = async () => {
  const button = document.querySelector('button')
  if (button) await click(button)
}

it('what is typed counts once typing rests, each pause once', async () => {
  await drawAlone(<Field />)
  await letter()
  await letter()
  expect(readOutput()).toBe('а')
  await act(() => wait(60))
  expect(readOutput()).toBe('абб')
  expect(restedTexts).toEqual(['абб'])
})
