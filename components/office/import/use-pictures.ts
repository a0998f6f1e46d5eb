import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FileRule } from '@/lib/platform/api/call'
import { messageOrFallback } from '@/lib/platform/api/call-error'
import { type ImportPicture, importPicturesMax } from '@/lib/platform/files/import-pictures'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { fileRefusalOf } from '../form/file-check'
import { uploadPicture } from '../rich-text/upload'

const rule: FileRule = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax }

/** The pictures that staff choose beside a table: checked when chosen, and stored one by one at the import. */
export function usePictures() {
  const t = useTranslations()
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<{ sent: number; count: number }>()

  const chooseFiles = (chosenFiles: readonly File[]) => {
    const problems = chosenFiles.flatMap((file) => {
      const refusal = fileRefusalOf(file, rule)
      return refusal
        ? [t('ui.file.problem', { name: file.name, reason: t(refusal.key, refusal.values) })]
        : []
    })
    const isTooMany = chosenFiles.length > importPicturesMax
    setError(isTooMany ? t('admin.import.picturesMax', { max: importPicturesMax }) : problems[0])
    setFiles(isTooMany || problems.length > 0 ? [] : chosenFiles)
  }

  /** Returns the names of the pictures for a dry run; for an import it stores them and returns their addresses. */
  const storeOrName = async (isDryRun: boolean): Promise<ImportPicture[]> => {
    if (isDryRun) return files.map(({ name }) => ({ name, url: '' }))
    const pictures: ImportPicture[] = []
    setError(undefined)
    try {
      for (const file of files) {
        setSending({ sent: pictures.length, count: files.length })
        try {
          pictures.push({ name: file.name, url: (await uploadPicture(file, () => {})).src })
        } catch (reason) {
          const why = messageOrFallback(reason, t('problems.internal'))
          setError(t('ui.file.problem', { name: file.name, reason: why }))
          throw reason
        }
      }
      return pictures
    } finally {
      setSending(undefined)
    }
  }
  return { files, error, sending, chooseFiles, storeOrName }
}
