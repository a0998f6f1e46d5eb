'use client'

import { useTranslations } from 'next-intl'
import { useState, type DragEvent } from 'react'
import type { FileRule } from '@/lib/platform/api/call'
import { refusalOf } from '../form/file-check'

type Options = {
  rule: FileRule
  /** Without it the first file alone is looked at. */
  multiple?: boolean
  take: (files: File[]) => void
  refuse: (message: string) => void
}

/**
 * Files chosen or dropped, looked at before anything is sent: the right ones are taken, and of several each wrong one
 * is named with its reason.
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
    // What is taken clears the message of before, so the new one is said after it.
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
