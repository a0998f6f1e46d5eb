import type { ReactNode } from 'react'
import { controlProps } from '@/components/ui/field'
import type { FileRule } from '@/lib/platform/api/call'
import { acceptedTypes } from '../form/file-check'

type Props = {
  id: string
  hint?: ReactNode
  error?: ReactNode
  rule: FileRule
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/**
 * The input of a field that takes files, inside the label that is pressed. It is named by the field's `<id>-label`
 * and by `<id>-action`, what a press does.
 */
export function FileInput({ id, hint, error, rule, multiple, onFiles }: Props) {
  return (
    <input
      {...controlProps(id, { hint, error })}
      type="file"
      multiple={multiple}
      className="sr-only"
      accept={acceptedTypes(rule).join(',')}
      aria-labelledby={`${id}-label ${id}-action`}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // The same file can be chosen again after it was removed.
        event.target.value = ''
      }}
    />
  )
}
