import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { answering, draw, press } from '@/tests/rendered'
import { ImageField } from './image-field'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
}))

it('asks the server of no picture that it has not stored', async () => {
  const calls = answering({})
  function Form() {
    const [value, setValue] = useState<File | null | undefined>(
      () => new File(['x'], 'уурхай.png', { type: 'image/png' }),
    )
    return (
      <ImageField
        id="image"
        label="Зураг"
        rule={{ kinds: ['image'], storage: 'public', fileBytesMax: 1_000 }}
        value={value}
        onChange={setValue}
        onRefuse={() => undefined}
        action={<button onClick={() => setValue(undefined)}>Хадгалсан</button>}
        asksKind
      />
    )
  }
  await draw(<Form />)
  expect(document.querySelector('select')).not.toBeNull()
  await press('Хадгалсан')
  expect(document.querySelector('select')).toBeNull()
  expect(calls).toEqual([])
})
