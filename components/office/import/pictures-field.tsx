import { useTranslations } from 'next-intl'
import { FileRow } from '@/components/ui/file-row'
import type { usePictures } from './use-pictures'

type Props = {
  id: string
  hint: string
  pictures: ReturnType<typeof usePictures>
  disabled: boolean
  onChange: () => void
}

/** Chooses the pictures that a table names. */
export function PicturesField({ id, hint, pictures, disabled, onChange }: Props) {
  const t = useTranslations()
  const { files, error, chooseFiles } = pictures
  const chooseAndTell = (chosenFiles: readonly File[]) => {
    chooseFiles(chosenFiles)
    onChange()
  }
  return (
    <FileRow
      {...{ id, hint, error, disabled }}
      label={t('admin.import.pictures')}
      file={files.length > 0 && t('admin.import.picturesChosen', { count: files.length })}
      texts={{
        noFile: t('ui.file.none'),
        chooseFile: t('admin.import.choosePictures'),
        replaceFile: t('ui.file.replace'),
        removeFile: t('admin.import.removePictures'),
      }}
      accept="image/jpeg,image/png"
      multiple
      onChange={(event) => chooseAndTell([...(event.target.files ?? [])])}
      {...(files.length > 0 && { onRemove: () => chooseAndTell([]) })}
    />
  )
}
