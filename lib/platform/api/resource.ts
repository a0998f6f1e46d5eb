import type * as z from 'zod'
import type { ActivityKind } from '@/lib/platform/records/schema'
import type { LivePage } from '@/lib/platform/site/live-page'
import type { AnswerOf, Call, InputOf } from './call'
import type { createdPreview } from './preview'

/** How a column shows its value; `own` is a component that the screen brings along. */
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
  /** The row's key that holds a picture to stand before the text. */
  picture?: string
  width?: string
  /** On a phone it stands in the second line of its row, and what is no such column opens with the row. */
  brief?: true
}
export type ColumnSpec = ColumnKind | ColumnOptions

/** A read whose rows are offered to choose from. */
export type OptionSource = {
  call: Call
  input?: Readonly<Record<string, string | number>>
  /** The answer's key that holds the rows, and the rows' keys of the value and of its name. */
  rows: string
  value: string
  label: string
  /** The rows' key that is true of the one that a filter's `byDefault` stands for. */
  standard?: string
}

/** Kinds whose whole value is one text or number. */
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
  /** A line under the field: `admin.<name>.hints.<field>`. */
  hint?: true
  /** Takes the whole width of the form. */
  wide?: true
}
export type FieldOptions = CommonOptions &
  (
    | { kind: PlainFieldKind | 'own' }
    | { kind: 'select'; from: OptionSource }
    /** Of more rows than a list can hold: the read takes a `term`. `nameKey`: the record's key of what is chosen. */
    | { kind: 'search'; from: OptionSource; nameKey: string }
    /**
     * `stored`: the record's key of the stored file's address, where it is not the field's own name. `isAskedOfNew`: the
     * form of a new record calls it required, though nothing checks that it is there.
     */
    | { kind: 'image' | 'pdf' | 'video'; stored?: string; isAskedOfNew?: true }
    /** Several pictures; their order goes along as JSON under the name `order`. */
    | { kind: 'images'; stored?: string; order: string }
    /**
     * The field and its English counterpart, `<field>_en`. `asksForEnglish`: the form calls that required, though
     * nothing checks that it is there.
     */
    | { kind: 'bilingual'; as: 'text' | 'textarea' | 'richText'; asksForEnglish?: true }
  )
export type FieldSpec = Exclude<FieldKind, 'select' | 'search' | 'images' | 'bilingual'> | FieldOptions

export type Values = Readonly<Record<string, unknown>>

/** What a new record's form may compute its start from. */
type DefaultsContext = {
  /** The value of `?new` in the URL: what the new record is to belong to. */
  under: string
  read: <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>
}
export type Defaults = Values | ((context: DefaultsContext) => Values | Promise<Values>)

/** What a list may be narrowed by: a choice of the resource, or the rows of a read. */
export type FilterSpec = {
  from?: OptionSource
  /** What is shown when nothing was chosen; without it all rows are. */
  byDefault?: string
  /** The form's field that says where a new row belongs, where it has another name. */
  field?: string
  /** The call takes it in a list without pages too, and answers its rows alone. */
  isAsked?: true
  /** A new record belongs to what the list is narrowed to: its form is opened `under` that. */
  holdsNew?: true
}

export type ListSpec = {
  call: Call
  /** The answer's key that holds the rows. */
  rows: string
  columns: Readonly<Record<string, ColumnSpec>>
  /** The column that names a row: the heading of its card on a phone, and the name in questions. */
  heading: string
  /** A row is called `admin.<name>.rowName`, by its `place` in the list. */
  namedByPlace?: true
  /** The page sizes on offer, the default one first; none for a list without pages. */
  pageSizes?: readonly number[]
  /** Which rows of the answer are this list's, where several lists share a read. */
  where?: (row: Values) => boolean
  /** By name of the call's input, or of the row's key in a list without pages. */
  filters?: Readonly<Record<string, FilterSpec>>
  /** Whether one can search, by the call's `term`. */
  search?: true
  /** A list that scrolls within this height, so that what stands below it stays in sight. */
  height?: `${number}vh`
  /** Gives the rows that are shown as a file of the input's `kind`. */
  download?: Call
  /** The form's picture that can be replaced in the list at once: its rows have all fields of the form, and their version. */
  replaces?: string
  /** The columns that one can sort by; the call's `sort` takes them in a list with pages. */
  sorts?: readonly string[]
}

