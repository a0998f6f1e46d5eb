import type * as z from 'zod'
import type { ActivityKind } from '@/lib/platform/records/schema'
import type { LivePage } from '@/lib/platform/site/live-page'
import type { AnswerOf, Call, InputOf } from './call'
import type { createdPreview, PreviewSpec } from './preview'

/** How a column shows its value; `own` is a component of the screen. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'email'
  | 'mailto'
  | 'phone'
  | 'link'
  | 'choice'
  | 'socialIcon'
  | 'switch'
  | 'image'
  | 'file'
  | 'languages'
  | 'own'

export type ColumnOptions = {
  kind: ColumnKind
  /** The row's key of the picture that is shown before the text. */
  picture?: string
  width?: string
  /**
   * On a phone the column is shown in the second line of its row, under the heading; the other columns appear
   * when the row is opened.
   */
  brief?: true
}
export type ColumnSpec = ColumnKind | ColumnOptions

/** A read whose rows are the options of a field. */
export type OptionSource = {
  call: Call
  input?: Readonly<Record<string, string | number>>
  /** `rows`: the answer's key of the rows; `value`, `label`: a row's keys of the option's value and name. */
  rows: string
  value: string
  label: string
  /** The key of a field that is true in one row only: a filter with these options starts with that row. */
  standard?: string
}

/** Kinds that have no options besides the common ones. */
type PlainFieldKind =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'email'
  | 'phone'
  | 'link'
  | 'choice'
  | 'switch'
  | 'socialIcon'
export type FieldKind =
  PlainFieldKind | 'select' | 'search' | 'image' | 'images' | 'pdf' | 'video' | 'bilingual' | 'own'

type CommonOptions = {
  /** Shows a line of help under the field, the text `admin.<name>.hints.<field>`. */
  hint?: true
  /** The field takes the whole width of the form. */
  wide?: true
  /** Whether the form of this record has the field, if not every record has it. */
  isFor?: (record: Values) => boolean
}
export type FieldOptions = CommonOptions &
  (
    | { kind: PlainFieldKind | 'own' }
    | { kind: 'select'; from: OptionSource }
    /**
     * One of the rows that the read finds for a typed `term`, because a select could not list all of them.
     * `nameKey`: the record's key under which the name of the chosen row is found.
     */
    | { kind: 'search'; from: OptionSource; nameKey: string }
    /**
     * `stored`: the record's key of the stored file's address, if it is not the field's own name.
     * `isAskedOfNew`: the form of a new record marks it required, though no schema checks it.
     * `asksKind`: staff say what the picture is, such as a photograph.
     * `drawnFrom`: a button takes the first page of the PDF in that field as the picture; the call draws it.
     */
    | {
        kind: 'image' | 'pdf' | 'video'
        stored?: string
        isAskedOfNew?: true
        asksKind?: true
        drawnFrom?: { pdf: string; call: Call }
      }
    /** Several pictures. `order`: the name under which their order is sent, as JSON. */
    | { kind: 'images'; stored?: string; order: string }
    /**
     * The field and its English counterpart, `<field>_en`. `asksForEnglish`: the form marks the English field
     * as required, though no schema checks it.
     */
    | { kind: 'bilingual'; as: 'text' | 'textarea' | 'richText'; asksForEnglish?: true }
  )
export type FieldSpec = Exclude<FieldKind, 'select' | 'search' | 'images' | 'bilingual'> | FieldOptions

export type Values = Readonly<Record<string, unknown>>

/** What the defaults of a new record's form may be computed from. */
type DefaultsContext = {
  /** The value of `?new` in the URL, such as the id of the new record's parent; '' if there is none. */
  under: string
  read: <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>
}
export type Defaults = Values | ((context: DefaultsContext) => Values | Promise<Values>)

/** A filter of a list. Its options are the resource's `choices` of the same name, or the rows of a read. */
export type FilterSpec = {
  from?: OptionSource
  /** The filter's value when none was chosen. A filter with this value does not offer the option «all». */
  byDefault?: string
  /** The form's field that holds the filter's value, if the field has another name than the filter. */
  field?: string
  /**
   * The call applies the filter and answers only matching rows, although the list has no pages; by default
   * the browser filters such a list.
   */
  isAsked?: true
  /**
   * A new record belongs to the filter's chosen value: the record's form opens with this value as `under`.
   */
  holdsNew?: true
}

