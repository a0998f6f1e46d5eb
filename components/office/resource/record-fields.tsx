import { EditorColumns, SettingsPanel } from '../form/editor-columns'
import { FormPanel } from '../form/form-panel'
import { SaveProblem } from '../form/save-problem'
import { SharedDrafts } from '../preview/shared-drafts'
import { DeclaredFields, DeclaredWritingHelp, type FieldSetProps } from './field-set'
import type { Fields } from './form-values'

type Props = FieldSetProps & {
  /** The address of the version that someone else saved. */
  href: string
}

/**
 * The fields of a declared form: in one panel or, if the form declares `side` fields, in two columns with
 * these fields in the side column.
 */
export function RecordFields({ bound, fields, href, ...fieldProps }: Props) {
  const { About, Side } = bound
  const { record, row } = fieldProps
  const { side, narrow, preview } = bound.resource.form ?? {}
  const about = row && About && <About row={row} />
  const problem = (
    <>
      {preview && <SharedDrafts kind={preview.kind} recordId={row?.id ?? null} />}
      <DeclaredWritingHelp bound={bound} fields={fields} record={record} />
      <SaveProblem record={record} href={href} />
    </>
  )
  if (!side)
    return (
      <>
        {about}
        <FormPanel narrow={narrow}>
          <DeclaredFields bound={bound} fields={fields} {...fieldProps} />
          {problem}
        </FormPanel>
      </>
    )
  const isSideField = ([name]: Fields[number]) => side.includes(name)
  const [content, settings] = [fields.filter((field) => !isSideField(field)), fields.filter(isSideField)]
  return (
    <EditorColumns
      side={
        <>
          {row && Side && <Side row={row} />}
          {settings.length > 0 && (
            <SettingsPanel>
              <DeclaredFields bound={bound} fields={settings} {...fieldProps} />
            </SettingsPanel>
          )}
          {problem}
        </>
      }
    >
      {about}
      {content.length > 0 && (
        <FormPanel narrow={narrow} fillsWidth>
          <DeclaredFields bound={bound} fields={content} {...fieldProps} />
        </FormPanel>
      )}
    </EditorColumns>
  )
}
