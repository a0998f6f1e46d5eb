import { describe, expect, it } from 'vitest'
import { columnOptions, fieldOptions, fieldsOf, type Resource } from '@/lib/platform/api/resource'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { screenContents } from '../../back-office/screen-contents'
import { screens } from '../../back-office/screens'
import { boundResourcesOf, type BoundResource } from './bound'
import { fixedValues, valueNamesOf } from './form-values'
import { requiredFieldMessages } from '@/lib/platform/api/required-fields'

/** Every declared list of every screen; the address of a new record shows another screen's form. */
const declaredLists = (
  await Promise.all(
    screens
      .filter(({ opensNew }) => !opensNew)
      .map(async ({ name }) => {
        const content = await screenContents[name]?.()
        const all = content === undefined || typeof content === 'function' ? [] : boundResourcesOf(content)
        return all.map((bound) => ({ screen: name, isAlone: all.length === 1, ...bound }))
      }),
  )
).flat()

const fieldsIn = ({ form }: Resource) =>
  form ? valueNamesOf(Object.entries(form.fields).map(([name, spec]) => [name, fieldOptions(spec)])) : []

function textsOf({ resource, List }: BoundResource): string[] {
  const { name, list, form, remove, choices = {}, note } = resource
  const visibleFields = new Set([
    ...(List ? [] : Object.keys(list.columns)),
    ...fieldsIn(resource),
    ...Object.keys(list.filters ?? {}),
  ])
  const hintedFields = Object.entries(form?.fields ?? {}).filter(([, spec]) => fieldOptions(spec).hint)
  return [
    'count',
    ...(form?.insert ? ['add'] : []),
    ...(form?.update ? ['edit'] : []),
    ...(remove ? ['remove'] : []),
    ...(note ? ['note'] : []),
    ...(list.namedByPlace ? ['rowName'] : []),
    ...[...visibleFields].map((field) => `fields.${field}`),
    ...hintedFields.map(([field]) => `hints.${field}`),
    ...Object.entries(choices).flatMap(([field, values]) =>
      values.map((value) => `choices.${field}.${value}`),
    ),
  ].map((key) => `admin.${name}.${key}`)
}

it('some screens are declared', () => {
  expect(declaredLists.length).toBeGreaterThan(5)
})