export type ListSpec = {
  call: Call
  /** The key of the answer that has the rows. */
  rows: string
  columns: Readonly<Record<string, ColumnSpec>>
  /** The column that names a row: the heading of its card on a phone, and its name in questions. */
  heading: string
  /**
   * The rows have no names of their own: the text `admin.<name>.rowName` names each row by its `place` in the
   * list.
   */
  namedByPlace?: true
  /** The page sizes to choose from, the default one first; none for a list without pages. */
  pageSizes?: readonly number[]
  /** Whether a row of the answer belongs to this list, if several lists share a read. */
  where?: (row: Values) => boolean
  /**
   * The filters by name: a field of the call's input or, in a list without pages, the row's key that the
   * filter compares.
   */
  filters?: Readonly<Record<string, FilterSpec>>
  /** Whether the list has a search field, whose text the call gets as `term`. */
  search?: true
  /** The list scrolls within this height, so that the content below it stays visible. */
  height?: `${number}vh`
  /** The call that returns the rows that pass the filters, as a file of the input's `kind`. */
  download?: Call
  /**
   * The form's picture that can be replaced directly in the list. The rows of such a list need all fields of
   * the form, and the version.
   */
  replaces?: string
  /**
   * The columns by which the list can be sorted. The server sorts a list with pages, so its call must accept
   * these names as `sort`; the browser sorts a list without pages.
   */
  sorts?: readonly string[]
}

export type FormSpec = {
  fields: Readonly<Record<string, FieldSpec>>
  /** The call that returns the record of an id with its version, for the form. */
  record?: Call
  insert?: Call
  update?: Call
  /** Previews the form's unsaved values on the record's public page; staff can share such a preview. */
  preview?: PreviewSpec<Call<z.ZodType, typeof createdPreview>>
  /** Fields that only the form of a new record, or only that of an existing one, has. */
  insertOnly?: readonly string[]
  updateOnly?: readonly string[]
  /** The initial values of a new record's form, if it does not start empty. */
  defaults?: Defaults
  /** Values that the form sends and does not show. */
  fixed?: Values | ((record: Values | undefined) => Values)
  /** Recognises a refusal in an answer with status 200, and returns the message of each field. */
  refusalOf?: (answer: Values) => Record<string, string> | null
  /** The form has one column of fields instead of two. */
  narrow?: true
  /**
   * Fields that are shown in a column beside the other fields, below the screen's `Side` component. With an
   * empty list the column has no fields.
   */
  side?: readonly string[]
  /**
   * Unsaved input, except files and search choices, is kept on the device. Forms of content, whose records go
   * to the bin, keep it without this, and on the server too.
   */
  keepsDraft?: true
  /** The form of a new record is shown below the list, not on a separate page. */
  below?: true
  /** Rows are edited in one of the list's columns; the form is only opened by links from other pages. */
  editedInList?: true
  /** An added record is reported like a changed one, because the specification has one text for both. */
  isAddedToldAsSaved?: true
  /** How long the message of a save is shown, if different from the site's other screens. */
  toastMilliseconds?: number
}

/**
 * A declared screen: a list, a form and a confirmed deletion. Its texts are `admin.<name>.{count, add,
 * edit, remove}`, `admin.<name>.fields.<field>`, for a choice `admin.<name>.choices.<field>.<value>`, and
 * with `note` also `admin.<name>.note`. A screen can replace the general texts by its own, such as `save` for
 * the button of an edit. CONTRIBUTING.md has the whole list.
 */
export type Resource = {
  name: string
  /** The kind of the screen's records in history, bin and activity; required if its form edits records. */
  kind?: ActivityKind
  list: ListSpec
  form?: FormSpec
  remove?: Call
  /** The page of the site that shows a record; its form and the message of a save link to it. */
  live?: (record: Values) => LivePage
  /**
   * The call that saves the order of the rows: its input's `field` takes the ids of all rows with their new
   * places.
   */
  order?: { call: Call; field: string }
  /** The values of the fields, columns and filters of kind `choice` and `socialIcon`. */
  choices?: Readonly<Record<string, readonly (string | number)[]>>
  /** Whether a note is shown above the list. */
  note?: true
}

type RowOf<L extends Call, N> = N extends keyof z.output<L['answer']>
  ? z.output<L['answer']>[N] extends (infer Row)[]
    ? Row
    : never
  : never
