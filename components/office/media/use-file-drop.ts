'use client'

import { useTranslations } from 'next-intl'
import { useState, type DragEvent } from 'react'
import type { FileRule } from '@/lib/platform/api/call'
import { refusalOf } from '../form/file-check'

type Options = {
  rule: FileRule
  /** Without it only the first file is considered. */
  multiple?: boolean
  take: (files: File[]) => void
  refuse: (message: string) => void
}

/**
 * Checks chosen or dropped files before they are sent. It takes the valid ones and, if several are allowed,
 * names each refused one with its reason.
 */
export function useFileDrop({ rule, multiple = false, take, refuse }: Options) {
  const t = useTranslations()
  const [isOver, setOver] = useState(false)
  const takeAll = (newFiles: File[]) => {
    const files = multiple ? newFiles : newFiles.slice(0, 1)
    const checks = files.map((file) => ({ file, refusal: refusalOf(file, rule) }))
    const right = checks.flatMap(({ file, refusal }) => (refusal ? [] : [file]))
    const problems = checks.flatMap(({ file, refusal }) => {
      if (!refusal) return []
      const reason = t(refusal.key, refusal.values)
      return [multiple ? t('ui.file.problem', { name: file.name, reason }) : reason]
    })
    if (right.length > 0) take(right)
    // Taking files clears the previous message, so the new one is set after it.
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
      takeAll([...event.dataTransfer.files])
    },
  }
  return { isOver, takeAll, dropProps }
}