describe.each(declaredLists.map((bound) => [bound.resource.name, bound] as const))(
  'the declared list %s',
  (name, bound) => {
    const { resource, isAlone, screen } = bound
    const { list, form, remove, choices, order } = resource

    it('is called as its screen, or has a title among the others there', () => {
      const titleOf = (of: string) => messageText('mn', asMessageKey(`admin.screens.${of}`))
      // Several sites share a resource, each with a separate screen.
      if (isAlone) expect(titleOf(name)).toBe(titleOf(screen))
      else expect(messageText('mn', asMessageKey(`admin.${name}.title`))).not.toBe(`admin.${name}.title`)
    })

    it('has every text that it shows', () => {
      expect(textsOf(bound).filter((key) => messageText('mn', asMessageKey(key)) === key)).toEqual([])
    })

    it('asks before deleting', () => {
      if (remove)
        expect(messageText('mn', asMessageKey(`admin.${name}.remove`), { name: 'НЭР' })).toMatch(
          /(устгах уу|устгахдаа итгэлтэй байна уу)\?$/,
        )
    })

    it('has values for each of its choices', () => {
      const kinds = [
        ...Object.entries(list.columns).map(([key, spec]) => [key, columnOptions(spec).kind]),
        ...Object.entries(form?.fields ?? {}).map(([key, spec]) => [key, fieldOptions(spec).kind]),
        ...Object.entries(list.filters ?? {}).map(([key, { from }]) => [key, from ? 'select' : 'choice']),
      ]
      const choiceFields = kinds
        .filter(([, kind]) => kind === 'choice' || kind === 'socialIcon')
        .map(([key]) => key ?? '')
      expect(choiceFields.filter((field) => !choices?.[field]?.length)).toEqual([])
    })

    it('brings a component for each of its custom kinds', () => {
      const listOwn = (specs: object, kindOf: (spec: never) => string) =>
        Object.entries(specs).flatMap(([key, spec]) => (kindOf(spec as never) === 'own' ? [key] : []))
      expect(listOwn(list.columns, (spec) => columnOptions(spec).kind)).toEqual(
        Object.keys(bound.cells ?? {}),
      )
      expect(listOwn(form?.fields ?? {}, (spec) => fieldOptions(spec).kind)).toEqual(
        Object.keys(bound.fields ?? {}),
      )
    })

    it('leads from its form to what was done to its record', () => {
      if (form?.update) expect(resource.kind).toBeDefined()
    })

    it('opens a record by its own id and saves it by its version, where it can be changed', () => {
      if (!form?.update) return
      expect(form.record?.path).toMatch(/\/id$/)
      expect(
        form.update.input.safeParse({ version: 'x' }).error?.issues.map(({ path }) => path[0]),
      ).toContain('version')
    })

    it('shows each file of its form by the rule of the call', () => {
      for (const [isNew, call] of [
        [true, form?.insert],
        [false, form?.update],
      ] as const) {
        if (!form || !call) continue
        const files = fieldsOf(form, isNew).filter(([, { kind }]) =>
          ['image', 'images', 'pdf', 'video'].includes(kind),
        )
        for (const [field] of files) expect(call.files).toHaveProperty(field)
      }
    })

    it('says what its writes make stale, its own list among it', () => {
      const route = `GET ${list.call.path}`
      for (const call of [form?.insert, form?.update, remove, order?.call]) {
        if (call) expect(call.invalidates).toContain(route)
      }
    })

    it('searches in the call, and sorts there where the list has pages', () => {
      const bad = list.call.input.safeParse({ sort: '\u0000', term: '\u0000' }).error?.issues ?? []
      const refusedFields = bad.map(({ path }) => path[0])
      if (list.search) expect(refusedFields).toContain('term')
      if (!list.pageSizes) return
      if (list.sorts) expect(refusedFields).toContain('sort')
      for (const sort of list.sorts ?? []) {
        expect(list.call.input.safeParse({ sort: `-${sort}` }).success, sort).toBe(true)
      }
    })
  },
)

it.each([
  ['presidents', 'council', 'office', 'auditors', 'boardMembers', 'mainMembers', 'logos', 'companies'],
])('asks of people, logos and member companies as the specification words it', (...names) => {
  for (const name of names)
    expect(messageText('mn', asMessageKey(`admin.${name}.remove`), { name: 'НЭР' }), name).toBe(
      'НЭР-г устгах уу?',
    )
})

it('the address of the office shows a note that the map is drawn for it', () => {
  const contact = declaredLists.find(({ resource }) => resource.name === 'contactTexts')?.resource
  expect(contact?.note).toBe(true)
  expect(messageText('mn', asMessageKey('admin.contactTexts.note'))).toContain('бүдүүвч зураг')
})

describe('requiredFieldMessages', () => {
  it('are those that the call refuses empty, each with its message', () => {
    const accounts = declaredLists.find(({ screen }) => screen === 'accounts')?.resource
    const insert = accounts?.form?.insert
    expect(insert).toBeDefined()
    const required = insert && requiredFieldMessages(insert.input, Object.keys(accounts.form?.fields ?? {}))
    expect([...(required?.keys() ?? [])].sort()).toEqual(['account_role', 'email', 'first_name'])
    expect(required?.get('email')?.key).toBe('validation.account.email')
  })

  it('are those of the kind that a list is fixed to', () => {
    const listRequired = (name: string) => {
      const { form } = declaredLists.find(({ resource }) => resource.name === name)?.resource ?? {}
      if (!form?.insert) return []
      const required = requiredFieldMessages(
        form.insert.input,
        Object.keys(form.fields),
        fixedValues(form, undefined),
      )
      return [...required.keys()].sort()
    }
    expect(listRequired('presidents')).toEqual(['image', 'name', 'years_of_work'])
    expect(listRequired('council')).toEqual(['company', 'image', 'name', 'position'])
    expect(listRequired('auditors')).toEqual(['image', 'name'])
  })
})
