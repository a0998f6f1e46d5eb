'use client'

import { useTranslations } from 'next-intl'
import { useState, type DragEvent } from 'react'
import type { FileRule } from '@/lib/platform/api/call'
import { fileRefusalOf } from '../form/file-check'

type Options = {
  rule: FileRule
  /** Whether several files are accepted; otherwise all but the first are ignored. */
  multiple?: boolean
  take: (files: File[]) => void
  refuse: (message: string) => void
}

/**
 * Returns functions that check chosen or dropped files. The valid files are passed to `take`. The reasons for
 * invalid files are passed to `refuse` as one message; with `multiple`, each reason names its file.
 */
export function useFileDrop({ rule, multiple = false, take, refuse }: Options) {
  const t = useTranslations()
  const [isOver, setOver] = useState(false)
  const checkAndTakeFiles = (newFiles: File[]) => {
    const files = multiple ? newFiles : newFiles.slice(0, 1)
    const checks = files.map((file) => ({ file, refusal: fileRefusalOf(file, rule) }))
    const right = checks.flatMap(({ file, refusal }) => (refusal ? [] : [file]))
    const problems = checks.flatMap(({ file, refusal }) => {
      if (!refusal) return []
      const reason = t(refusal.key, refusal.values)
      return [multiple ? t('ui.file.problem', { name: file.name, reason }) : reason]
    })
    if (right.length > 0) take(right)
    // `take` clears the previous message, so the new message is set after it.
    if (problems.length > 0) refuse(problems.join('\n'))
  }
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      checkAndTakeFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, takeAll: checkAndTakeFiles, dropProps }
}
