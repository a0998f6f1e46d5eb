import { describe, expect, it } from 'vitest'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { officeRequestForm } from './schema'

const validForm = {
  name: 'Бат Болд',
  email: 'bat@test.example',
  phone_number: '9911 2233',
  business_type: 'Хайгуул',
  codex_request: 'true',
  website: '',
  lang: 'mn',
}
const keysOf = (values: Record<string, unknown>) => {
  const { error } = officeRequestForm.safeParse(values)
  return error ? firstMessagePerField(error).map(({ path, key }) => [path, key]) : []
}

describe('the check of a request in the browser', () => {
  it('asks for the fields in the order of the specification', () => {
    expect(keysOf({ website: '', lang: 'mn' })).toEqual([
      ['name', 'validation.officeRequest.name'],
      ['email', 'validation.officeRequest.email'],
      ['phone_number', 'validation.officeRequest.phone'],
      ['business_type', 'validation.officeRequest.businessType'],
      ['member_request', 'validation.officeRequest.purpose'],
    ])
  })

  it('takes what the server takes, and refuses what it refuses', () => {
    expect(keysOf(validForm)).toEqual([])
    expect(keysOf({ ...validForm, email: 'bat@test' })).toEqual([['email', 'validation.email']])
    expect(keysOf({ ...validForm, name: 'https://prize.example' })).toEqual([
      ['name', 'validation.officeRequest.nameOnly'],
    ])
  })
})
