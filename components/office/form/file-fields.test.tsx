import { act } from 'react'
import { useController } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { FileRule } from '@/lib/platform/api/call'
import { draw, press } from '@/tests/rendered'
import { ImagesField, type ImageItem } from '../media/images-field'
import { MediaField } from '../media/media-field'
import { ImageField } from './image-field'
import { type RecordForm, useRecordForm } from './use-record-form'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

type Values = { image: File | null | undefined; pdf: File | null | undefined; images: readonly ImageItem[] }

const picture: FileRule = { kinds: ['image'], storage: 'public', fileBytesMax: 10 }
const pdf: FileRule = { kinds: ['pdf'], storage: 'public', fileBytesMax: 10 }
const onlyPicture = 'Зөвхөн JPG эсвэл PNG зураг сонгоно уу.'
const onlyPdf = 'Зөвхөн PDF файл сонгоно уу.'

const file = (name: string, type: string, bytes = 1) => new File(['x'.repeat(bytes)], name, { type })
const [png, zip] = [file('нэг.png', 'image/png'), file('бичиг.zip', 'application/zip')]

function Fields({ record }: { record: RecordForm<Values> }) {
  const { control } = record.form
  const image = useController({ control, name: 'image' }).field
  const document = useController({ control, name: 'pdf' }).field
  const images = useController({ control, name: 'images' }).field
  const common = (name: keyof Values) => ({
    ...{ id: name, label: name, error: record.errorOf(name), progress: null },
    onRefuse: (message: string) => void record.refuse(name, message),
  })
  return (
    <>
      <ImageField {...common('image')} rule={picture} value={image.value} onChange={image.onChange} />
      <MediaField
        {...common('pdf')}
        kind="pdf"
        rule={pdf}
        storedFile={{ url: undefined, fileName: undefined }}
        value={document.value}
        onChange={document.onChange}
      />
      <ImagesField {...common('images')} rule={picture} value={images.value} onChange={images.onChange} />
    </>
  )
}

function Form() {
  const record = useRecordForm<Values, object>({
    schema: z.object({ title: z.string({ error: 'validation.required' }) }),
    defaults: { image: undefined, pdf: undefined, images: [] },
    toInput: (values) => values,
    save: () => Promise.resolve(),
  })
  return (
    <>
      <Fields record={record} />
      <button onClick={() => void record.save()}>save</button>
    </>
  )
}

async function choose(id: string, ...files: File[]): Promise<void> {
  const input = document.getElementById(id) as HTMLInputElement
  await act(async () => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
  })
}
const saidOf = (id: string) => document.getElementById(`${id}-error`)?.textContent ?? ''

beforeEach(() => draw(<Form />))

describe.each([
  { state: 'before the form was tried', isTried: false },
  { state: 'after the form was tried', isTried: true },
])('a field of files, $state', ({ isTried }) => {
  beforeEach(async () => {
    if (isTried) await press('save')
  })

  it.each([
    ['image', onlyPicture, png],
    ['pdf', onlyPdf, file('тайлан.pdf', 'application/pdf')],
    ['images', `«${zip.name}»: ${onlyPicture}`, png],
  ])('%s says what was wrong until a right one is chosen', async (id, message, right) => {
    await choose(id, zip)
    expect(saidOf(id)).toBe(message)
    await choose(id, right)
    expect(saidOf(id)).toBe('')
  })

  it('takes the right ones of several, and names each wrong one with its reason', async () => {
    await choose('images', zip, png, file('том.png', 'image/png', 11), file('хоёр.png', 'image/png'))
    expect(document.querySelectorAll('ol img')).toHaveLength(2)
    expect(saidOf('images').split('\n')).toEqual([
      `«${zip.name}»: ${onlyPicture}`,
      expect.stringContaining('«том.png»: Файл хэтэрхий том байна.'),
    ])
  })
})
