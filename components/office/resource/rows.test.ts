import { describe, expect, it } from 'vitest'
import type { Resource } from '@/lib/platform/api/resource'
import { companyResource } from '@/lib/content/members/resource'
import { accountResource } from '@/lib/office/accounts/resource'
import {
  withoutSearchAndSort,
  activeFilterValues,
  listCallInput,
  filterValueForNewRecord,
  filterAndSortRows,
  type ParamReader,
} from './rows'

const asking =
  (query: string): ParamReader =>
  (name) =>
    new URLSearchParams(query).get(name)
const rows = ['Хангай Металл', 'Говь Минерал', 'Мон Гео'].map((name, id) => ({ id, name, active: id > 0 }))
const names = (query: string, resource: Resource = companyResource) =>
  filterAndSortRows(resource, rows, asking(query)).map(({ name }) => name)

describe('the rows of a list without pages', () => {
  it('are sorted both ways by what may be sorted by', () => {
    expect(names('sort=name')).toEqual(['Говь Минерал', 'Мон Гео', 'Хангай Металл'])
    expect(names('sort=-name')).toEqual(['Хангай Металл', 'Мон Гео', 'Говь Минерал'])
    expect(names('sort=id')).toEqual(rows.map(({ name }) => name))
  })

  it('are narrowed by the filters of the list, a default one among them', () => {
    const filteredResource: Resource = {
      ...companyResource,
      list: { ...companyResource.list, filters: { active: { byDefault: 'false' } } },
    }
    expect(names('', filteredResource)).toEqual(['Хангай Металл'])
    expect(names('active=true', filteredResource)).toEqual(['Говь Минерал', 'Мон Гео'])
    expect(activeFilterValues(filteredResource, asking('active=true'))).toEqual({ active: 'true' })
  })
})

describe('the rows that are put in order', () => {
  it('are all of the list in their order, whatever search or sorting was active before', () => {
    const paramOf = withoutSearchAndSort(asking('term=бат&sort=-name&event=4'))
    expect(filterAndSortRows(companyResource, rows, paramOf).map(({ id }) => id)).toEqual([0, 1, 2])
    expect(listCallInput(companyResource, paramOf)).toEqual({})
    expect(paramOf('event')).toBe('4')
  })
})

describe('the input of a list', () => {
  it('carries the words and, with pages, the sorting that it knows', () => {
    expect(listCallInput(accountResource, asking('term=бат&sort=-email'))).toEqual({
      term: 'бат',
      sort: '-email',
    })
    expect(listCallInput(accountResource, asking('sort=phone_number'))).toEqual({})
    expect(listCallInput(companyResource, asking('term=бат&sort=-name'))).toEqual({ term: 'бат' })
  })
})

describe('a filter that the call is asked for', () => {
  const filteredResource: Resource = {
    ...companyResource,
    list: {
      ...companyResource.list,
      filters: { event: { byDefault: 'live', isAsked: true, holdsNew: true }, active: {} },
    },
  }

  it('goes along in a list without pages, by its default where nothing was chosen', () => {
    expect(listCallInput(filteredResource, asking(''))).toEqual({ event: 'live' })
    expect(listCallInput(filteredResource, asking('event=4&active=true'))).toEqual({ event: '4' })
  })

  it('leaves its rows as the call answers them', () => {
    expect(names('event=4&active=true', filteredResource)).toEqual(['Говь Минерал', 'Мон Гео'])
  })

  it('is what a new record belongs to', () => {
    expect(filterValueForNewRecord(filteredResource, asking('event=4'))).toBe('4')
    expect(filterValueForNewRecord(filteredResource, asking(''))).toBe('')
    expect(filterValueForNewRecord(companyResource, asking('event=4'))).toBe('')
  })
})
