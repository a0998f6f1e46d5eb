import { Input, Textarea } from '@/components/ui/field'
import type { FormFields } from './listing-values'

type TextNames<Values> = { [N in keyof Values]: Values[N] extends string ? N : never }[keyof Values] & string

type Props<Values> = {
  fields: FormFields<Values>
  name: TextNames<Values>
  label: string
  hint?: string
  lettersMax: number
  /** The height in lines. By default the field has a single line. */
  rows?: number
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  capitals?: boolean
  className?: string | undefined
}

/** A text field of a listing's form: one line, or several with `rows`. */
export function TextField<Values>(props: Props<Values>) {
  const { fields, name, label, hint, lettersMax, rows, type, autoComplete, capitals, className } = props
  const { values, problems, set, isOptional, idOf } = fields
  const control = {
    id: idOf(name),
    name,
    label,
    hint,
    optional: isOptional(name),
    error: problems[name],
    maxLength: lettersMax,
    value: values[name] as string,
    className: className ?? '',
  }
  const change = (value: string) => set(name, value as Values[typeof name])
  return rows ? (
    <Textarea {...control} rows={rows} onChange={(event) => change(event.target.value)} />
  ) : (
    <Input
      {...control}
      type={type}
      autoComplete={autoComplete}
      onChange={(event) => change(event.target.value)}
      // The text becomes capitals on leaving the field, so that nothing moves under the cursor.
      onBlur={(event) => capitals && change(event.target.value.toLocaleUpperCase('mn'))}
    />
  )
}
