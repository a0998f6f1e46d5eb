import type * as z from 'zod'
import type { Call } from './call'

/** How a column shows its value. A small closed set: what needs more is a page of its own. */
export type ColumnKind = 'text' | 'email' | 'link' | 'choice' | 'socialIcon'
/** How a field takes its value. */
export type FieldKind = 'text' | 'email' | 'phone' | 'link' | 'choice' | 'socialIcon'

type RowsOf<L extends Call, N> = N extends keyof z.output<L['answer']>
  ? z.output<L['answer']>[N] extends (infer Row)[]
    ? Row
    : never
  : never
type KeyOf<T> = Extract<keyof T, string>

/**
 * A screen that is a list, a form and a deletion with a question, declared. Its texts are
 * `admin.<name>.{count, add, edit, remove}` and `admin.<name>.fields.<field>`, of a choice
 * `admin.<name>.choices.<field>.<value>`, and with `note` also `admin.<name>.note`.
 */
export type Resource = {
  name: string
  list: {
    call: Call
    /** The answer's key that holds the rows. */
    rows: string
    columns: Readonly<Record<string, ColumnKind>>
    /** The column that names a row: the heading of its card on a phone, and the name in questions. */
    heading: string
    /** The page sizes on offer, the default one first; none for a list without pages. */
    pageSizes?: readonly number[]
  }
  form: {
    fields: Readonly<Record<string, FieldKind>>
    /** What a new record's form starts with. */
    defaults: Readonly<Record<string, string | number>>
    insert: Call
    update: Call
  }
  remove: Call
  /** The values of the fields and columns of kind `choice`. */
  choices?: Readonly<Record<string, readonly (string | number)[]>>
  /** Whether a note stands above the list. */
  note?: true
}

/** Declares a resource; columns must be in the list's rows, fields in the insert's input. */
export function resource<const N extends string, L extends Call, I extends Call>(
  spec: Omit<Resource, 'list' | 'form'> & {
    list: Omit<Resource['list'], 'call' | 'rows' | 'columns' | 'heading'> & {
      call: L
      rows: N
      columns: Readonly<Partial<Record<KeyOf<RowsOf<L, N>>, ColumnKind>>>
      heading: KeyOf<RowsOf<L, N>>
    }
    form: Omit<Resource['form'], 'fields' | 'insert'> & {
      insert: I
      fields: Readonly<Partial<Record<KeyOf<z.output<I['input']>>, FieldKind>>>
    }
  },
): Resource {
  return spec as Resource
}
