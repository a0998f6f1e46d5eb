'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { FileRow } from './file-row'

type Props = Omit<ComponentProps<typeof FileRow>, 'file' | 'texts' | 'onRemove' | 'onChange'> & {
  /** The name of the stored file. */
  storedName?: string
  onFile?: (file: File | null) => void
}

/** A file field of a form. A chosen file can be removed again; a stored file can only be replaced. */
export function FileField({ storedName, onFile, ...props }: Props) {
  const t = useTranslations('ui.file')
  const [chosenName, setChosenName] = useState<string | null>(null)
  const chooseOrClear = (file: File | null) => {
    setChosenName(file?.name ?? null)
    onFile?.(file)
  }
  return (
    <FileRow
      {...props}
      file={chosenName ?? storedName}
      texts={{
        noFile: t('none'),
        chooseFile: t('choose'),
        replaceFile: t('replace'),
        removeFile: t('remove'),
      }}
      onChange={(event) => chooseOrClear(event.target.files?.[0] ?? null)}
      onRemove={chosenName ? () => chooseOrClear(null) : undefined}
    />
  )
}
