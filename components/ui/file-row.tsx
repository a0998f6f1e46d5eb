import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { IconButton, buttonClass } from './button'
import { FieldBox, FieldNotes, controlProps } from './field-parts'
import styles from './file-row.module.css'

type Props = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  alert?: boolean
  /** The name of the chosen or stored file, or a link to it. */
  file?: ReactNode
  texts: Record<'noFile' | 'chooseFile' | 'replaceFile' | 'removeFile', string>
  /** Removes the file; without this function a file can only be replaced. */
  onRemove?: () => void
} & Pick<ComponentProps<'input'>, 'name' | 'accept' | 'multiple' | 'required' | 'disabled' | 'onChange'>

/** A file input: a dashed row to choose a file or, once there is one, its name and buttons to change it. */
export function FileRow({ id, label, hint, error, alert, file, texts, onRemove, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const removeFileAndFocusInput = () => {
    if (input.current) input.current.value = ''
    onRemove?.()
    input.current?.focus()
  }
  return (
    <FieldBox id={id} label={label}>
      <div className={clsx(styles.fileRow, file && styles.full, error && styles.bad)}>
        <span className={styles.name}>{file || <span className="muted">{texts.noFile}</span>}</span>
        <div className={styles.actions}>
          <label className={buttonClass({ variant: 'quiet', small: true }, styles.choose)}>
            <span id={`${id}-action`}>{file ? texts.replaceFile : texts.chooseFile}</span>
            <input
              ref={input}
              type="file"
              className="sr-only"
              aria-labelledby={`${id}-label ${id}-action`}
              {...controlProps(id, { hint, error })}
              {...props}
            />
          </label>
          {onRemove && (
            <IconButton label={texts.removeFile} disabled={props.disabled} onClick={removeFileAndFocusInput}>
              <X className="icon" size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      <FieldNotes {...{ id, hint, error, alert }} />
    </FieldBox>
  )
}
