import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { answering, draw, field, press, type } from '@/tests/rendered'
import { TextPicturesPanel } from './picture-panel'
import { listTextPictures, htmlWithoutPicture, htmlWithCaptionedPicture } from './text-pictures'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
}))

const src = `/files/${'a'.repeat(64)}/730.jpg`
const picture = (alt: string) => `<img src="${src}" alt="${alt}">`

describe('the pictures of two texts', () => {
  it('are one list, with a caption for each text that is written', () => {
    expect(listTextPictures({ text: `<p>Нэг</p>${picture('Уурхай')}`, text_en: '<p>One</p>' })).toEqual([
      { src, captions: { text: 'Уурхай', text_en: '' } },
    ])
    expect(listTextPictures({ text: `<p>Нэг</p>${picture('Уурхай')}`, text_en: '' })).toEqual([
      { src, captions: { text: 'Уурхай' } },
    ])
  })

  it('take a caption in place, and are appended to a text that lacks them', () => {
    expect(htmlWithCaptionedPicture(`${picture('')}<p>Нэг</p>`, src, 'Уурхай «А»')).toBe(
      `${picture('Уурхай «А»')}<p>Нэг</p>`,
    )
    expect(htmlWithCaptionedPicture('<p>One</p>', src, 'Mine')).toBe(`<p>One</p>${picture('Mine')}`)
  })

  it('are removed together with a paragraph that holds nothing else', () => {
    expect(htmlWithoutPicture(`<p>Нэг</p><p>${picture('')}</p>`, src)).toBe('<p>Нэг</p>')
  })
})

it('an English caption is written for a picture of the Mongolian text; removing takes it out of both', async () => {
  let now = { text: '', text_en: '' }
  function Form() {
    const [texts, setTexts] = useState({ text: `<p>Нэг</p>${picture('Уурхай')}`, text_en: '<p>One</p>' })
    now = texts
    return (
      <TextPicturesPanel
        texts={texts}
        onChange={(name, html) => setTexts((before) => ({ ...before, [name]: html }))}
        idOf={(name) => name}
      />
    )
  }
  await draw(<Form />)
  expect(field('1 дугаар зургийн тайлбар').value).toBe('Уурхай')
  await type('1 дугаар зургийн тайлбар, англиар', 'Mine')
  expect(now.text_en).toBe(`<p>One</p>${picture('Mine')}`)
  await press('1 дугаар зургийг хоёр хэлний текстээс хасах')
  expect(now).toEqual({ text: '<p>Нэг</p>', text_en: '<p>One</p>' })
})

it('what a picture is, is read from its record and saved at once', async () => {
  let kind = 'drawing'
  const calls = answering({
    'GET /admin/get/picture-kind': () => ({ body: { picture_kind: kind } }),
    'POST /admin/update/picture-kind': ({ picture_kind }) => {
      kind = String(picture_kind)
      return { body: {} }
    },
  })
  await draw(
    <TextPicturesPanel
      texts={{ text: picture('Уурхай'), text_en: '' }}
      onChange={() => undefined}
      idOf={(name) => name}
    />,
  )
  const select = () => document.querySelector('select')
  await vi.waitFor(() => expect(select()?.value).toBe('drawing'))
  await act(async () => {
    const kindSelect = select()
    if (kindSelect) kindSelect.value = 'map'
    kindSelect?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await vi.waitFor(() => expect(select()?.value).toBe('map'))
  expect(calls).toContainEqual({
    route: 'POST /admin/update/picture-kind',
    input: { url: src, picture_kind: 'map' },
  })
})
