'use client'

import { useTranslations } from 'next-intl'
import { useState, type DragEvent } from 'react'
import type { FileRule } from '@/lib/api/call'
import { refusalOf } from '../form/file-check'

type Options = {
  rule: FileRule
  /** Looks at no other file than the first. */
  firstOnly?: boolean
  take: (files: File[]) => void
  refuse: (message: string) => void
}

/** Files chosen or dropped, looked at before anything is sent: one that cannot be taken refuses them all. */
export function useFileDrop({ rule, firstOnly = false, take, refuse }: Options) {
  const t = useTranslations()
  const [isOver, setOver] = useState(false)
  const takeAll = (given: File[]) => {
    const files = firstOnly ? given.slice(0, 1) : given
    const refusal = files.map((file) => refusalOf(file, rule)).find((found) => found !== null)
    if (refusal) refuse(t(refusal.key, refusal.values))
    else if (files.length > 0) take(files)
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
