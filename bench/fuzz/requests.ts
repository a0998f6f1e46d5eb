import fc, { type Arbitrary } from 'fast-check'
import { pictureBytes } from '@/tests/factories/rows'
import type { Operation } from './operations'
import { type Json, validValues } from './values'

export type Input = Json

/** The input that a call takes: fields by the document, files as what they are for `bodyOf`. */
export function validInputs({ input, files }: Operation): Arbitrary<Input> {
  const fields = Object.entries(input.properties).map(([name, schema]) => [
    name,
    name in files ? fc.constant(new SentFile(files[name] ?? '')) : validValues(schema),
  ])
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: input.required,
  })
}

/** Stands for a file of one of these media types. */
export class SentFile {
  constructor(readonly mediaTypes: string) {}
}

const picture = await pictureBytes()
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\u0000\u0000\u0002\u0000isomiso2'),
  Buffer.alloc(64),
])
const bytesOf = ({ mediaTypes }: SentFile): Buffer => {
  if (mediaTypes.includes('image/')) return picture
  if (mediaTypes.includes('application/pdf')) return Buffer.from('%PDF-1.7\nx\n%%EOF')
  if (mediaTypes.includes('video/')) return film
  return Buffer.from('а,б\n1,2\n')
}

type Body = { headers: Record<string, string>; body: BodyInit | null; query: string }

/** Returns the query and the body in which the input of a call travels. */
export function bodyOf({ sentAs }: Operation, input: Input): Body {
  if (sentAs === 'query') return { headers: {}, body: null, query: queryOf(input) }
  if (sentAs === 'json')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input), query: '' }
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof SentFile) form.append(name, new Blob([new Uint8Array(bytesOf(value))]), 'файл.bin')
    else if (value !== undefined) form.append(name, textOf(value))
  }
  return { headers: {}, body: form, query: '' }
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

function queryOf(input: Input): string {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const parts = fields.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
