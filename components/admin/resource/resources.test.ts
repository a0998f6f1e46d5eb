import { describe, expect, it } from 'vitest'
import type { Resource } from '@/lib/api/resource'
import { composedKey } from '@/lib/i18n/message-key'
import { messageText } from '@/lib/i18n/messages'
import { screenNamed } from '../screens'
import { requiredFields } from './required-fields'
import { resources } from './resources'

function textsOf({ name, list, form, choices = {}, note }: Resource): string[] {
  const fields = new Set([...Object.keys(list.columns), ...Object.keys(form.fields)])
  return [
    ...['count', 'add', 'edit', 'remove', ...(note ? ['note'] : [])].map((key) => `admin.${name}.${key}`),
    ...[...fields].map((field) => `admin.${name}.fields.${field}`),
    ...Object.entries(choices).flatMap(([field, values]) =>
      values.map((value) => `admin.${name}.choices.${field}.${value}`),
    ),
  ]
}

describe.each(Object.entries(resources))('the declared screen %s', (name, resource: Resource) => {
  it('is called as its screen', () => {
    expect(resource.name).toBe(name)
    expect(screenNamed(name)).toBeDefined()
  })

  it('has every text that it shows', () => {
    expect(textsOf(resource).filter((key) => messageText('mn', composedKey(key)) === key)).toEqual([])
  })

  it('names the record in the question before deleting', () => {
    expect(messageText('mn', composedKey(`admin.${name}.remove`), { name: 'НЭР' })).toContain('«НЭР»')
  })

  it('has values for each of its choices', () => {
    const kinds = { ...resource.list.columns, ...resource.form.fields }
    const chosen = Object.entries(kinds).filter(([, kind]) => kind === 'choice' || kind === 'socialIcon')
    expect(chosen.map(([field]) => field).filter((field) => !resource.choices?.[field]?.length)).toEqual([])
  })

  it('starts a new record with something for every field', () => {
    expect(Object.keys(resource.form.defaults).sort()).toEqual(Object.keys(resource.form.fields).sort())
  })
})

describe('requiredFields', () => {
  it('are those that the call refuses empty', () => {
    const { form } = resources.accounts
    const required = requiredFields(form.insert.input, Object.keys(form.fields))
    expect([...required].sort()).toEqual(['account_role', 'email', 'first_name'])
  })
})