export type FormSpec = {
  fields: Readonly<Record<string, FieldSpec>>
  /** The record of an id with its version, as the form opens it. */
  record?: Call
  insert?: Call
  update?: Call
  /** Shows what stands in the form on its public page. */
  preview?: Call<z.ZodType, typeof createdPreview>
  /** Fields that only a new record, or only an existing one, is asked for. */
  insertOnly?: readonly string[]
  updateOnly?: readonly string[]
  /** What a new record's form starts with, where that is not nothing. */
  defaults?: Defaults
  /** Values that are sent and not shown. */
  fixed?: Values | ((record: Values | undefined) => Values)
  /** Of an answer that is a refusal though its status is 200: the message of each field. */
  refusalOf?: (answer: Values) => Record<string, string> | null
  /** One column of fields in place of two. */
  narrow?: true
  /** Fields that are set beside the others, in the frame of an editor; with none of them named, what `Side` tells. */
  side?: readonly string[]
  /** What is typed is kept on the device until it is saved. */
  keepsDraft?: true
  /** The form of a new record stands under the list, and not on a page of its own. */
  below?: true
  /** A row is edited by a column of its own; the form opens for who comes from elsewhere. */
  editedInList?: true
  /** What is added is told like what is changed: of these screens the specification has one sentence for both. */
  isAddedToldAsSaved?: true
  /** How long it is told that a save succeeded or failed, where that is not as long as on the site's other screens. */
  toastMilliseconds?: number
}

/**
 * A screen that is a list, a form and a deletion with a question, declared. Its texts are
 * `admin.<name>.{count, add, edit, remove}` and `admin.<name>.fields.<field>`, of a choice
 * `admin.<name>.choices.<field>.<value>`, and with `note` also `admin.<name>.note`. Where the general words do not do,
 * it has its own: `save` on the button of an edit, `failed` and the like. CONTRIBUTING.md has the whole list.
 */
export type Resource = {
  name: string
  /** What its records are among all others, where its form edits them: for their history, bin and activity. */
  kind?: ActivityKind
  list: ListSpec
  form?: FormSpec
  remove?: Call
  /** The page of the site that shows a record; links lead there from its form and from the message of a save. */
  live?: (record: Values) => LivePage
  /** Takes the ids of all rows with their new places, under the name `field`. */
  order?: { call: Call; field: string }
  /** The values of the fields, columns and filters of kind `choice` and `socialIcon`. */
  choices?: Readonly<Record<string, readonly (string | number)[]>>
  /** Whether a note stands above the list. */
  note?: true
}

type RowOf<L extends Call, N> = N extends keyof z.output<L['answer']>
  ? z.output<L['answer']>[N] extends (infer Row)[]
    ? Row
    : never
  : never
/** Of a call that is not there it is none; `keyof` alone would take every key for one of nothing's. */
type KeyOf<T> = [T] extends [never] ? never : Extract<keyof T, string>
type FieldsOf<C> = C extends Call ? z.output<C['input']> : never
type AskedOf<C> = C extends Call ? z.input<C['input']> : never
type FilesOf<C> = C extends Call ? NonNullable<C['files']> : never
type RecordOf<C> = C extends Call<z.ZodType, z.ZodType<{ record: infer Record }>> ? Record : never

/** What a list can be sorted by: what its call takes, or in a list without pages what its rows have. */
type SortOf<L extends Call, Row> =
  AskedOf<L> extends { sort?: infer Sort }
    ? unknown extends Sort
      ? KeyOf<Row>
      : Exclude<Sort, `-${string}` | null | undefined>
    : KeyOf<Row>
/** A key that is none of the row's is a column of the screen's own. */
type ColumnsOf<Columns, Row> = {
  readonly [K in keyof Columns]: K extends KeyOf<Row>
    ? ColumnSpec & { picture?: KeyOf<Row> }
    : 'own' | (ColumnOptions & { kind: 'own' })
}

/** A resource that says what its rows are and what its form opens, for the components of its kinds `own`. */
export type DeclaredResource<Row, Record> = Resource & { readonly shows?: { row: Row; record: Record } }

/**
 * Declares a resource. Columns, heading and sorting must be in the list's rows, filters in them or in what the call
 * takes, fields in the input of its insert or update.
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
      /** It names the record above its form too. */
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
  // Which row a list shows is forgotten here: what shows all of them knows none.
  return spec as unknown as DeclaredResource<RowOf<L, N>, RecordOf<R>>
}

type FieldOf<I, U> = KeyOf<FieldsOf<I>> | KeyOf<FieldsOf<U>>

/** A field's kind with its options. */
export function fieldOptions(spec: FieldSpec): FieldOptions {
  return typeof spec === 'string' ? { kind: spec } : spec
}

export function columnOptions(spec: ColumnSpec): ColumnOptions {
  return typeof spec === 'string' ? { kind: spec } : spec
}

/** The fields of a new record's form, or of an existing one's, in their order. */
export function fieldsOf(form: FormSpec, isNew: boolean): [string, FieldOptions][] {
  const excludedNames = new Set(isNew ? form.updateOnly : form.insertOnly)
  return Object.entries(form.fields)
    .filter(([name]) => !excludedNames.has(name))
    .map(([name, spec]) => [name, fieldOptions(spec)])
}
