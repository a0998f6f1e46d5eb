'use client'

import { useTranslations } from 'next-intl'
import { useState, type DragEvent } from 'react'
import type { FileRule } from '@/lib/platform/api/call'
import { fileRefusalOf } from '../form/file-check'

type Options = {
  rule: FileRule
  /** Whether several files are accepted; otherwise only the first is considered. */
  multiple?: boolean
  take: (files: File[]) => void
  refuse: (message: string) => void
}

/**
 * Checks chosen or dropped files before they are sent. Passes the valid files to `take`, and one message with
 * the reasons for the others to `refuse`; if several files are allowed, each reason names its file.
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
