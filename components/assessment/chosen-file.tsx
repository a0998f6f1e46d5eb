import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { kindTypes, proofBytesMax } from '@/lib/files/kinds'
import buttonStyles from '@/components/ui/button.module.css'
import fieldStyles from '@/components/ui/field.module.css'
import fileFieldStyles from '@/components/ui/file-field.module.css'
import type { AssessmentTexts } from './texts'

const types = [...kindTypes.pdf, ...kindTypes.image]

type Texts = AssessmentTexts['member']

/** What keeps a file from being sent; empty when nothing does. The server looks at the bytes. */
export function fileProblem(file: File, texts: Texts): string {
  if (!types.includes(file.type)) return texts.fileKind
  return file.size > proofBytesMax ? texts.fileSize : ''
}

type Props = {
  id: string
  label: string
  hint?: string
  /** The name of the file that is chosen or stored. */
  name: string
  /** Where a stored one opens. */
  url?: string
  error: string
  disabled?: boolean
  texts: Texts
  onChoose: (file: File) => void
  /** Without it a file can only be replaced. */
  onRemove?: () => void
}

/** One file: a dashed row to choose it, its name once it is there. */
export function ChosenFile(props: Props) {
  const { id, label, hint, name, url, error, disabled, texts, onChoose, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <div
        className={clsx(
          fileFieldStyles.fileField,
          name && fileFieldStyles.full,
          error && fileFieldStyles.bad,
        )}
      >
        <span className={fileFieldStyles.name}>
          {name && url ? (
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            name || <span className="muted">{texts.noFile}</span>
          )}
        </span>
        <div className={fileFieldStyles.actions}>
          <label
            className={clsx(
              buttonStyles.button,
              buttonStyles.quiet,
              buttonStyles.small,
              fileFieldStyles.choose,
            )}
          >
            <span id={`${id}-action`}>{name ? texts.replaceFile : texts.chooseFile}</span>
            <input
              ref={input}
              id={id}
              type="file"
              className="sr-only"
              accept={types.join(',')}
              disabled={disabled}
              aria-labelledby={`${id}-label ${id}-action`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                // The same file may be chosen once more, after a failure or a removal.
                event.target.value = ''
                if (file) onChoose(file)
              }}
            />
          </label>
          {name && onRemove && (
            <IconButton
              label={texts.removeFile}
              disabled={disabled}
              onClick={() => {
                onRemove()
                input.current?.focus()
              }}
            >
              <X className="icon" size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError alert id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
