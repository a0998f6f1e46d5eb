import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, drawAlone } from '@/tests/rendered'
import { useDebouncedText, useAfterTypingPause } from './use-debounced'

const restedTexts: string[] = []
/** Far longer than two presses take on a busy machine. */
const pauseMilliseconds = 1_000

function Field() {
  const [fieldText, setFieldText] = useState('а')
  const restedText = useDebouncedText(fieldText, pauseMilliseconds)
  useAfterTypingPause(fieldText, pauseMilliseconds, (text) => restedTexts.push(text))
  return (
    <>
      <button onClick={() => setFieldText((now) => now + 'б')}>{fieldText}</button>
      <output>{restedText}</output>
    </>
  )
}

const readOutput = () => document.querySelector('output')?.textContent
const letter = async () => {
  const button = document.querySelector('button')
  if (button) await click(button)
}

it('what is typed counts once typing rests, each pause once', async () => {
  await drawAlone(<Field />)
  await letter()
  await letter()
  expect(readOutput()).toBe('а')
  await act(() => vi.waitFor(() => expect(restedTexts).not.toEqual([]), { timeout: 10_000 }))
  expect(readOutput()).toBe('абб')
  expect(restedTexts).toEqual(['абб'])
})