/** The keys of T; none if T is never, as for a missing call: `keyof` alone would then accept every key. */
type KeyOf<T> = [T] extends [never] ? never : Extract<keyof T, string>
type FieldsOf<C> = C extends Call ? z.output<C['input']> : never
type AskedOf<C> = C extends Call ? z.input<C['input']> : never
type FilesOf<C> = C extends Call ? NonNullable<C['files']> : never
type RecordOf<C> = C extends Call<z.ZodType, z.ZodType<{ record: infer Record }>> ? Record : never

/** What a list can be sorted by: the columns that its call accepts as `sort`, else the keys of its rows. */
type SortOf<L extends Call, Row> =
  AskedOf<L> extends { sort?: infer Sort }
    ? unknown extends Sort
      ? KeyOf<Row>
      : Exclude<Sort, `-${string}` | null | undefined>
    : KeyOf<Row>
/** The columns of a list by key. A key that the row does not have is one of the screen's own columns. */
type ColumnsOf<Columns, Row> = {
  readonly [K in keyof Columns]: K extends KeyOf<Row>
    ? ColumnSpec & { picture?: KeyOf<Row> }
    : 'own' | (ColumnOptions & { kind: 'own' })
}

/** A resource with the types of its rows and its form's record, for the components of its `own` kinds. */
export type DeclaredResource<Row, Record> = Resource & { readonly shows?: { row: Row; record: Record } }

/**
 * Declares a resource. The types accept as columns (except `own` ones), heading, sorting, filters and fields
 * only keys of the rows, of the record or of the calls' inputs.
 */
export function resource<
  const N extends string,
  L extends Call,
  const Columns extends Readonly<Record<string, ColumnSpec>>,
  I extends Call = never,
  U extends Call = never,
  R extends Call = never,
  O extends Call = never,
>(
  spec: Omit<Resource, 'list' | 'form' | 'order'> & {
    list: Omit<
      ListSpec,
      'call' | 'rows' | 'columns' | 'heading' | 'where' | 'filters' | 'sorts' | 'replaces'
    > & {
      call: L
      rows: N
      columns: Columns & ColumnsOf<Columns, RowOf<L, N>>
      /** The key of a row's name, which is also the heading above the record's form. */
      heading: KeyOf<RowOf<L, N>> | KeyOf<RecordOf<R>>
      where?: (row: RowOf<L, N>) => boolean
      filters?: Readonly<Partial<Record<KeyOf<AskedOf<L>> | KeyOf<RowOf<L, N>>, FilterSpec>>>
      replaces?: KeyOf<FilesOf<U>>
      sorts?: readonly SortOf<L, RowOf<L, N>>[]
    }
    form?: Omit<
      FormSpec,
      'fields' | 'record' | 'insert' | 'update' | 'insertOnly' | 'updateOnly' | 'side'
    > & {
      record?: R
      insert?: I
      update?: U
      fields: Readonly<Partial<Record<FieldOf<I, U>, FieldSpec>>>
      insertOnly?: readonly FieldOf<I, U>[]
      updateOnly?: readonly FieldOf<I, U>[]
      side?: readonly FieldOf<I, U>[]
    }
    order?: { call: O; field: KeyOf<AskedOf<O>> }
  },
): DeclaredResource<RowOf<L, N>, RecordOf<R>> {
  // The types of rows and record are erased here: code that handles all resources knows none of them.
  return spec as unknown as DeclaredResource<RowOf<L, N>, RecordOf<R>>
}

type FieldOf<I, U> = KeyOf<FieldsOf<I>> | KeyOf<FieldsOf<U>>

/** Returns the options of a field; a field declared by its kind alone gets no further options. */
export function fieldOptions(spec: FieldSpec): FieldOptions {
  return typeof spec === 'string' ? { kind: spec } : spec
}

export function columnOptions(spec: ColumnSpec): ColumnOptions {
  return typeof spec === 'string' ? { kind: spec } : spec
}

/**
 * Returns the fields of a new record's form, or of an existing one's, in their order.
 * @param record the values of the existing record, if the fields may depend on them
 */
export function fieldsOf(form: FormSpec, isNew: boolean, record?: Values): [string, FieldOptions][] {
  const excludedNames = new Set(isNew ? form.updateOnly : form.insertOnly)
  return Object.entries(form.fields)
    .filter(([name]) => !excludedNames.has(name))
    .map(([name, spec]): [string, FieldOptions] => [name, fieldOptions(spec)])
    .filter(([, { isFor }]) => !isFor || !record || isFor(record))
}
