import { describe, expectTypeOf, it } from 'vitest'
import { callApi, makeCall, upload } from '@/lib/wiring/calls/client'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { categoryCalls } from '@/lib/directory/categories/calls'
import { companyCalls } from '@/lib/directory/companies/calls'
import { newsCalls } from '@/lib/content/news/calls'
import type { Write, useRead } from './calls'
import type { useFormRecord } from './form-record'
import type { useRemove } from './list/use-remove'

/** Takes a line that only the compiler checks: a line marked as an error must not compile. It never runs. */
const never = (_: () => unknown) => undefined

type Rename = typeof categoryCalls.updateDirectoryCategory

describe('the client of the table', () => {
  it('knows the path, the input and the answer of a call by its route', () => {
    never(() => callApi('GET /client/get/social-links', {}))
    // @ts-expect-error there is no such path
    never(() => callApi('GET /client/get/social-link', {}))
    // @ts-expect-error it takes files, so it is an upload
    never(() => callApi('POST /admin/insert/news', {}))
    // @ts-expect-error its picture is a file
    never(() => upload('POST /yellow-page/upload/logo', { image: '/files/a' }))
  })

  it('knows the same of a call of the office', () => {
    never(() => makeCall(categoryCalls.getDirectoryCategory, { id: 7 }))
    // @ts-expect-error its key is called id
    never(() => makeCall(categoryCalls.getDirectoryCategory, { cid: 7 }))
    // @ts-expect-error a key that it does not know
    never(() => makeCall(categoryCalls.getDirectoryCategory, { id: 7, language: 'mn' }))
    // @ts-expect-error an order that the list does not have
    never(() => makeCall(newsCalls.listAdminNews, { sort: 'publisher' }))
    // @ts-expect-error a file is no text
    never(() => makeCall(companyCalls.uploadListingLogo, { image: 'logo.png' }))
    never(() => makeCall(companyCalls.uploadListingLogo, { image: null }))
  })

  it('offers nothing for an unknown call: a declared screen has a separate client', () => {
    expectTypeOf<InputOf<Call>>().toBeNever()
  })
})

describe('what the office reads and writes', () => {
  it('is typed by the table', () => {
    expectTypeOf<Parameters<Write<Rename>>[0]>().toEqualTypeOf<InputOf<Rename>>()
    expectTypeOf<ReturnType<Write<Rename>>>().resolves.toEqualTypeOf<AnswerOf<Rename>>()
    expectTypeOf<Parameters<typeof useRead<Rename>>[1]>().toEqualTypeOf<InputOf<Rename>>()
    expectTypeOf<Parameters<typeof useFormRecord<Rename>>[1]>().toEqualTypeOf<InputOf<Rename>>()
    expectTypeOf<Parameters<NonNullable<ReturnType<typeof useRemove<Rename>>>>[0]>().toEqualTypeOf<
      InputOf<Rename>
    >()
  })

  it('refuses a key that is none', () => {
    const write = null as Write<Rename> | null
    never(() => write?.({ id: 7, version: 3, name: 'Нүүрс', name_en: 'Coal' }))
    // @ts-expect-error the Mongolian name is called name
    never(() => write?.({ id: 7, version: 3, name_mn: 'Нүүрс' }))
    // @ts-expect-error nobody knows what this is
    never(() => write?.({ id: 7, name: 'Нүүрс', nameEn: 'Coal' }))
  })
})
