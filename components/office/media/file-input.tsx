import type { ReactNode } from 'react'
import { controlProps } from '@/components/ui/field'
import type { FileRule } from '@/lib/platform/api/call'
import { acceptedFileTypes } from '../form/file-check'

type Props = {
  id: string
  hint?: ReactNode
  error?: ReactNode
  rule: FileRule
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/**
 * The file input of a field, inside the label that acts as its button. Its accessible name is the field's
 * label (`<id>-label`) and the action of the button (`<id>-action`).
 */
export function FileInput({ id, hint, error, rule, multiple, onFiles }: Props) {
  return (
    <input
      {...controlProps(id, { hint, error })}
      type="file"
      multiple={multiple}
      className="sr-only"
      accept={acceptedFileTypes(rule).join(',')}
      aria-labelledby={`${id}-label ${id}-action`}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // Lets staff choose the same file again after they removed it.
        event.target.value = ''
      }}
    />
  )
}
