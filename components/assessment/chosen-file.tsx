import { FileRow } from '@/components/ui/file-row'
import { kindTypes, proofBytesMax } from '@/lib/platform/files/kinds'
import type { AssessmentTexts } from './texts'

const types = [...kindTypes.pdf, ...kindTypes.image]

export type FileTexts = Pick<
  AssessmentTexts['member'],
  'chooseFile' | 'fileKind' | 'fileSize' | 'noFile' | 'proofFile' | 'removeFile' | 'replaceFile'
>

/** Why a file's type or size is refused; empty when both are allowed. The server also checks a sent file. */
export function fileProblem(file: File, texts: FileTexts): string {
  if (!types.includes(file.type)) return texts.fileKind
  return file.size > proofBytesMax ? texts.fileSize : ''
}

type Props = {
  id: string
  label: string
  hint?: string
  /** The name of the file that is chosen or stored; empty without a file. */
  name: string
  /** The address of a stored file. */
  url?: string
  error: string
  disabled?: boolean
  texts: FileTexts
  onChoose: (file: File) => void
  /** Removes the file; without this function the file can only be replaced. */
  onRemove?: () => void
}

/** A field for one file. A file that is already stored can be opened. */
export function ChosenFile({ name, url, texts, onChoose, onRemove, ...props }: Props) {
  return (
    <FileRow
      {...props}
      alert
      file={
        name && url ? (
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ) : (
          name
        )
      }
      texts={texts}
      accept={types.join(',')}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        // The field is emptied, because the browser reports no change when the same file is chosen again.
        event.target.value = ''
        if (file) onChoose(file)
      }}
      onRemove={name ? onRemove : undefined}
    />
  )
}
