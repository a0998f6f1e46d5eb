import type { ComponentType } from 'react'
import type { Call } from '@/lib/platform/api/call'
import type { DeclaredResource, Resource, Values } from '@/lib/platform/api/resource'
import type { ListUrl } from '../list/list-url'
import type { FieldProps } from './field-kinds'

export type Row = Record<string, unknown> & { id: number }
/** The props of a component that replaces the whole list of a screen. */
type OwnListProps = { resource: Resource }

/**
 * A resource with its own components, such as cells and fields for values that the built-in kinds cannot
 * show.
 */
export type BoundResource = {
  resource: Resource
  cells?: Readonly<Record<string, ComponentType<{ row: Row }>>>
  fields?: Readonly<Record<string, ComponentType<FieldProps>>>
  /** Shown above the fields of an existing record: facts that cannot be edited. */
  About?: ComponentType<{ row: Row }>
  /** Shown above the settings of an existing record, if its form has settings beside the content. */
  Side?: ComponentType<{ row: Row }>
  /** Shown instead of the form after a record was added: what only the answer to the addition tells. */
  Receipt?: ComponentType<{ answer: Values; onDone: () => void }>
  /** Further pages of a record. The key is the parameter that opens the page: `reply` for `?id=7&reply=`. */
  pages?: Readonly<Record<string, ComponentType<{ id: string; url: ListUrl }>>>
  /** Further actions beside the add button, such as a download. */
  Actions?: ComponentType<{ url: ListUrl }>
  /**
   * Imports a file, for those who may make the call: a button beside the add button opens the panel above the
   * list.
   */
  sheet?: { call: Call; Import: ComponentType<{ url: ListUrl }> }
  /** Replaces the whole list. */
  List?: ComponentType<OwnListProps>
}

/**
 * The declaration of a `BoundResource`: its components are typed by the list's rows and the form's record.
 */
type BoundSpec<Listed, Opened> = Omit<BoundResource, 'resource' | 'cells' | 'About' | 'Side'> & {
  resource: DeclaredResource<Listed, Opened>
  cells?: Readonly<Record<string, ComponentType<{ row: NoInfer<Listed> }>>>
  About?: ComponentType<{ row: NoInfer<Opened> }>
  Side?: ComponentType<{ row: NoInfer<Opened> }>
}

/** Binds components to a resource. Checks the types of the components' rows, and then drops these types. */
export function bindResource<Listed, Opened>(spec: BoundSpec<Listed, Opened>): BoundResource {
  return spec as unknown as BoundResource
}

/** The content of a screen: one list with its form, or several on one page. */
export type ScreenParts = Resource | BoundResource | readonly (Resource | BoundResource)[]
/** `ScreenParts`, or a component that renders the whole screen. */
export type ScreenContent = ScreenParts | ComponentType

/** Returns the lists of a screen, each with its components. */
export function boundResourcesOf(parts: ScreenParts): BoundResource[] {
  const all = Array.isArray(parts) ? (parts as readonly (Resource | BoundResource)[]) : [parts as Resource]
  return all.map((one) => ('resource' in one ? one : { resource: one }))
}

/** Returns the prefix of a list's parameters in the URL; '' if the list is the only one on its page. */
export function urlScopeOf({ resource }: BoundResource, all: readonly BoundResource[]): string {
  return all.length > 1 ? `${resource.name}.` : ''
}
