import type { ComponentType } from 'react'
import type { DeclaredResource, Resource } from '@/lib/platform/api/resource'
import type { ListUrl } from '../list/list-url'
import type { FieldProps } from './field-kinds'

export type Row = Record<string, unknown> & { id: number }
/** What a component in place of the table is given. */
type OwnListProps = { resource: Resource }

/** A resource with the components of its kinds `own`: the way out for what no kind of ours shows. */
export type Bound = {
  resource: Resource
  cells?: Readonly<Record<string, ComponentType<{ row: Row }>>>
  fields?: Readonly<Record<string, ComponentType<FieldProps>>>
  /** Stands above the fields of an existing record: what is told of it and not edited. */
  About?: ComponentType<{ row: Row }>
  /** Stands beside the fields of an existing record, above those that are set there. */
  Side?: ComponentType<{ row: Row }>
  /** Pages of one record beside its form, by the parameter that opens each: `?id=7&reply=`. */
  pages?: Readonly<Record<string, ComponentType<{ id: string; url: ListUrl }>>>
  /** Stands beside the button that adds, such as an import. */
  Actions?: ComponentType<{ url: ListUrl }>
  /** In place of the whole list. */
  List?: ComponentType<OwnListProps>
}

/** The same as it is written down: its components know the rows of the list, and the record that the form opens. */
type BoundSpec<Listed, Opened> = Omit<Bound, 'resource' | 'cells' | 'About' | 'Side'> & {
  resource: DeclaredResource<Listed, Opened>
  cells?: Readonly<Record<string, ComponentType<{ row: NoInfer<Listed> }>>>
  About?: ComponentType<{ row: NoInfer<Opened> }>
  Side?: ComponentType<{ row: NoInfer<Opened> }>
}

/** Binds a resource to its components; which rows they take is checked here, and forgotten. */
export function bind<Listed, Opened>(spec: BoundSpec<Listed, Opened>): Bound {
  return spec as unknown as Bound
}

/** What a screen opens: one list with its form, or several on one page. */
export type ScreenParts = Resource | Bound | readonly (Resource | Bound)[]
/** The same, or a component of its own. */
export type ScreenContent = ScreenParts | ComponentType

/** The lists of a screen, each with its own components. */
export function boundOf(parts: ScreenParts): Bound[] {
  const all = Array.isArray(parts) ? (parts as readonly (Resource | Bound)[]) : [parts as Resource]
  return all.map((one) => ('resource' in one ? one : { resource: one }))
}

/** What stands before the names of a list in the URL, where there are several on a page. */
export function scopeOf({ resource }: Bound, all: readonly Bound[]): string {
  return all.length > 1 ? `${resource.name}.` : ''
}
