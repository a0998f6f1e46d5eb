'use client'

import { useTranslations } from 'next-intl'
import type { FilterSpec, Resource } from '@/lib/platform/api/resource'
import { useTextByKey, useHasText } from '../composed-texts'
import type { ListUrl } from '../list/list-url'
import { SearchField } from '../list/search-field'
import { type Option, useOptions } from './select-field'
import { ToolSelect } from '../list/tool'

type Props = { resource: Resource; url: ListUrl }

/** The search field and the filters of a declared list. */
export function ListTools({ resource, url }: Props) {
  const t = useTranslations('admin.list')
  const say = useTextByKey()
  const has = useHasText()
  const { name, list } = resource
  const searchKey = `admin.${name}.search`
  return (
    <>
      {list.search && <SearchField label={has(searchKey) ? say(searchKey) : t('search')} url={url} />}
      {Object.entries(list.filters ?? {}).map(([filter, spec]) => {
        const props = { filter, spec, resource, url }
        return spec.from ? (
          <SourceFilter key={filter} {...props} from={spec.from} />
        ) : (
          <ChoiceFilter key={filter} {...props} />
        )
      })}
    </>
  )
}

type FilterProps = Props & { filter: string; spec: FilterSpec }

function ChoiceFilter(props: FilterProps) {
  const { filter, resource } = props
  const say = useTextByKey()
  const options = (resource.choices?.[filter] ?? []).map((value) => ({
    value: String(value),
    label: say(`admin.${resource.name}.choices.${filter}.${value}`),
  }))
  return <DeclaredListFilter {...props} options={options} />
}

function SourceFilter({ from, ...props }: FilterProps & { from: NonNullable<FilterSpec['from']> }) {
  return <DeclaredListFilter {...props} options={useOptions(from) ?? []} />
}

/** A filter of the list; a change leads to the first page of results. */
function DeclaredListFilter({ filter, spec, resource, url, options }: FilterProps & { options: Option[] }) {
  const t = useTranslations()
  const say = useTextByKey()
  const standard = options.find(({ isStandard }) => isStandard)?.value ?? spec.byDefault ?? ''
  return (
    <ToolSelect
      label={say(`admin.${resource.name}.fields.${filter}`)}
      value={url.get(filter) ?? standard}
      onChange={({ target: { value } }) =>
        url.go({ [filter]: value === standard ? null : value, page: null })
      }
    >
      {spec.byDefault === undefined && <option value="">{t('common.all')}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ToolSelect>
  )
}
